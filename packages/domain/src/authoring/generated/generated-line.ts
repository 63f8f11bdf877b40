import { gradeAnswer } from "../../grading/grade-answer.ts";
import type { Grade } from "../../grading/grade.ts";
import { whyNoMarks } from "../../interactions/number-line/check-number-line.ts";
import { entryAt, markOf, numbersOn } from "../../interactions/number-line/number-line.ts";
import type { NumberLine } from "../../interactions/number-line/settings.ts";
import { isUnlikeType } from "../../question/checks/check-question.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import { numbersIn, toPlainText } from "../../question/text/plain-text.ts";
import { failed, type Finding, passed } from "./generated-finding.ts";

/** Of the line's drawing: its length between the ends, a digit of a number below it, and the space between two. */
const LENGTH = 568;
const DIGIT = 14;
const SPACE = 6;

/** Whether the right answer and the mistakes are places on the line that count, and none is marked from the start. */
export function checkGeneratedLine(question: FillOneQuestion, line: NumberLine): Finding {
	if (whyNoMarks(line) !== null) return failed("line_without_marks", endsOf(line));
	const [answer = ""] = question.key.answers;
	const entry = entryOn(question, line, answer);
	if (entry === null) return failed("answer_off_line", answer);
	if (isUnlikeType(question)) return failed("answer_unlike_type", answer);
	if (gradeOf(question, entry)?.verdict !== "correct") return failed("line_writes_other_form", entry);
	const shown = numbersOn(line);
	const longest = Math.max(...shown.map(({ length }) => length));
	if ((shown.length - 1) * (longest * DIGIT + SPACE) > LENGTH)
		return failed("line_too_full", shown.slice(0, 12).join(", "));
	if (isMarked(question, line, shown)) return failed("line_tells_answer", answer);
	const lost = question.known_mistakes.find(({ id, answer: wrong }) => {
		const grade = gradeOf(question, entryOn(question, line, wrong) ?? "");
		return grade?.verdict !== "incorrect" || grade.known_mistake_id !== id;
	});
	return lost === undefined ? passed : failed("mistake_out_of_reach", lost.answer);
}

function endsOf({ from, to, steps }: NumberLine): string {
	return `${from}–${to}, ${steps}`;
}

/** What the line writes for the place of an answer; null if that is no mark. */
function entryOn({ answer_type }: FillOneQuestion, line: NumberLine, answer: string): string | null {
	const mark = markOf(line, answer);
	return mark === null ? null : entryAt(line, mark, answer_type);
}

/** Undefined for a key that cannot be read, which `checkQuestion` reports. */
function gradeOf(question: FillOneQuestion, entry: string): Grade | undefined {
	try {
		return gradeAnswer(question, { question_type: "FILL_ONE", text: entry });
	} catch {
		return undefined;
	}
}

/** The prompt asks for nothing but a number that the line shows already. */
function isMarked({ prompt, key }: FillOneQuestion, { from, to }: NumberLine, shown: string[]): boolean {
	const [answer = ""] = key.answers;
	const named = [...numbersIn(prompt)].filter((number) => number !== `${from}` && number !== `${to}`);
	const isNamed = ` ${toPlainText(prompt).replaceAll(/[^\d/.\-\s]|[.](?!\d)/g, " ")} `.includes(
		` ${answer} `,
	);
	return shown.includes(answer) && isNamed && named.every((number) => numbersIn(answer).has(number));
}

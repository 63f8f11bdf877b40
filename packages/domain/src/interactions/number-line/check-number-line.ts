import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import { entryAt, markOf, MAX_STEPS } from "./number-line.ts";
import type { NumberLine } from "./settings.ts";

/** Why no point can be placed on such a line, or null: its ends, or its marks. */
export function whyNoMarks({ from, to, steps, number_every }: NumberLine): string | null {
	const are_whole = [from, to, steps, number_every].every(Number.isSafeInteger);
	if (!are_whole || from >= to) return `${from}–${to}`;
	return steps < 2 || steps > MAX_STEPS || number_every < 0 ? `${steps}` : null;
}

/** Why a number line cannot answer this question, or null: its marks, or a right answer that cannot be placed. */
export function whyNoNumberLine(question: FillOneQuestion, line: NumberLine): string | null {
	const why = whyNoMarks(line);
	if (why !== null) return why;
	const [answer = ""] = question.key.answers;
	const mark = markOf(line, answer);
	if (mark === null) return answer;
	// The entry that the line writes must count as right: a student who placed the point cannot be asked for another
	// form.
	const entry = entryAt(line, mark, question.answer_type);
	return gradeFillOne(question, entry).verdict === "correct" ? null : entry;
}

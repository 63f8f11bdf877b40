import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import { entryAt, markOf, MOST_STEPS } from "./number-line.ts";
import type { NumberLine } from "./settings.ts";

/** Why nobody could place a point on such a line, or null: its ends, or its marks. */
export function whyNoMarks({ from, to, steps, number_every }: NumberLine): string | null {
	const are_whole = [from, to, steps, number_every].every(Number.isSafeInteger);
	if (!are_whole || from >= to) return `${from}–${to}`;
	return steps < 2 || steps > MOST_STEPS || number_every < 0 ? `${steps}` : null;
}

/** Why a number line cannot ask this question, or null: its marks, or a right answer that nobody could place. */
export function whyNoNumberLine(question: FillOneQuestion, line: NumberLine): string | null {
	const why = whyNoMarks(line);
	if (why !== null) return why;
	const [answer = ""] = question.key.answers;
	const mark = markOf(line, answer);
	if (mark === null) return answer;
	// What the line writes must count as right as it is: nobody who placed the point can be asked for another form.
	const entry = entryAt(line, mark, question.answer_type);
	return gradeFillOne(question, entry).verdict === "correct" ? null : entry;
}

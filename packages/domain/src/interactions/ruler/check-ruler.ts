import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import { entryAt, markOf } from "../number-line/number-line.ts";
import { lineOf, MAX_MARKS } from "./ruler.ts";
import type { Ruler } from "./settings.ts";

/** Why a ruler cannot answer this question, or null: its marks, its bar, or a right answer that it does not read. */
export function whyNoRuler(question: FillOneQuestion, ruler: Ruler): string | null {
	const { units, parts, bar } = ruler;
	const are_sound = [units, parts, bar].every((count) => Number.isSafeInteger(count) && count >= 1);
	if (!are_sound || units * parts > MAX_MARKS) return `${units} × ${parts}`;
	if (bar > units * parts) return `${bar}`;
	const [answer = ""] = question.key.answers;
	const mark = markOf(lineOf(ruler), answer);
	if (mark === null) return answer;
	const entry = entryAt(lineOf(ruler), mark, question.answer_type);
	return gradeFillOne(question, entry).verdict === "correct" ? null : entry;
}

import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import type { Shading } from "./settings.ts";
import { countOf, entryOf, MAX_PARTS, MAX_SECTORS, partsIn } from "./shading.ts";

/**
 * Why parts to shade cannot answer this question, or null: too many parts, or a right answer that cannot be shaded.
 */
export function whyNoShading(question: FillOneQuestion, shading: Shading): string | null {
	const { rows, columns } = shading;
	const are_sound = [rows, columns].every((count) => Number.isSafeInteger(count) && count >= 1);
	const all = partsIn(shading);
	if (!are_sound || all < 2 || all > MAX_PARTS) return `${rows} × ${columns}`;
	if (shading.style === "circle" && (rows !== 1 || columns > MAX_SECTORS)) return `${rows} × ${columns}`;
	const [answer = ""] = question.key.answers;
	const count = countOf(shading, answer, question.answer_type);
	if (count === null) return answer;
	const entry = entryOf(shading, count, question.answer_type);
	return gradeFillOne(question, entry).verdict === "correct" ? null : entry;
}

import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import { countsOf, entryOf, fewestBlocks } from "./blocks.ts";
import type { Blocks } from "./settings.ts";

/**
 * Why blocks cannot answer this question, or null: their kinds, their start, or a right answer that they do not make.
 */
export function whyNoBlocks(question: FillOneQuestion, blocks: Blocks): string | null {
	const { largest, start } = blocks;
	if (![10, 100, 1000].includes(largest)) return `${largest}`;
	if (!Number.isSafeInteger(start) || start < 0 || fewestBlocks(blocks, start) === null) return `${start}`;
	const [answer = ""] = question.key.answers;
	const counts = countsOf(blocks, answer);
	if (counts === null) return answer;
	const entry = entryOf(blocks, counts);
	return gradeFillOne(question, entry).verdict === "correct" ? null : entry;
}

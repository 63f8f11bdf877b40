import type { LabeledInputQuestion } from "../../question/question.ts";
import { whyNoSort } from "../sort/check-sort.ts";
import { binsOf } from "../sort/sort.ts";

/** Why two circles cannot answer this question, or null: not one region per bin, or any fault of sorting. */
export function whyNoVenn(question: LabeledInputQuestion): string | null {
	const regions = binsOf(question.labels) ?? [];
	// One circle, the overlap, the other circle, and optionally the outside.
	if (regions.length < 3 || regions.length > 4) return regions.join(", ");
	return whyNoSort(question);
}

import type { LabeledInputQuestion } from "../../question/question.ts";
import { whyNoSort } from "../sort/check-sort.ts";
import { binsOf } from "../sort/sort.ts";

/** Why two circles cannot ask this question, or null: no region for each place, or what speaks against sorting at all. */
export function whyNoVenn(question: LabeledInputQuestion): string | null {
	const regions = binsOf(question.labels) ?? [];
	// One circle, the overlap, the other circle, and perhaps the room outside.
	if (regions.length < 3 || regions.length > 4) return regions.join(", ");
	return whyNoSort(question);
}

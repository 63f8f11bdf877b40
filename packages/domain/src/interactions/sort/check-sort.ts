import type { LabeledInputQuestion } from "../../question/question.ts";
import { binsOf, MAX_BINS, MAX_CARDS } from "./sort.ts";

/** Why cards to sort cannot answer this question, or null: bins that not all cards share, or too many of either. */
export function whyNoSort({ labels }: LabeledInputQuestion): string | null {
	const bins = binsOf(labels);
	if (bins === null || bins.length > MAX_BINS) return (bins ?? []).join(", ");
	if (labels.length < 3 || labels.length > MAX_CARDS) return `${labels.length}`;
	// A card that belongs in no bin could never be sorted.
	return labels.find(({ key, answer_type }) => key === null || answer_type !== "STRING")?.id ?? null;
}

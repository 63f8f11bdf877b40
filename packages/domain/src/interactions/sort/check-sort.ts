import type { LabeledInputQuestion } from "../../question/question.ts";
import { binsOf, MOST_BINS, MOST_CARDS } from "./sort.ts";

/** Why cards to sort cannot answer this question, or null: bins that not all cards share, or too many of either. */
export function whyNoSort({ labels }: LabeledInputQuestion): string | null {
	const bins = binsOf(labels);
	if (bins === null || bins.length > MOST_BINS) return (bins ?? []).join(", ");
	if (labels.length < 3 || labels.length > MOST_CARDS) return `${labels.length}`;
	// A card that belongs in no bin could never be sorted.
	return labels.find(({ key, answer_type }) => key === null || answer_type !== "STRING")?.id ?? null;
}

import { toPlainText } from "../question/text/plain-text.ts";
import type { LabeledInputQuestion, QuestionOption } from "../question/question.ts";
import type { Heap } from "./cards-picture.ts";
import { binsOf, type Sorted } from "./sort/sort.ts";

/** The cards in each of the common bins. */
export function heapsOf({ labels }: LabeledInputQuestion, sorted: Sorted): Heap[] {
	return (binsOf(labels) ?? []).map((name) => ({
		name,
		cards: labels.filter(({ id }) => sorted[id] === name).map(({ label }) => label),
	}));
}

/** What a card says, or what its picture shows. */
export function plainFace({ label, figure, image }: QuestionOption): string {
	return toPlainText(label) || (figure?.alt ?? image?.alt ?? "");
}

import type { Figure, Question } from "../../question/question.ts";
import { hashOf } from "../likeness/near-duplicates.ts";
import type { GeneratedOf, GeneratedTexts } from "./generated-form.ts";

/** Cards with room below each, for paper. */
export interface CardSheet {
	figure: Figure;
	/** Where the word below each card is written, in percent of the picture. */
	places: readonly (readonly [x: number, y: number])[];
}

/** Draws the sheet of cards with these names. */
export type SheetOf = (names: readonly string[]) => CardSheet;

/**
 * Cards as they lie at first, by their words alone: neither the order of a model's list, nor that order from its end,
 * which would both be half of the answer.
 */
export function outOfOrder(cards: readonly string[]): string[] {
	const lying = cards.toSorted((one, other) => hashOf(one, 0) - hashOf(other, 0));
	const isTold = [cards, cards.toReversed()].some((told) => told.every((card, at) => card === lying[at]));
	return isTold ? [...lying.slice(1), ...lying.slice(0, 1)] : lying;
}

/** Cards to sort into bins: on paper the name of its bin is written below each card. */
export function sortOf(
	{ bins, cards, interaction }: GeneratedOf<"LABELED_INPUT">,
	texts: GeneratedTexts,
	sheetOf: SheetOf,
): Question {
	const choices = bins.map((bin) => bin.trim());
	const lying = outOfOrder(cards.map(({ label }) => label.trim()));
	const made = cards.map((card) => ({ ...card, id: `card-${lying.indexOf(card.label.trim()) + 1}` }));
	const { figure, places } = sheetOf(lying);
	return {
		...texts,
		question_type: "LABELED_INPUT",
		answer_type: "STRING",
		interaction,
		figure,
		labels: lying.map((label, at) => {
			const id = `card-${at + 1}`;
			const [x, y] = places[at] ?? [0, 0];
			const bin = made.find((card) => card.id === id)?.bin.trim() ?? "";
			return { id, label, x, y, answer_type: "STRING", choices, key: { answers: [bin] } };
		}),
		known_mistakes: made
			.filter(({ wrong_bin, feedback }) => wrong_bin.trim() !== "" || feedback.trim() !== "")
			.map(({ id, wrong_bin, feedback }) => ({
				id,
				part: id,
				answer: wrong_bin.trim(),
				feedback: feedback.trim(),
			})),
	};
}

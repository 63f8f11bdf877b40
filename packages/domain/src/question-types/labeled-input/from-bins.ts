import { cardFigure, cardPlace, MAX_CARDS } from "../../exchange/items/card-figure.ts";
import type { ExchangeNote } from "../../exchange/exchange-note.ts";
import { type BodyOfKind, type QuestionBody, refuse } from "../../exchange/items/question-body.ts";

/** Cards to sort as labels that share the bins as their choices, on a figure that shows the cards. */
export function bins({ bins: names, cards }: BodyOfKind<"bins">, notes: ExchangeNote[]): QuestionBody | null {
	if (cards.length > MAX_CARDS) return refuse(notes, "not-supported", `more than ${MAX_CARDS} cards`);
	if (cards.some(({ label, bin }) => label === "" || !names.includes(bin)))
		return refuse(notes, "no-right-answer");
	const labels = cards.map(({ label }) => label);
	return {
		question_type: "LABELED_INPUT",
		answer_type: "STRING",
		figure: cardFigure(labels),
		labels: cards.map(({ label, bin }, at) => ({
			id: `c${at + 1}`,
			label,
			...cardPlace(at, cards.length),
			answer_type: "STRING",
			choices: names,
			key: { answers: [bin] },
		})),
		known_mistakes: [],
	};
}

import type { CardSheet } from "@learnin/domain/authoring/generated/generated-cards";
import { belowCards, cardTable } from "../../figures/numbers/card-table.ts";

/** The picture of these cards, and the places for the words below them. */
export function cardSheet(names: readonly string[]): CardSheet {
	return {
		figure: {
			svg: cardTable(names),
			alt: `${names.length} cards with room below each: ${names.join("; ")}.`,
		},
		places: belowCards(names),
	};
}

/** The same as a figure for authors, who can change its cards. */
export function authoredCardSheet(names: readonly string[]): CardSheet {
	const { figure, places } = cardSheet(names);
	const drawn = { name: "card-table", settings: { cards: names.map((name) => [name]) } };
	return { figure: { ...figure, drawn }, places };
}

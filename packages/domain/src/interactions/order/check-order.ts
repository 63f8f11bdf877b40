import type { MatchQuestion } from "../../question/question.ts";
import { MAX_CARDS } from "./order.ts";

/** Why cards to put in order cannot answer this question, or null: too few to have an order, or too many. */
export function whyNoOrder({ left_options, right_options }: MatchQuestion): string | null {
	const [places, cards] = [left_options.length, right_options.length];
	if (places < 3 || cards > MAX_CARDS) return `${places}, ${cards}`;
	// A place is a word in the row; a picture would look like a card.
	const pictured = left_options.find(({ figure, image, label }) => figure ?? image ?? label === "");
	return pictured?.id ?? null;
}

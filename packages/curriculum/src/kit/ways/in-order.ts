import type { KnownMistake, MatchQuestion } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import type { Way } from "../define-skill.ts";
import type { Slip } from "../draft.ts";
import type { Value } from "../value.ts";
import { optionId } from "./common.ts";

/** Cards that have an order. */
export interface CardRow {
	prompt: string;
	/** In order from the first place to the last; no two are equal. */
	cards: readonly Value[];
	/** The largest comes first. */
	isFalling?: boolean;
	/** Wrong procedures and their orders. */
	wrong: readonly (readonly [slip: Slip, cards: readonly Value[]])[];
	hints: readonly [string, string, string];
	steps: readonly string[];
}

/** MATCH_THE_FOLLOWING, answered by putting cards in order: each place in the row is matched with its card. */
export function inOrder(draw: (random: Random) => CardRow | undefined): Way {
	return (random) => {
		const row = draw(random);
		return row === undefined ? undefined : orderQuestion(random, row);
	};
}

function orderQuestion(random: Random, row: CardRow): MatchQuestion {
	const { cards, isFalling = false } = row;
	const shuffled = random.shuffle(cards);
	// Cards already in order would leave nothing to do.
	const shown = shuffled.every((card, at) => card === cards[at]) ? shuffled.toReversed() : shuffled;
	const idOf = (card: Value | undefined) => optionId(shown.findIndex((each) => each === card));
	return {
		prompt: row.prompt,
		hints: [...row.hints],
		explanation: row.steps.join("\n\n"),
		interaction: { kind: "order" },
		question_type: "MATCH_THE_FOLLOWING",
		answer_type: "STRING",
		left_options: placeNames(cards.length, isFalling).map((label, at) => ({ id: `${at + 1}`, label })),
		right_options: shown.map((card, at) => ({ id: optionId(at), label: card.shown })),
		key: { answer_dict: Object.fromEntries(cards.map((card, at) => [`${at + 1}`, idOf(card)])) },
		known_mistakes: mistakesOf(row, idOf),
	};
}

function placeNames(count: number, isFalling: boolean): string[] {
	const ends = isFalling ? ["Greatest", "Least"] : ["Least", "Greatest"];
	const between = ["2nd", "3rd", "4th", "5th"].slice(0, count - 2);
	return [ends[0] ?? "", ...between, ends[1] ?? ""];
}

/** A wrong order shows at the first place where its card differs from those of earlier wrong orders. */
function mistakesOf({ cards, wrong }: CardRow, idOf: (card: Value | undefined) => string): KnownMistake[] {
	const kept: KnownMistake[] = [];
	for (const [{ id, feedback }, order] of wrong) {
		const at = order.findIndex(
			(card, place) =>
				card !== cards[place] &&
				!kept.some(({ part, answer }) => part === `${place + 1}` && answer === idOf(card)),
		);
		if (at !== -1 && !kept.some((mistake) => mistake.id === id))
			kept.push({ id, part: `${at + 1}`, answer: idOf(order[at]), feedback });
	}
	return kept;
}

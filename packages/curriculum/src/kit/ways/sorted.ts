import type { LabeledInputQuestion } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import { cardSheet } from "../questions/card-sheet.ts";
import type { Way } from "../define-skill.ts";
import type { Slip } from "../draft.ts";
import { startLarge } from "../words.ts";

export interface SortCard {
	/** Plain text: a number, a fraction such as "3/8", a short expression. */
	label: string;
	bin: string;
	/** Wrong procedures and the bins they put it in. */
	wrong?: readonly (readonly [slip: Slip, bin: string])[];
}

/** Cards and their bins. */
export interface Sorting {
	prompt: string;
	bins: readonly string[];
	cards: readonly SortCard[];
	hints: readonly [string, string, string];
	/** How to decide; the content of each bin is added. */
	steps: readonly string[];
}

/** LABELED_INPUT, answered by sorting cards into bins: on paper the name of its bin is written below each card. */
export function sorted(draw: Draw): Way {
	return sortedInto("sort", draw);
}

/** The same with a Venn diagram of two circles: the bins are one circle, both, the other circle, and outside. */
export function inCircles(draw: Draw): Way {
	return sortedInto("venn", draw);
}

type Draw = (random: Random) => Sorting | undefined;

function sortedInto(kind: "sort" | "venn", draw: Draw): Way {
	return (random) => {
		const sorting = draw(random);
		if (sorting === undefined) return undefined;
		const { bins, cards } = sorting;
		// An empty bin would look like a mistake.
		const areFilled = bins.every((bin) => cards.some((card) => card.bin === bin));
		const areNew = new Set(cards.map(({ label }) => label)).size === cards.length;
		return areFilled && areNew ? sortQuestion(random, kind, sorting) : undefined;
	};
}

function sortQuestion(
	random: Random,
	kind: "sort" | "venn",
	{ prompt, bins, cards, hints, steps }: Sorting,
): LabeledInputQuestion {
	const shown = random.shuffle(cards);
	const idOf = (card: SortCard) => `card-${shown.indexOf(card) + 1}`;
	const { figure, places } = cardSheet(shown.map(({ label }) => label));
	return {
		prompt,
		hints: [...hints],
		explanation: [...steps, ...bins.map((bin) => told(bin, cards))].join("\n\n"),
		interaction: { kind },
		question_type: "LABELED_INPUT",
		answer_type: "STRING",
		figure,
		labels: shown.map((card, at) => {
			const [x, y] = places[at] ?? [0, 0];
			const key = { answers: [card.bin] };
			return { id: idOf(card), label: card.label, x, y, answer_type: "STRING", choices: [...bins], key };
		}),
		known_mistakes: mistakesOf(shown, idOf),
	};
}

function told(bin: string, cards: readonly SortCard[]): string {
	const inside = cards.filter((card) => card.bin === bin).map(({ label }) => label);
	return `${startLarge(bin)}: ${inside.join(inside.some((label) => / and |, /.test(label)) ? "; " : ", ")}.`;
}

/** Each wrong procedure once, at the first card that shows it; a card in a wrong bin shows only one procedure. */
function mistakesOf(cards: readonly SortCard[], idOf: (card: SortCard) => string) {
	const kept: LabeledInputQuestion["known_mistakes"] = [];
	for (const card of cards)
		for (const [{ id, feedback }, answer] of card.wrong ?? []) {
			const part = idOf(card);
			const isNew = !kept.some((each) => each.id === id || (each.part === part && each.answer === answer));
			if (answer !== card.bin && isNew) kept.push({ id, part, answer, feedback });
		}
	return kept;
}

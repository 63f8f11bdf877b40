import type { GeneratedOf, GeneratedQuestion } from "@learnin/domain/authoring/generated/generated-form";
import { entryAt, markOf } from "@learnin/domain/interactions/number-line/number-line";
import type { NumberLine } from "@learnin/domain/interactions/number-line/settings";

/** The answer cannot be made: the line has no mark there, two cards are alike, a bin stays empty. */
export function unfitBoard(made: GeneratedQuestion): GeneratedQuestion {
	if (made.question_type === "FILL_ONE" && made.interaction !== null) {
		const { from, to } = made.interaction;
		return { ...made, interaction: { ...made.interaction, from: to + 1, to: to + 1 + (to - from) } };
	}
	if (made.question_type === "MATCH_THE_FOLLOWING" && made.interaction !== null) {
		const [first] = made.pairs;
		return {
			...made,
			pairs: made.pairs.map((pair, at) => (at === 1 && first ? { ...pair, right: first.right } : pair)),
		};
	}
	return made.question_type === "LABELED_INPUT" ? { ...made, bins: [...made.bins, "None of them"] } : made;
}

/** The answer is there from the start: printed on the line, told by a hint, part of a card. */
export function tellingBoard(made: GeneratedQuestion): GeneratedQuestion {
	if (made.question_type === "FILL_ONE" && made.interaction !== null) {
		const whole = { from: 0, to: 10, steps: 10, number_every: 1 };
		const answer = { answer: "7", expression: "7", mistakes: [] };
		return {
			...made,
			...answer,
			prompt: "Put a point at $7$.",
			interaction: { ...made.interaction, ...whole },
		};
	}
	if (made.question_type === "MATCH_THE_FOLLOWING" && made.interaction !== null) {
		const told = `Compare ${made.pairs.map(({ right }) => right).join(", ")}.`;
		return { ...made, hints: [told, ...made.hints.slice(1)] };
	}
	if (made.question_type !== "LABELED_INPUT") return made;
	const [first] = made.cards;
	const bin = "Yes";
	const renamed = (name: string) => (name === first?.bin ? bin : name);
	const cards = made.cards.map((card, at) => ({
		...card,
		label: at === 0 ? `${bin} 1` : card.label,
		bin: renamed(card.bin),
		wrong_bin: renamed(card.wrong_bin),
	}));
	return { ...made, bins: made.bins.map(renamed), cards };
}

/** A card with more words than fit a phone. */
export function longCard(made: GeneratedQuestion): GeneratedQuestion {
	const long = (text: string) => `${text} and a few words more`;
	if (made.question_type === "MATCH_THE_FOLLOWING")
		return { ...made, pairs: made.pairs.map((pair) => ({ ...pair, right: long(pair.right) })) };
	if (made.question_type !== "LABELED_INPUT") return made;
	return { ...made, cards: made.cards.map((card) => ({ ...card, label: long(card.label) })) };
}

/** Another mark of the line, which any check of the line alone would pass. */
export function otherMark(line: NumberLine, answer: string): string {
	const mark = markOf(line, answer) ?? 0;
	const answer_type = answer.includes(" ")
		? "MIXED_FRACTION"
		: answer.includes("/")
			? "SIMPLE_FRACTION"
			: "FLOAT";
	return entryAt(line, mark + 2 < line.steps ? mark + 2 : mark - 2, answer_type);
}

/** Two cards in each other's place. */
export function swappedCards(made: GeneratedOf<"MATCH_THE_FOLLOWING">): GeneratedQuestion {
	const [first, second, ...rest] = made.pairs;
	if (first === undefined || second === undefined) return made;
	const swapped = [
		{ ...first, right: second.right },
		{ ...second, right: first.right },
	];
	return { ...made, pairs: [...swapped, ...rest] };
}

/** A card in another bin than its own, which keeps another card. */
export function misplacedCard(made: GeneratedOf<"LABELED_INPUT">): GeneratedQuestion {
	const moved = made.cards.findIndex((card, at) =>
		made.cards.some((other, place) => place !== at && other.bin === card.bin),
	);
	const cards = made.cards.map((card, at) => {
		if (at !== moved) return card;
		const bin = made.bins.find((other) => other !== card.bin) ?? card.bin;
		return { ...card, bin, wrong_bin: "", feedback: "" };
	});
	return { ...made, cards };
}

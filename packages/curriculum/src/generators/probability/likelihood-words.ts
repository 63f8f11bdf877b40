import { ask, type Form, NAMES, type Random, slip, type Value, words } from "../../kit/index.ts";
import { type Chance, chanceOf, fittingOf } from "./chances.ts";

const WORDS = ["Impossible", "Unlikely", "As likely as not", "Likely", "Certain"] as const;
const kindOf = (fitting: number, all: number) =>
	fitting === 0 ? 0 : fitting === all ? 4 : 2 * fitting === all ? 2 : 2 * fitting < all ? 1 : 3;

const anyChance = (random: Random): Chance => {
	const all = random.pick([6, 8, 10, 12, 16, 20]);
	return chanceOf(random, fittingOf(random, random.integer(0, 4), all), all);
};

/** Red or not: a chance that is neither impossible nor certain nor even. */
export const unevenChance = (random: Random): Chance => {
	const all = random.integer(5, 20);
	return chanceOf(random, fittingOf(random, random.pick([1, 3]), all), all);
};

export const inWords: Form = (random) => {
	const { told, event, fitting, all } = anyChance(random);
	const kind = kindOf(fitting, all);
	const says = (at: number) => words(WORDS[at] ?? "");
	return {
		prompt: `${told} ${random.pick([`How likely is it that ${event}?`, `Which words tell how likely it is that ${event}?`])}`,
		right: says(kind),
		wrong: [
			[slip.turnedTheScale, says(4 - kind)],
			[slip.evenForTwoOutcomes, says(2)],
			[slip.comparedWithHalfWrongly, says(kind === 2 ? 1 : kind < 2 ? 1 - kind : 7 - kind)],
			kind === 2 && [slip.turnedTheScale, says(3)],
		],
		order: [...WORDS],
		hints: [
			"Could it happen always, or never?",
			`How many of the ${all} fit? Compare with half of ${all}.`,
			"Do all fit, or none? If not, do more or fewer than half of them fit?",
		],
		steps: [`${fitting} of ${all} fit.`, `So it is ${WORDS[kind]?.toLowerCase()}.`],
	};
};

/** A probability in one of three forms, with a card for it. */
function probability(random: Random, kind: number): { card: string; share: number } {
	const form = random.integer(0, 2);
	if (form === 0) {
		const all = random.pick([4, 5, 6, 8, 9, 10, 12, 20]);
		const fitting = random.integer(1, all - 1);
		return { card: `${fitting}/${all}`, share: fitting / all };
	}
	const hundredths = kind === 2 ? 50 : random.integer(2, 98);
	return { card: form === 1 ? `${hundredths / 100}` : `${hundredths}%`, share: hundredths / 100 };
}

const LIKELY_BINS = ["Unlikely", "As likely as not", "Likely"] as const;

export const byWords = ask.sorted((random) => {
	const drawn = [1, 1, 2, 3, 3].map((kind) => probability(random, kind));
	// Near the middle, words would be a matter of taste.
	if (drawn.some(({ share }) => share !== 0.5 && Math.abs(share - 0.5) < 0.15)) return undefined;
	const binOf = (share: number): string => LIKELY_BINS[share < 0.5 ? 0 : share === 0.5 ? 1 : 2] ?? "";
	return {
		prompt: random.pick([
			"How likely are events with these probabilities? Sort the cards.",
			`${random.pick(NAMES)} sorts probabilities by how likely the event is. Where does each card belong?`,
		]),
		bins: LIKELY_BINS,
		cards: drawn.map(({ card, share }) => ({
			label: card,
			bin: binOf(share),
			wrong: [
				[slip.turnedTheScale, binOf(1 - share)],
				[slip.evenForTwoOutcomes, "As likely as not"],
			],
		})),
		hints: [
			"A probability is between 0 and 1. The middle is one half.",
			"Is each probability less than, equal to, or greater than one half?",
			"One half is 0.5, and it is 50%.",
		],
		steps: ["Compare each probability with one half, which is 0.5 or 50%."],
	};
});

/** A number that can be a probability, or cannot. */
function numberOf(
	random: Random,
	canBe: boolean,
): { card: string; tex: string; slip: typeof slip.wrongSign } {
	const form = random.integer(0, 3);
	const [small, large] = [random.integer(1, 8), random.integer(9, 15)];
	const above = slip.probabilityAboveOne;
	if (canBe) {
		const wrong = slip.refusedAProbability;
		if (form === 0) return { card: `${small}/${large}`, tex: `\\dfrac{${small}}{${large}}`, slip: wrong };
		const hundredths = random.integer(1, 99);
		return form === 1
			? { card: `${hundredths}%`, tex: `${hundredths}\\%`, slip: wrong }
			: { card: `${hundredths / 100}`, tex: `${hundredths / 100}`, slip: wrong };
	}
	if (form === 0) return { card: `${large}/${small}`, tex: `\\dfrac{${large}}{${small}}`, slip: above };
	if (form === 1) return { card: `${100 + random.integer(1, 150)}%`, tex: "", slip: above };
	const hundredths = random.integer(1, 99);
	const [size, tooLarge] = [hundredths / 100, (100 + hundredths) / 100];
	return form === 2
		? { card: `−${size}`, tex: `-${size}`, slip: slip.negativeProbability }
		: { card: `${tooLarge}`, tex: `${tooLarge}`, slip: above };
}

const CAN_BINS = ["Can be a probability", "Cannot be a probability"] as const;
const RANGE_HINTS = [
	"A probability compares the outcomes that fit with all outcomes.",
	"An event that never happens has the probability 0. What is it for one that always happens?",
	"A probability cannot be less than 0 or greater than 1, which is 100%.",
] as const;

export const byRange = ask.sorted((random) => {
	const drawn = [true, true, false, false, random.oneIn(2)].map((canBe) => ({
		canBe,
		...numberOf(random, canBe),
	}));
	return {
		prompt: random.pick([
			"Which of these numbers can be the probability of an event? Sort the cards.",
			"Can each number be a probability? Sort the cards.",
		]),
		bins: CAN_BINS,
		cards: drawn.map(({ card, canBe, slip: wrong }) => ({
			label: card,
			bin: CAN_BINS[canBe ? 0 : 1],
			wrong: [[wrong, CAN_BINS[canBe ? 1 : 0]]],
		})),
		hints: RANGE_HINTS,
		steps: ["Every probability is between 0 and 1, or between 0% and 100%."],
	};
});

export const inRange: Form = (random) => {
	const right = numberOf(random, true);
	const wrong = [numberOf(random, false), numberOf(random, false), numberOf(random, false)];
	const all = [right, ...wrong];
	if (all.some(({ tex: shown }) => shown === "") || new Set(wrong.map((each) => each.slip.id)).size < 2)
		return undefined;
	const value = (shown: string): Value => words(`$${shown}$`);
	return {
		prompt: random.pick([
			"Which of these numbers can be a probability?",
			"One of these numbers can be the probability of an event. Which one?",
		]),
		right: value(right.tex),
		wrong: wrong.map((each) => [each.slip, value(each.tex)]),
		hints: RANGE_HINTS,
		steps: [`Only $${right.tex}$ is between 0 and 1.`],
	};
};

import {
	amount,
	ask,
	asClaim,
	decimals,
	defineSkill,
	type Form,
	NAMES,
	ratio,
	simplest,
	slip,
	words,
} from "../../kit/index.ts";
import { gcd, lowest, tex } from "../../kit/numbers.ts";
import type { Value } from "../../kit/value.ts";
import type { Random } from "../../random/seeded-random.ts";
import { type Chance, chanceOf, fittingOf } from "./chances.ts";

const WORDS = ["Impossible", "Unlikely", "As likely as not", "Likely", "Certain"] as const;
const kindOf = (fitting: number, all: number) =>
	fitting === 0 ? 0 : fitting === all ? 4 : 2 * fitting === all ? 2 : 2 * fitting < all ? 1 : 3;

const anyChance = (random: Random): Chance => {
	const all = random.pick([6, 8, 10, 12, 16, 20]);
	return chanceOf(random, fittingOf(random, random.integer(0, 4), all), all);
};

/** Red or not: a chance that is neither impossible nor certain nor even. */
const unevenChance = (random: Random): Chance => {
	const all = random.integer(5, 20);
	return chanceOf(random, fittingOf(random, random.pick([1, 3]), all), all);
};

const inWords: Form = (random) => {
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

const byWords = ask.sorted((random) => {
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
			"Is each probability less than, equal to or greater than one half?",
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
	const size = random.integer(1, 99) / 100;
	return form === 2
		? { card: `−${size}`, tex: `-${size}`, slip: slip.negativeProbability }
		: { card: `${1 + size}`, tex: `${1 + size}`, slip: above };
}

const CAN_BINS = ["Can be a probability", "Cannot be a probability"] as const;
const RANGE_HINTS = [
	"A probability compares the outcomes that fit with all outcomes.",
	"An event that never happens has the probability 0. What is it for one that always happens?",
	"A probability cannot be less than 0 or greater than 1, which is 100%.",
] as const;

const byRange = ask.sorted((random) => {
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

const inRange: Form = (random) => {
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

/** The probability of an event from how many fit. */
const fromCounts: Form = (random) => {
	const { told, event, fitting, all } = unevenChance(random);
	return {
		prompt: `${told} ${random.pick([`What is the probability that ${event}?`, `Find the probability that ${event}.`])}`,
		cta: "Write a fraction, such as 3/4.",
		task: `the probability that ${event}, if ${fitting} of ${all} fit,`,
		right: simplest(fitting, all),
		wrong: [
			[slip.comparedWithTheOthers, ratio(fitting, all - fitting)],
			[slip.evenForTwoOutcomes, simplest(1, 2)],
			[slip.tookTheOtherEvent, simplest(all - fitting, all)],
		],
		line: { from: 0, to: 1, steps: all, number_every: 0 },
		hints: [
			"A probability compares the outcomes that fit with all outcomes.",
			`There are ${all} equally likely outcomes. How many of them fit?`,
			"Write the outcomes that fit over all outcomes.",
		],
		steps: [
			`${fitting} of ${all} equally likely outcomes fit.`,
			`The probability is $${tex(lowest(fitting, all))}$.`,
		],
	};
};

const onLine = ask.onNumberLine((random) => {
	const draft = fromCounts(random);
	if (draft?.line === undefined || draft.line.steps > 12) return undefined;
	return { ...draft, prompt: `${draft.prompt} Place it on the number line from 0 to 1.` };
});

const EVENTS = [
	"it rains tomorrow",
	"a bus is late",
	"a seed grows",
	"a ticket wins a prize",
	"a ball goes into the basket",
	"a traffic light is green",
	"a team wins its game",
	"a train is on time",
	"a shot hits the target",
	"a package arrives today",
] as const;

/** The probability that something does not happen. */
const complement: Form = (random) => {
	const all = random.pick([3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 25]);
	const fitting = random.integer(1, all - 1);
	if (gcd(fitting, all) > 1 || 2 * fitting === all) return undefined;
	const scale = random.integer(0, 2);
	const units = random.integer(3, 97);
	const value = (number: number): Value =>
		scale === 0
			? simplest(number, all)
			: scale === 1
				? decimals(number, 2)
				: { ...amount(number, 1), shown: `$${number}\\%$` };
	const [told, one] = scale === 0 ? [fitting, all] : [units, 100];
	const event = random.pick(EVENTS);
	const shown = value(told).shown;
	if (units === 50 || units % 10 === 0) return undefined;
	return {
		prompt: random.pick([
			`The probability that ${event} is ${shown}. What is the probability that this does **not** happen?`,
			`With a probability of ${shown}, ${event}. What is the probability that it does **not** happen?`,
		]),
		...(scale === 0 ? { cta: "Write a fraction, such as 3/4." } : {}),
		...(scale === 2 ? { unit: { after: "%" } } : {}),
		right: scale === 2 ? { ...amount(one - told, 1) } : value(one - told),
		wrong: [
			[slip.gaveTheEvent, scale === 2 ? amount(told, 1) : value(told)],
			[slip.evenForTwoOutcomes, scale === 2 ? amount(50, 1) : scale === 1 ? decimals(5, 1) : simplest(1, 2)],
			scale === 0 && [slip.turnedTheFractionOver, simplest(all, fitting)],
			scale !== 0 && [
				slip.tookFromTheWrongWhole,
				scale === 1
					? decimals(10 - (units % 10) + 10 * (10 - Math.floor(units / 10)), 2)
					: amount(110 - told, 1),
			],
		],
		hints: [
			"It happens, or it does not. Both probabilities together make 1, which is 100%.",
			`Begin with ${scale === 2 ? "100%" : "1"}, and look at ${shown}.`,
			`Subtract ${shown} from ${scale === 2 ? "100%" : "1"}.`,
		],
		steps: [
			scale === 0
				? `$1 - ${tex({ top: fitting, bottom: all })} = ${tex(lowest(all - fitting, all))}$.`
				: scale === 1
					? `$1 - ${units / 100} = ${(100 - units) / 100}$.`
					: `$100\\% - ${units}\\% = ${100 - units}\\%$.`,
		],
	};
};

/** Somebody who takes two outcomes for equally likely. */
const unevenSpinner: Form = (random) => {
	const { told, event, fitting, all } = unevenChance(random);
	const name = random.pick(NAMES);
	const says = (top: number, bottom: number) => words(`The probability is $${tex(lowest(top, bottom))}$.`);
	return {
		prompt: `${told} ${name} says: “There are two colors, so the probability that ${event} is $\\dfrac{1}{2}$.” What is true?`,
		right: says(fitting, all),
		wrong: [
			[slip.evenForTwoOutcomes, words(`${name} is right.`)],
			[slip.comparedWithTheOthers, says(fitting, all - fitting)],
			[slip.tookTheOtherEvent, says(all - fitting, all)],
		],
		hints: [
			"Are the two colors equally likely?",
			`There are ${all} equally likely outcomes. How many of them fit?`,
			"Write the outcomes that fit over all outcomes.",
		],
		steps: [
			`${fitting} of ${all} equally likely outcomes fit.`,
			`The probability is $${tex(lowest(fitting, all))}$. Two outcomes need not be equally likely.`,
		],
	};
};

/** Probabilities as fractions and decimals, from the least likely. */
const inOrder = ask.inOrder((random) => {
	const cards = [
		simplest(random.integer(1, 4), random.integer(5, 9)),
		decimals(random.integer(11, 99), 2),
		simplest(random.integer(1, 9), 10),
		decimals(random.integer(1, 9), 1),
	];
	const size = ({ worth = [0, 1] }: Value) => worth[0] / worth[1];
	if (new Set(cards.map(size)).size < cards.length) return undefined;
	const sorted = cards.toSorted((one, other) => size(one) - size(other));
	return {
		prompt: random.pick([
			"These are the probabilities of four events. Put them in order, from the least likely to the most likely.",
			`${random.pick(NAMES)} orders events by their probabilities. Begin with the least likely one.`,
		]),
		cards: sorted,
		wrong: [[slip.turnedTheScale, sorted.toReversed()]],
		hints: [
			"The greater the probability, the more likely is the event.",
			"Write each fraction as a decimal.",
			"Compare tenths first, and then hundredths.",
		],
		steps: [`From the least likely: ${sorted.map(({ shown }) => shown).join(", ")}.`],
	};
});

const startLarge = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const claimed = asClaim(fromCounts, (task, value) => `${startLarge(task)} is ${value}.`);

// 1: words for events. 2: words for probabilities. 3: which numbers can be probabilities. 4: the probability that something
// does not happen. 5: outcomes that are not equally likely, and several probabilities.
export const probabilityScale = defineSkill("probability-scale", 2, {
	1: [ask.chosen(inWords), ask.chosen(inWords), ask.typed(fromCounts)],
	2: [byWords, onLine, ask.chosen(fromCounts)],
	3: [byRange, ask.chosen(inRange), onLine],
	4: [ask.typed(complement), ask.chosen(complement), inOrder],
	5: [ask.chosen(unevenSpinner), ask.judged(claimed), inOrder],
});

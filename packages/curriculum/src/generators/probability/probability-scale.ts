import { ask, defineSkill, type Form, lowest, NAMES, slip, stated, tex } from "../../kit/index.ts";
import { decimals, ratio, simplest, type Value, words } from "../../kit/value.ts";
import { lineOfParts } from "./line-of-parts.ts";
import { byRange, byWords, inRange, inWords, unevenChance } from "./likelihood-words.ts";
import { complement } from "./complements.ts";

/** The probability of an event from how many fit. */
const fromCounts: Form = (random) => {
	const { told, event, fitting, all } = unevenChance(random);
	return {
		prompt: `${told} ${random.pick([`What is the probability that ${event}?`, `Find the probability that ${event}.`])}`,
		cta: "Write a fraction, such as 3/4.",
		task: `the probability that ${event}, if ${fitting} of ${all} ${fitting === 1 ? "fits" : "fit"},`,
		right: simplest(fitting, all),
		wrong: [
			[slip.comparedWithOthers, ratio(fitting, all - fitting)],
			[slip.evenForTwoOutcomes, simplest(1, 2)],
			[slip.tookTheOtherEvent, simplest(all - fitting, all)],
		],
		...lineOfParts(all),
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

/** Someone who takes two outcomes for equally likely. */
const unevenSpinner: Form = (random) => {
	const { told, event, fitting, all } = unevenChance(random);
	const name = random.pick(NAMES);
	const says = (top: number, bottom: number) => words(`The probability is $${tex(lowest(top, bottom))}$.`);
	return {
		prompt: `${told} ${name} says: “There are two colors, so the probability that ${event} is $\\dfrac{1}{2}$.” What is true?`,
		right: says(fitting, all),
		wrong: [
			[slip.evenForTwoOutcomes, words(`${name} is right.`)],
			[slip.comparedWithOthers, says(fitting, all - fitting)],
			[slip.tookTheOtherEvent, says(all - fitting, all)],
		],
		hints: [
			"Are the two colors equally likely?",
			`There are ${all} equally likely outcomes. How many of them fit?`,
			"Write the outcomes that fit over all outcomes.",
		],
		steps: [
			`${fitting} of ${all} equally likely outcomes fit.`,
			`The probability is $${tex(lowest(fitting, all))}$. Two outcomes do not have to be equally likely.`,
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
			"The greater the probability, the more likely the event is.",
			"Write each fraction as a decimal.",
			"Compare tenths first, and then hundredths.",
		],
		steps: [`From the least likely: ${sorted.map(({ shown }) => shown).join(", ")}.`],
	};
});

const claimed = stated(fromCounts);

// 1: words for events. 2: words for probabilities. 3: which numbers can be probabilities. 4: the probability that something
// does not happen. 5: outcomes that are not equally likely, and several probabilities.
export const probabilityScale = defineSkill("probability-scale", 13, {
	1: [ask.chosen(inWords), ask.chosen(inWords), ask.typed(fromCounts)],
	2: [byWords, onLine, ask.chosen(fromCounts)],
	3: [byRange, ask.chosen(inRange), onLine],
	4: [ask.typed(complement), ask.chosen(complement), inOrder],
	5: [ask.chosen(unevenSpinner), ask.judged(claimed), inOrder],
});

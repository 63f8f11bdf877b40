import { ask, asWritten, boxed, defineSkill, gcd, lowest, NAMES, slip, tex } from "../../../kit/index.ts";
import type { Draft, Form, Fraction, Random } from "../../../kit/index.ts";
import { FRACTION_CTA } from "../../../kit/parts.ts";
import { lowestTerms, ratio, whole } from "../../../kit/value.ts";
import { COUNTED_IN_TWO, COUNTED_OF_ALL } from "./parts-of-groups.ts";

interface Range {
	denominators: readonly number[];
	/** Greatest common factors of the numerator and the denominator. */
	factors: readonly number[];
	isAboveOne?: boolean;
}

const HALVED: Range = { denominators: [4, 6, 8, 10, 12], factors: [2] };
const ONE_STEP: Range = { denominators: [6, 8, 10, 12], factors: [2, 3, 5] };
const TWO_STEPS: Range = { denominators: [8, 12], factors: [4, 6] };
const HUNDREDTHS: Range = { denominators: [100], factors: [10, 20, 25, 50] };
const ABOVE_ONE: Range = { denominators: [4, 6, 8, 10, 12], factors: [2, 3, 4, 5, 6], isAboveOne: true };
const BELOW_ONE: Range = { denominators: [6, 8, 10, 12], factors: [2, 3, 4, 5, 6] };

/** A fraction that is not in simplest form, and no whole number. */
function fractionOf(random: Random, { denominators, factors, isAboveOne = false }: Range) {
	const bottom = random.pick(denominators);
	const top = isAboveOne ? random.integer(bottom + 1, 2 * bottom - 1) : random.integer(2, bottom - 1);
	return factors.includes(gcd(top, bottom)) ? { top, bottom } : undefined;
}

/** The smallest number above 1 that divides both. */
function firstFactor({ top, bottom }: Fraction): number {
	return [2, 3, 5].find((each) => top % each === 0 && bottom % each === 0) ?? 1;
}

function draft({ top, bottom }: Fraction, prompt: string): Draft {
	const [given, result, factor] = [{ top, bottom }, lowest(top, bottom), gcd(top, bottom)];
	const first = firstFactor(given);
	return {
		prompt,
		cta: FRACTION_CTA,
		task: `$${tex(given)}$`,
		right: lowestTerms(top, bottom),
		wrong: [
			[slip.stoppedSimplifying, ratio(top / first, bottom / first)],
			[slip.dividedOnlyTheNumerator, ratio(result.top, bottom)],
			[slip.dividedOnlyTheDenominator, ratio(top, result.bottom)],
			top > factor && [slip.subtractedFromBoth, ratio(top - factor, bottom - factor)],
			// Where 4/8 becomes 4/2 and 2/1, no one can distinguish the two.
			top * result.top !== result.bottom ** 2 && [slip.swappedParts, ratio(result.bottom, result.top)],
		],
		hints: [
			"A fraction is in simplest form when 1 is the only number that divides the numerator and the denominator.",
			`Does 2, 3, or 5 divide both ${top} and ${bottom}?`,
			`Divide ${top} and ${bottom} by ${first}. Then check whether you can divide again.`,
		],
		steps: [
			`The greatest number that divides both ${top} and ${bottom} is ${factor}.`,
			`Divide both by it: $${top} \\div ${factor} = ${result.top}$ and $${bottom} \\div ${factor} = ${result.bottom}$.`,
			`$${tex(given)} = ${tex(result)}$.`,
		],
	};
}

const simplified =
	(range: Range): Form =>
	(random) => {
		const given = fractionOf(random, range);
		if (given === undefined) return undefined;
		const shown = `$${tex(given)}$`;
		const name = random.pick(NAMES);
		return draft(
			given,
			random.pick([
				`Write ${shown} in simplest form.`,
				`Simplify ${shown}.`,
				`What is ${shown} in simplest form?`,
				`${name} simplifies ${shown} as far as possible. What is the result?`,
				`Find the fraction in simplest form that is equal to ${shown}.`,
			]),
		);
	};

/** A count out of a count, given in a story. */
const story =
	(range: Range): Form =>
	(random) => {
		const given = fractionOf(random, range);
		if (given === undefined) return undefined;
		const told = random.pick(COUNTED_OF_ALL)(random.pick(NAMES), given.top, given.bottom);
		const { hints, ...rest } = draft(given, `${told} Write the fraction in simplest form.`);
		return {
			...rest,
			hints: [
				"All of them together are the denominator. The ones asked for are the numerator.",
				`First write ${given.top} out of ${given.bottom} as a fraction.`,
				hints[2],
			],
		};
	};

const comparedGroups = {
	...slip.comparedParts,
	feedback: "That compares one group with the other. The denominator counts both groups.",
};

/** Two counts, of which the denominator is the sum. */
const group: Form = (random) => {
	const given = fractionOf(random, BELOW_ONE);
	if (given === undefined) return undefined;
	const { top, bottom } = given;
	const others = bottom - top;
	if (others < 2) return undefined;
	const { steps, wrong, ...rest } = draft(
		given,
		`${random.pick(COUNTED_IN_TWO)(random.pick(NAMES), top, others)} Write the fraction in simplest form.`,
	);
	return {
		...rest,
		wrong: [[comparedGroups, ratio(top, others)], [slip.countedTheOthers, ratio(others, bottom)], ...wrong],
		hints: [
			"What do you need to know first for the denominator?",
			`The denominator counts all of them: $${top} + ${others}$.`,
			`Write the fraction with the numerator ${top}. Then divide the numerator and the denominator by the same number.`,
		],
		steps: [`There are $${top} + ${others} = ${bottom}$ in all.`, ...steps],
	};
};

/** Which of several fractions is in simplest form already. */
const already: Form = (random) => {
	const bottom = random.pick([4, 5, 6, 8, 10, 12]);
	const top = random.integer(1, bottom - 1);
	const others = random.shuffle([HALVED, ONE_STEP, TWO_STEPS]).map((range) => fractionOf(random, range));
	if (gcd(top, bottom) > 1 || !others.every((each) => each !== undefined)) return undefined;
	const evens = [slip.onlyTriedTwo, slip.lookedAtTheSize, slip.onlyTriedOne];
	return {
		prompt: random.pick([
			"Which of these fractions is in simplest form?",
			"Which of these fractions cannot be simplified?",
			`${random.pick(NAMES)} wants to simplify these fractions. Which one is already in simplest form?`,
		]),
		right: ratio(top, bottom),
		wrong: others.map((each, at) => [evens[at] ?? slip.onlyTriedTwo, ratio(each.top, each.bottom)]),
		hints: [
			"Look at one fraction at a time. Can you divide its numerator and its denominator by the same number?",
			"Try 2 first: both numbers are even. Then try 3 and 5.",
			"Cross out each fraction for which you find such a number.",
		],
		steps: [
			...others.map((each) => `$${tex(each)} = ${tex(lowest(each.top, each.bottom))}$.`),
			`Only 1 divides both ${top} and ${bottom}, so $${tex({ top, bottom })}$ is in simplest form.`,
		],
	};
};

const inSteps = (range: Range) =>
	ask.stepwise((random) => {
		const given = fractionOf(random, range);
		if (given === undefined) return undefined;
		const { top, bottom } = given;
		const [result, factor] = [lowest(top, bottom), gcd(top, bottom)];
		const { hints, steps } = draft(given, "");
		return {
			prompt: random.pick([
				`Simplify $${tex(given)}$. The greatest common factor of ${top} and ${bottom} is [[factor]]. In simplest form, the numerator is [[numerator]] and the denominator is [[denominator]].`,
				`The greatest number that divides both ${top} and ${bottom} is [[factor]]. So $${tex(given)}$ in simplest form has the numerator [[numerator]] and the denominator [[denominator]].`,
			]),
			boxes: {
				factor: boxed(whole(factor), [slip.gaveASmallerFactor, whole(firstFactor(given))]),
				numerator: boxed(whole(result.top), [slip.subtractedFromBoth, whole(top - factor)]),
				denominator: boxed(
					whole(result.bottom),
					[slip.dividedOnlyTheNumerator, whole(bottom)],
					[slip.subtractedFromBoth, whole(bottom - factor)],
				),
			},
			hints: [
				"Which numbers divide the numerator? Which of them divide the denominator, too?",
				hints[1],
				"Divide the numerator and the denominator by their greatest common factor.",
			],
			steps,
		};
	});

const NOUNS = ["fraction", "simplest form"] as const;

// 1: both numbers are divided by 2 once. 2: by 2, 3 or 5, and which is simplest already. 3: two steps, or the greatest
// common factor at once. 4: stories, hundredths and fractions greater than one. 5: the denominator has to be found first.
export const simplifyFractions = defineSkill("simplify-fractions", 14, {
	1: [
		ask.typed(simplified(HALVED)),
		ask.chosen(asWritten(simplified(HALVED))),
		ask.matched(simplified(HALVED), NOUNS),
		ask.judged(simplified(HALVED)),
	],
	2: [
		ask.typed(simplified(ONE_STEP)),
		ask.chosen(asWritten(already)),
		inSteps(ONE_STEP),
		ask.matched(simplified(ONE_STEP), NOUNS),
	],
	3: [
		ask.typed(simplified(TWO_STEPS)),
		ask.chosen(asWritten(simplified(TWO_STEPS))),
		inSteps(BELOW_ONE),
		ask.chosen(asWritten(already)),
	],
	4: [
		ask.typed(story(BELOW_ONE)),
		ask.typed(simplified(HUNDREDTHS)),
		ask.judged(simplified(ABOVE_ONE)),
		ask.whatWentWrong(asWritten(simplified(BELOW_ONE))),
	],
	5: [
		ask.typed(group),
		ask.chosen(asWritten(group)),
		ask.explainTheMistake(asWritten(simplified(BELOW_ONE))),
		inSteps(ABOVE_ONE),
	],
});

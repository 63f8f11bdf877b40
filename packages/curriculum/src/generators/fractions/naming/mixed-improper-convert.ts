import { fractionCircles } from "../../../figures/fractions/fraction-circles.ts";
import { ask, boxed, COLORS, defineSkill, gcd, NAMES, partsCalled, slip, tex } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { counted } from "../../../kit/words.ts";
import { mixedParts, ratio, whole } from "../../../kit/value.ts";
import { EQUAL_PORTIONS } from "./equal-portions.ts";

const MIXED_CTA = "Write a mixed number, such as 2 1/3.";
const FRACTION_CTA = "Write a fraction, such as 7/3.";

/** A number above one, as a mixed number and as a fraction. */
interface Amount {
	wholes: number;
	rest: number;
	bottom: number;
	/** Numerator of the fraction. */
	top: number;
}

interface Range {
	denominators: readonly number[];
	most: number;
}

const SMALL: Range = { denominators: [2, 3, 4, 5, 6, 8], most: 3 };
const MIDDLE: Range = { denominators: [2, 3, 4, 5, 6, 8], most: 6 };
const LARGE: Range = { denominators: [3, 4, 5, 6, 8, 10, 12], most: 9 };

function amountOf(random: Random, { denominators, most }: Range): Amount | undefined {
	const bottom = random.pick(denominators);
	const [wholes, rest] = [random.integer(1, most), random.integer(1, bottom - 1)];
	return gcd(rest, bottom) > 1 ? undefined : { wholes, rest, bottom, top: wholes * bottom + rest };
}

const fractionTex = ({ top, bottom }: Amount) => tex({ top, bottom });
const mixedTex = ({ wholes, rest, bottom }: Amount) => `${wholes}${tex({ top: rest, bottom })}`;

function toMixed(amount: Amount, prompt: string): Draft {
	const { wholes, rest, bottom, top } = amount;
	return {
		prompt,
		cta: MIXED_CTA,
		task: `$${fractionTex(amount)}$`,
		right: mixedParts(wholes, rest, bottom),
		wrong: [
			wholes > 1 && [slip.oneWholeTooFew, mixedParts(wholes - 1, rest, bottom)],
			wholes < bottom && [slip.swappedWholesAndRest, mixedParts(rest, wholes, bottom)],
			[slip.numeratorAsDenominator, mixedParts(wholes, rest, top)],
			[slip.leftOutTheRest, whole(wholes)],
		],
		equal: "an equal mixed number",
		hints: [
			`The denominator is ${bottom}. How many ${partsCalled(bottom)} make one whole?`,
			`How many times does ${bottom} go into ${top}? That is the number of wholes.`,
			`Divide: $${top} \\div ${bottom}$. The remainder is the new numerator, and the denominator stays ${bottom}.`,
		],
		steps: [
			`${bottom} ${partsCalled(bottom)} make one whole.`,
			`$${top} \\div ${bottom}$ is ${wholes} with a remainder of ${rest}.`,
			`$${fractionTex(amount)} = ${mixedTex(amount)}$.`,
		],
	};
}

function toFraction(amount: Amount, prompt: string): Draft {
	const { wholes, rest, bottom, top } = amount;
	return {
		prompt,
		cta: FRACTION_CTA,
		task: `$${mixedTex(amount)}$`,
		right: ratio(top, bottom),
		wrong: [
			[slip.addedTheWholes, ratio(wholes + rest, bottom)],
			[slip.multipliedByTheNumerator, ratio(wholes * rest, bottom)],
			[slip.leftOutTheParts, ratio(wholes * bottom, bottom)],
			[slip.wholesInTheDenominator, ratio(top, wholes * bottom)],
		],
		equal: "an equal fraction",
		hints: [
			`Cut each whole into ${partsCalled(bottom)}. How many does one whole give?`,
			`The ${counted(wholes, "whole")} ${wholes === 1 ? "gives" : "give"} $${wholes} \\times ${bottom}$ ${partsCalled(bottom)}.`,
			`Find $${wholes} \\times ${bottom} + ${rest}$ for the numerator. The denominator stays ${bottom}.`,
		],
		steps: [
			`The ${counted(wholes, "whole")} ${wholes === 1 ? "is" : "are"} $${wholes} \\times ${bottom} = ${wholes * bottom}$ ${partsCalled(bottom)}.`,
			`With the other ${rest}: $${wholes * bottom} + ${rest} = ${top}$ ${partsCalled(bottom)}.`,
			`$${mixedTex(amount)} = ${fractionTex(amount)}$.`,
		],
	};
}

const mixed =
	(range: Range): Form =>
	(random) => {
		const amount = amountOf(random, range);
		if (amount === undefined) return undefined;
		const shown = `$${fractionTex(amount)}$`;
		return toMixed(
			amount,
			random.pick([
				`Write ${shown} as a mixed number.`,
				`Which mixed number is equal to ${shown}?`,
				`${random.pick(NAMES)} changes ${shown} to a mixed number. What is it?`,
			]),
		);
	};

const fraction =
	(range: Range): Form =>
	(random) => {
		const amount = amountOf(random, range);
		if (amount === undefined) return undefined;
		const shown = `$${mixedTex(amount)}$`;
		return toFraction(
			amount,
			random.pick([
				`Write ${shown} as a fraction greater than 1.`,
				`Which fraction is equal to ${shown}?`,
				`${random.pick(NAMES)} changes ${shown} to a fraction. What is it?`,
			]),
		);
	};

const seen =
	(asksMixed: boolean): Form =>
	(random) => {
		const amount = amountOf(random, SMALL);
		if (amount === undefined) return undefined;
		const [kind, name] = [asksMixed ? "mixed number" : "fraction greater than 1", random.pick(NAMES)];
		const prompt = random.pick([
			`Each circle is one whole. Which ${kind} do the circles show?`,
			`Each circle is one pancake. ${name} eats the colored parts. Write a ${kind} for how many pancakes ${name} eats.`,
			`${name} colors parts of some circles. Each circle is one whole. Which ${kind} is colored?`,
		]);
		const draft = (asksMixed ? toMixed : toFraction)(amount, prompt);
		return {
			...draft,
			figure: fractionCircles(amount.top, amount.bottom, random.pick(COLORS)),
			hints: [
				`How many equal parts does one circle have? That is the denominator.`,
				asksMixed ? "Count the circles that are colored completely." : "Count all the colored parts.",
				asksMixed
					? "Then count the colored parts of the last circle for the numerator."
					: "The number of colored parts is the numerator.",
			],
		};
	};

const jumps: Form = (random) => {
	const amount = amountOf(random, { denominators: [2, 3, 4, 5, 6, 8], most: 4 });
	if (amount === undefined) return undefined;
	const { wholes, bottom, top } = amount;
	const [name, unit] = [random.pick(NAMES), `$${tex({ top: 1, bottom })}$`];
	return {
		...toMixed(
			amount,
			random.pick([
				`A toy frog starts at 0 and makes ${top} jumps of ${unit} foot each. At which mixed number does it land?`,
				`${name} starts at 0 on a number line and takes ${top} steps of ${unit}. At which mixed number does ${name} stop?`,
				`A robot rolls ${unit} meter at a time. It starts at 0 and rolls ${top} times. At which mixed number does it stop?`,
			]),
		),
		line: { from: 0, to: wholes + 1, steps: (wholes + 1) * bottom, number_every: bottom },
	};
};

const story: Form = (random) => {
	const amount = amountOf(random, MIDDLE);
	if (amount === undefined) return undefined;
	const { top, bottom } = amount;
	return toMixed(
		amount,
		random.pick(EQUAL_PORTIONS)(random.pick(NAMES), top, `$${tex({ top: 1, bottom })}$`),
	);
};

const inSteps = ask.stepwise((random) => {
	const amount = amountOf(random, MIDDLE);
	if (amount === undefined) return undefined;
	const { wholes, rest, bottom, top } = amount;
	const { hints, steps } = toMixed(amount, "");
	const shown = `$${fractionTex(amount)}$`;
	return {
		prompt: random.pick([
			`Write ${shown} as a mixed number. $${top} \\div ${bottom}$ is [[wholes]] with a remainder of [[rest]].`,
			`From ${shown} you can take out [[wholes]] wholes. Then [[rest]] of the ${partsCalled(bottom)} are left over.`,
		]),
		boxes: {
			wholes: boxed(whole(wholes), [slip.oneWholeTooFew, whole(wholes - 1)]),
			rest: boxed(whole(rest), [slip.oneWholeTooFew, whole(rest + bottom)]),
		},
		hints: [hints[0], hints[1], `Multiply the wholes by ${bottom}, and subtract that from ${top}.`],
		steps,
	};
});

const missing: Form = (random) => {
	const amount = amountOf(random, LARGE);
	if (amount === undefined) return undefined;
	const { wholes, rest, bottom, top } = amount;
	const made = toMixed(amount, "");
	const [equation, right, wrong] = random.pick([
		[
			`${fractionTex(amount)} = \\square ${tex({ top: rest, bottom })}`,
			wholes,
			[[slip.oneWholeTooFew, wholes - 1] as const, [slip.swappedWholesAndRest, rest] as const],
		],
		[
			`${fractionTex(amount)} = ${wholes}\\dfrac{\\square}{${bottom}}`,
			rest,
			[[slip.oneWholeTooFew, rest + bottom] as const, [slip.numeratorAsDenominator, top] as const],
		],
		[
			`\\dfrac{\\square}{${bottom}} = ${mixedTex(amount)}`,
			top,
			[[slip.addedTheWholes, wholes + rest] as const, [slip.leftOutTheParts, wholes * bottom] as const],
		],
	] as const);
	return {
		...made,
		prompt: random.pick([
			`Which number belongs in the box? $${equation}$`,
			`Find the missing number: $${equation}$`,
			`${random.pick(NAMES)} spills ink on one number. Which number is missing? $${equation}$`,
		]),
		right: whole(right),
		wrong: wrong.map(([each, value]) => [each, whole(value)]),
		hints: [
			"Both sides name the same number.",
			`One whole is ${bottom} ${partsCalled(bottom)}.`,
			"Multiply the wholes by the denominator, and add the parts of the mixed number: that is the numerator of the fraction.",
		],
	};
};

const NOUNS = ["fraction", "mixed number"] as const;
const TURNED_NOUNS = ["mixed number", "fraction"] as const;

// 1: seen in circles, or walked on a line. 2: fractions to mixed numbers. 3: mixed numbers to fractions. 4: stories, and
// what went wrong. 5: larger numbers, with one missing or both ways, and mistakes to explain.
export const mixedImproperConvert = defineSkill("mixed-improper-convert", 15, {
	1: [ask.typed(seen(true)), ask.chosen(seen(false)), ask.onNumberLine(jumps)],
	2: [ask.typed(mixed(SMALL)), ask.chosen(mixed(MIDDLE)), inSteps, ask.matched(mixed(SMALL), NOUNS)],
	3: [
		ask.typed(fraction(MIDDLE)),
		ask.chosen(fraction(MIDDLE)),
		ask.matched(fraction(MIDDLE), TURNED_NOUNS),
		ask.onNumberLine(jumps),
	],
	4: [ask.typed(story), ask.chosen(story), ask.whatWentWrong(mixed(LARGE)), ask.judged(fraction(LARGE))],
	5: [
		ask.typed(missing),
		ask.whatWentWrong(fraction(LARGE)),
		ask.explainTheMistake(fraction(LARGE)),
		ask.judged(mixed(LARGE)),
	],
});

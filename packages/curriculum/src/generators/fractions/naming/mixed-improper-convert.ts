import { ask, boxed, defineSkill, NAMES, partsCalled, slip, tex } from "../../../kit/index.ts";
import type { Form } from "../../../kit/index.ts";
import { whole } from "../../../kit/value.ts";
import { EQUAL_PORTIONS } from "./equal-portions.ts";
import {
	type Range,
	SMALL,
	amountOf,
	fractionTex,
	mixedTex,
	toMixed,
	mixed,
	fraction,
	seen,
} from "./mixed-and-improper.ts";

const MIDDLE: Range = { denominators: [2, 3, 4, 5, 6, 8], most: 6 };
const LARGE: Range = { denominators: [3, 4, 5, 6, 8, 10, 12], most: 9 };

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
export const mixedImproperConvert = defineSkill("mixed-improper-convert", 17, {
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

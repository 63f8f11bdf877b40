import { ask, defineSkill, NAMES, partsCalled, ratio, slip, whole, words } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { GRADE_3_DENOMINATORS } from "./equal-fractions.ts";

const THINGS = [
	["pizza", "pizzas"],
	["melon", "melons"],
	["cake", "cakes"],
	["loaf", "loaves"],
	["pie", "pies"],
	["sandwich", "sandwiches"],
	["granola bar", "granola bars"],
	["ribbon", "ribbons"],
] as const;
const PARTS = [1, ...GRADE_3_DENOMINATORS] as const;
const f = (above: string | number, below: string | number) => `\\dfrac{${above}}{${below}}`;

/** So many wholes, each in so many parts. */
interface Wholes {
	count: number;
	parts: number;
}
type Draw = (random: Random) => Wholes;

const from =
	(least: number, most: number, among: readonly number[] = GRADE_3_DENOMINATORS): Draw =>
	(random) => ({ count: random.integer(least, most), parts: random.pick(among) });
const ONE = from(1, 3);
const OVER_ONE = from(2, 9, [1]);
const SOME = from(2, 5);
const ANY: Draw = (random) => random.pick([ONE, OVER_ONE, SOME])(random);

function help({ count, parts }: Wholes): Pick<Draft, "hints" | "steps"> {
	const top = count * parts;
	if (parts === 1)
		return {
			hints: [
				"Look at the denominator. Into how many parts is each whole cut?",
				"A denominator of 1 means that the wholes are not cut at all.",
				"The numerator counts uncut wholes.",
			],
			steps: [`The wholes are not cut: $${f(count, 1)}$ is ${count} wholes.`, `$${f(count, 1)} = ${count}$.`],
		};
	return {
		hints: [
			`How many ${partsCalled(parts)} make one whole?`,
			`It takes ${parts} ${partsCalled(parts)} to make one whole.`,
			"How many groups of that size are in all the parts?",
		],
		steps: [
			`${parts} ${partsCalled(parts)} make 1 whole.`,
			count === 1
				? `$${f(top, parts)} = 1$.`
				: `${top} ${partsCalled(parts)} make ${count} wholes: $${f(top, parts)} = ${count}$.`,
		],
	};
}

/** The whole number that a fraction is equal to. */
const asWhole =
	(draw: Draw): Form =>
	(random) => {
		const wholes = draw(random);
		const { count, parts } = wholes;
		const shown = `$${f(count * parts, parts)}$`;
		return {
			...help(wholes),
			prompt: random.pick([
				`Which whole number is equal to ${shown}?`,
				`Write ${shown} as a whole number.`,
				`${random.pick(NAMES)} is looking for ${shown} on the number line. At which whole number is it?`,
				`How many wholes are in ${shown}?`,
			]),
			task: shown,
			right: whole(count),
			wrong: [
				[slip.tookTheNumerator, whole(count * parts)],
				[slip.gaveTheDenominator, whole(parts)],
				count > 1 && [slip.oneWholeTooFew, whole(count - 1)],
				[slip.subtractedTheParts, whole(count * parts - parts)],
				[slip.wroteOneWholeMore, whole(count + 1)],
			],
		};
	};

/** A whole number as a fraction. */
const asFraction =
	(draw: Draw): Form =>
	(random) => {
		const wholes = draw(random);
		const { count, parts } = wholes;
		const name = random.pick(NAMES);
		return {
			...help(wholes),
			prompt: random.pick([
				`Which fraction is equal to ${count}?`,
				`${name} writes ${count} as a fraction. Which one is right?`,
				`On the number line, which fraction is at the same point as ${count}?`,
			]),
			task: `$${count}$`,
			right: words(`$${f(count * parts, parts)}$`),
			wrong: [
				parts > 1 && [slip.keptTheWholeNumber, words(`$${f(count, parts === count ? parts + 1 : parts)}$`)],
				[2, 3, 4, 6, 8].includes(count) && [slip.swappedParts, words(`$${f(1, count)}$`)],
				[slip.addedWholesAndParts, words(`$${f(count + parts, parts)}$`)],
				[slip.oneOff, words(`$${f(count * parts + 1, parts)}$`)],
			],
		};
	};

/** The numerator, or the whole number, is a box. */
const inABox =
	(draw: Draw): Form =>
	(random) => {
		const wholes = draw(random);
		const { count, parts } = wholes;
		const asksTop = random.oneIn(2);
		const sides = asksTop ? [`${count}`, f("\\square", parts)] : ["\\square", f(count * parts, parts)];
		const shown = (random.oneIn(2) ? sides : sides.toReversed()).join(" = ");
		const top = count * parts;
		return {
			...help(wholes),
			prompt: random.pick([
				`Which number belongs in the box? $${shown}$`,
				`${random.pick(NAMES)} writes a whole number as a fraction. What is missing? $${shown}$`,
				`Complete the equation: $${shown}$`,
			]),
			right: whole(asksTop ? top : count),
			wrong: asksTop
				? [
						[slip.keptTheWholeNumber, whole(count)],
						[slip.gaveTheDenominator, whole(parts)],
						[slip.addedWholesAndParts, whole(count + parts)],
					]
				: [
						[slip.tookTheNumerator, whole(top)],
						[slip.gaveTheDenominator, whole(parts)],
						[slip.wroteOneWholeMore, whole(count + 1)],
					],
		};
	};

/** From pieces to wholes, or back. */
const story: Form = (random) => {
	const wholes = from(2, 6)(random);
	const { count, parts } = wholes;
	const [name, [one, many]] = [random.pick(NAMES), random.pick(THINGS)];
	const [toWholes, top] = [random.oneIn(2), count * parts];
	return {
		...help(wholes),
		prompt: toWholes
			? random.pick([
					`${name} has ${top} pieces. Each piece is $${f(1, parts)}$ of a ${one}. How many whole ${many} is that?`,
					`A box holds ${top} pieces, and each one is $${f(1, parts)}$ of a ${one}. How many whole ${many} can ${name} put together?`,
				])
			: random.pick([
					`${name} cuts ${count} ${many} into ${partsCalled(parts)}. How many pieces are there?`,
					`There are ${count} ${many}. Each is cut into ${partsCalled(parts)}. How many pieces is that?`,
				]),
		...(toWholes && { task: `$${f(top, parts)}$` }),
		right: whole(toWholes ? count : top),
		wrong: toWholes
			? [
					[slip.gaveTheDenominator, whole(parts)],
					[slip.oneWholeTooFew, whole(count - 1)],
					[slip.subtractedTheParts, whole(top - parts)],
				]
			: [
					[slip.gaveTheDenominator, whole(parts)],
					[slip.addedWholesAndParts, whole(count + parts)],
					[slip.oneWholeTooFew, whole(top - parts)],
				],
	};
};

/** A whole number as a point on a line of parts. */
const onLine: Form = (random) => {
	const wholes = from(1, 3)(random);
	const { count, parts } = wholes;
	const shown = `$${f(count * parts, parts)}$`;
	return {
		...help(wholes),
		prompt: random.pick([
			`Put a point at ${shown} on the number line.`,
			`${random.pick(NAMES)} takes ${count * parts} steps of $${f(1, parts)}$ from 0. Put a point where the steps end.`,
			`Where is ${shown}? Put a point there.`,
		]),
		right: ratio(count * parts, parts),
		wrong: [
			[slip.countedTheFirstMark, ratio(count * parts - 1, parts)],
			[slip.oneOff, ratio(count * parts + 1, parts)],
		],
		line: { from: 0, to: 4, steps: 4 * parts, number_every: parts },
	};
};

// 1: one or two wholes as a fraction, and a denominator of 1. 2: one to three wholes, also on a line. 3: whole numbers with a box.
// 4: pairs and claims. 5: pieces and wholes in stories, and what someone did wrong.
export const wholeNumbersAsFractions = defineSkill("whole-numbers-as-fractions", 19, {
	1: [
		ask.chosen(asWhole(from(1, 2))),
		ask.typed(inABox(OVER_ONE)),
		ask.chosen(asFraction(OVER_ONE)),
		ask.typed(asWhole(from(1, 2))),
	],
	2: [ask.onNumberLine(onLine), ask.typed(asWhole(from(1, 3))), ask.chosen(asFraction(from(1, 3)))],
	3: [ask.typed(inABox(SOME)), ask.chosen(inABox(SOME)), ask.chosen(asFraction(SOME))],
	4: [
		ask.matched(asWhole(ANY), ["fraction", "whole number"]),
		ask.judged(asWhole(ANY)),
		ask.typed(inABox(from(2, 6, PARTS))),
	],
	5: [
		ask.typed(story),
		ask.chosen(story),
		ask.whatWentWrong(asWhole(SOME)),
		ask.explainTheMistake(asWhole(SOME)),
	],
});

import { ask, boxed, defineSkill, given, NAMES, NUMBER_CTA, slip, whole } from "../../../kit/index.ts";
import type { Form, Random } from "../../../kit/index.ts";
import { lowest } from "../../../kit/numbers.ts";
import { divide, fraction, mixedTex } from "../../../kit/fractions.ts";
import { fractionQuotient, type Pair, valueOf, workOf } from "./fraction-quotients.ts";
import { proper } from "../products/shared-products.ts";

type Draw = (random: Random) => Pair | undefined;

/** Pairs whose quotient has numbers that are easy to write. */
const fitting = (draw: Draw, isAboveOne = false): Draw =>
	given(draw, (pair) => {
		const { top, bottom } = divide(...pair);
		const isEasy = bottom <= 40 && top <= 90 && top !== bottom;
		return isEasy && (!isAboveOne || top > bottom) ? pair : undefined;
	});

const BOTTOMS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const likeOrUnit = fitting((random) => {
	const bottom = random.pick(BOTTOMS.slice(1));
	const [top, other] = [random.integer(1, bottom - 1), random.integer(1, bottom - 1)];
	const unit = random.integer(2, 12);
	return random.oneIn(2)
		? [lowest(top, bottom), lowest(1, unit)]
		: [
				{ top, bottom },
				{ top: other, bottom },
			];
});
const pairOf: Draw = (random) => {
	const [a, b] = [proper(random, BOTTOMS), proper(random, BOTTOMS)];
	return a && b && [a, b];
};
const anyProper = fitting(pairOf);
const aboveOne = fitting(pairOf, true);
const mixedNumbers = fitting((random) => {
	const [a, b] = [proper(random, [2, 3, 4, 5, 6, 8]), proper(random, [2, 3, 4, 5])];
	return (
		a && b && [fraction(random.integer(1, 6), a), fraction(random.integer(random.oneIn(3) ? 0 : 1, 3), b)]
	);
});

const bare =
	(draw: Draw): Form =>
	(random) => {
		const pair = draw(random);
		return pair && fractionQuotient(random, pair);
	};

/** A factor or the divisor is missing; dividing finds it. */
const missing = (draw: Draw): Form =>
	given(draw, (pair, random) => {
		const [a, b] = pair.map(mixedTex) as [string, string];
		const draft = fractionQuotient(random, pair);
		const equation = random.pick([
			`\\square \\times ${b} = ${a}`,
			`${b} \\times \\square = ${a}`,
			`${a} \\div \\square = ${b}`,
		]);
		return {
			...draft,
			cta: NUMBER_CTA,
			prompt: random.pick([
				`Which number belongs in the box? $${equation}$`,
				`Find the missing number: $${equation}$`,
				`${random.pick(NAMES)} covered a number: $${equation}$. Which number is it?`,
			]),
			hints: [`Divide to find the missing number: $${a} \\div ${b}$.`, draft.hints[1], draft.hints[2]],
			steps: [`The missing number is $${a} \\div ${b}$.`, ...draft.steps],
		};
	});

/** The reciprocal of the divisor, and the quotient. */
const inSteps = (draw: Draw) =>
	ask.stepwise((random) => {
		const pair = draw(random);
		if (pair === undefined) return undefined;
		const [a, b] = pair;
		const task = `${mixedTex(a)} \\div ${mixedTex(b)}`;
		const { steps, hints } = workOf(pair);
		const { wrong } = fractionQuotient(random, pair);
		return {
			prompt: random.pick([
				`Complete: $${task} = ${mixedTex(a)} \\times \\square$. The fraction in the box has the numerator [[top]] and the denominator [[bottom]]. The quotient is [[quotient]].`,
				`To find $${task}$, multiply by the reciprocal of the divisor. Its numerator is [[top]], and its denominator is [[bottom]]. The quotient is [[quotient]].`,
			]),
			boxes: {
				top: boxed(
					whole(b.bottom),
					[slip.invertedBoth, whole(a.bottom)],
					[slip.keptForReciprocal, whole(b.top)],
				),
				bottom: boxed(whole(b.top), [slip.keptForReciprocal, whole(b.bottom)]),
				quotient: { right: valueOf(divide(a, b)), wrong },
			},
			hints: [
				hints[0],
				hints[1],
				"The reciprocal turns the fraction over: its product with the fraction is 1.",
			],
			steps: [
				`The reciprocal of $${mixedTex(b)}$ has the numerator ${b.bottom} and the denominator ${b.top}.`,
				...steps,
			],
		};
	});

const NOUNS = ["division", "quotient"] as const;

// 1: like denominators and unit fractions. 2: proper fractions, by the reciprocal. 3: a missing factor or divisor.
// 4: quotients above one as mixed numbers, and what went wrong. 5: mixed numbers, and mistakes to explain.
export const divideFractions = defineSkill("divide-fractions", 12, {
	1: [
		ask.typed(bare(likeOrUnit)),
		ask.chosen(bare(likeOrUnit)),
		inSteps(likeOrUnit),
		ask.matched(bare(likeOrUnit), NOUNS),
	],
	2: [
		ask.typed(bare(anyProper)),
		ask.chosen(bare(anyProper)),
		inSteps(anyProper),
		ask.judged(bare(anyProper)),
	],
	3: [
		ask.typed(missing(anyProper)),
		ask.chosen(missing(anyProper)),
		ask.judged(bare(anyProper)),
		inSteps(anyProper),
	],
	4: [
		ask.typed(bare(aboveOne)),
		ask.whatWentWrong(bare(aboveOne)),
		ask.typed(missing(aboveOne)),
		ask.matched(bare(aboveOne), NOUNS),
	],
	5: [
		ask.typed(bare(mixedNumbers)),
		ask.chosen(bare(mixedNumbers)),
		ask.typed(missing(mixedNumbers)),
		ask.explainTheMistake(bare(mixedNumbers)),
		ask.judged(bare(mixedNumbers)),
	],
});

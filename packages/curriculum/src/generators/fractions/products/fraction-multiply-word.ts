import { ask, boxed, defineSkill, gcd, mixedTex, NAMES, slip, tex } from "../../../kit/index.ts";
import type { Form, Fraction, Random } from "../../../kit/index.ts";
import { anyFraction, whole, words } from "../../../kit/value.ts";
import {
	type Factors,
	fractionTex,
	inOtherWords,
	mixedOf,
	mixedProduct,
	oneOf,
	productOf,
	wholeOf,
} from "./mixed-products.ts";
import {
	LARGER_TIMES,
	LEFT_OF_AN_AMOUNT,
	PARTS_OF_WHOLES,
	TIMES_AN_AMOUNT,
	TIMES_AS_MUCH,
} from "./product-stories.ts";
import { PARTS_OF_PARTS } from "./shared-parts-of-parts.ts";

const SMALL = [2, 3, 4, 5] as const;
const MIDDLE = [2, 3, 4, 5, 6, 8] as const;

/** The factors, the first of which says how much of the second is taken. */
type Draw = (random: Random) => Factors;

const ofWhole: Draw = (random) => [oneOf(random, MIDDLE), wholeOf(random.integer(3, 30))];
const ofPart: Draw = (random) => [oneOf(random, MIDDLE), oneOf(random, MIDDLE)];
const wholeTimes: Draw = (random) => [wholeOf(random.integer(2, 8)), mixedOf(random, SMALL, 5)];
const ofMixed: Draw = (random) => [oneOf(random, SMALL), mixedOf(random, SMALL, 8)];
const mixedTimes: Draw = (random) => [mixedOf(random, SMALL, 3), mixedOf(random, SMALL, 5)];

const story =
	(draw: Draw, stories: typeof PARTS_OF_WHOLES): Form =>
	(random) => {
		const [a, b] = draw(random);
		const draft = mixedProduct(random, [a, b]);
		const tell = random.pick(stories);
		// Stories of parts of parts name the part first.
		const shown = [`$${mixedTex(b)}$`, `$${mixedTex(a)}$`] as const;
		return {
			...draft,
			prompt: tell(random.pick(NAMES), ...shown),
			hints: [
				"An amount is taken several times, or a part of it is taken. Which operation is that?",
				`Find $${mixedTex(a)} \\times ${mixedTex(b)}$. ${draft.hints[1]}`,
				draft.hints[2],
			],
		};
	};

const bare =
	(draw: Draw): Form =>
	(random) =>
		mixedProduct(random, draw(random));

const partsOfParts: typeof PARTS_OF_WHOLES = PARTS_OF_PARTS.map(
	(tell) => (name, of, part) => tell(name, part, of),
);

const wholes = story(ofWhole, PARTS_OF_WHOLES);
const parts = story(ofPart, partsOfParts);
const times = story(wholeTimes, TIMES_AN_AMOUNT);
const ofAmount = story(ofMixed, TIMES_AS_MUCH);
const larger = story(mixedTimes, LARGER_TIMES);

/** Which expression a story asks for. */
const expressionFor: Form = (random) => {
	const [part, amount] = ofMixed(random);
	const [p, of] = [tex(part), mixedTex(amount)];
	const shown = (sign: string) => words(`$${of} ${sign} ${p}$`);
	return {
		prompt: `${random.pick(TIMES_AS_MUCH)(random.pick(NAMES), `$${of}$`, `$${p}$`)} ${random.pick(["Which expression gives the answer?", "Which expression could you use?"])}`,
		right: words(`$${p} \\times ${of}$`),
		wrong: [
			[slip.dividedForAPart, shown("\\div")],
			[slip.subtractedInstead, shown("-")],
			[slip.addedFractions, shown("+")],
		],
		hints: [
			`A part of $${of}$ is taken. Will that be less than or greater than $${of}$?`,
			`What does $${p}$ of $${of}$ mean?`,
			"Taking a fraction of an amount is multiplying.",
		],
		steps: [`$${p}$ of $${of}$ is a product.`, `The expression is $${p} \\times ${of}$.`],
	};
};

/** A part of an amount is used, and the rest is asked for. */
const left: Form = (random) => {
	const [part, amount] = ofMixed(random);
	const rest: Fraction = { top: part.bottom - part.top, bottom: part.bottom };
	const [kept, used] = [productOf([rest, amount]), productOf([part, amount])];
	const [p, of, r] = [tex(part), mixedTex(amount), tex(rest)];
	return {
		prompt: random.pick(LEFT_OF_AN_AMOUNT)(random.pick(NAMES), `$${of}$`, `$${p}$`),
		cta: "Write a whole number, a fraction, or a mixed number.",
		right: anyFraction(kept.top, kept.bottom),
		wrong: [
			[slip.gaveTheUsedPart, anyFraction(used.top, used.bottom)],
			amount.top * part.bottom > part.top * amount.bottom && [
				slip.subtractedInstead,
				anyFraction(amount.top * part.bottom - part.top * amount.bottom, amount.bottom * part.bottom),
			],
			[slip.usedOneNumber, anyFraction(rest.top, rest.bottom)],
		],
		hints: [
			"This takes two steps. What fraction of the amount is not used?",
			`$${p}$ of it is used, so $1 - ${p}$ of it is left.`,
			`Multiply what is left of 1 by $${of}$.`,
		],
		steps: [
			`$1 - ${p} = ${r}$ is left.`,
			`$${mixedTex(amount)} = ${fractionTex(amount)}$.`,
			`$${r} \\times ${fractionTex(amount)} = ${fractionTex(kept)}$${inOtherWords(kept)}`,
		],
	};
};

/** The mixed number becomes a fraction, and then the product, one box at a time. */
const inSteps = (draw: Draw) =>
	ask.stepwise((random) => {
		const [a, b] = draw(random);
		const { top, bottom } = productOf([a, b]);
		if (gcd(b.top, b.bottom) > 1) return undefined;
		const { hints, steps } = mixedProduct(random, [a, b]);
		const full = Math.floor(b.top / b.bottom);
		const task = `$${mixedTex(a)} \\times ${mixedTex(b)}$`;
		return {
			prompt: random.pick([
				`Complete the work for ${task}. As a fraction, $${mixedTex(b)}$ has the numerator [[renamed]] and the denominator ${b.bottom}. Before simplifying, the product has the numerator [[top]] and the denominator [[bottom]].`,
				`Find ${task}. First write $${mixedTex(b)}$ as [[renamed]] parts of size $${tex({ top: 1, bottom: b.bottom })}$. Then multiply, and do not simplify: the numerator is [[top]], and the denominator is [[bottom]].`,
			]),
			boxes: {
				renamed: boxed(
					whole(b.top),
					[slip.multipliedTheWholeOnly, whole(full * b.bottom)],
					[slip.wholesOnly, whole(full)],
				),
				top: boxed(whole(top), [slip.multipliedTheWholeOnly, whole(a.top * full * b.bottom)]),
				bottom: boxed(whole(bottom), [slip.keptOneDenominator, whole(Math.max(a.bottom, b.bottom))]),
			},
			hints,
			steps,
		};
	});

// 1: a fraction of a whole number. 2: a fraction of a fraction. 3: a mixed amount so many times. 4: a fraction of a mixed
// amount, and which expression. 5: two mixed numbers, what is left, and mistakes to explain.
export const fractionMultiplyWord = defineSkill("fraction-multiply-word", 15, {
	1: [ask.typed(wholes), ask.chosen(wholes), ask.matched(bare(ofWhole), "product")],
	2: [ask.typed(parts), ask.chosen(parts), ask.chosen(wholes)],
	3: [ask.typed(times), ask.chosen(times), inSteps(wholeTimes), ask.matched(bare(wholeTimes), "product")],
	4: [ask.typed(ofAmount), ask.chosen(expressionFor), inSteps(ofMixed), ask.whatWentWrong(bare(wholeTimes))],
	5: [
		ask.typed(larger),
		ask.typed(left),
		ask.chosen(left),
		ask.chosen(larger),
		ask.explainTheMistake(bare(mixedTimes)),
	],
});

import { ask, askFor, boxed, defineSkill, lowest, NAMES, slip } from "../../kit/index.ts";
import type { Draft, Form, Fraction, Random } from "../../kit/index.ts";
import { add, divide, multiply, split } from "../../kit/fractions.ts";
import {
	decimalsUpTo,
	fractions,
	mixedNumbers,
	type Notation,
	opposite,
	pairOf,
	shown,
	size,
	texOf,
} from "./signed-rationals.ts";

interface Pair {
	a: Fraction;
	b: Fraction;
	isProduct: boolean;
}

type Pairs = (random: Random, notation: Notation) => Pair | undefined;

/** Products have small denominators, and nothing becomes a whole or a huge number by itself. */
const fits = ({ bottom, top }: Fraction) => bottom <= 120 && Math.abs(top) <= 400;

const pairs =
	(operation?: "product" | "quotient"): Pairs =>
	(random, notation) => {
		const drawn = pairOf(random, notation);
		const isProduct = operation === undefined ? random.oneIn(2) : operation === "product";
		if (drawn === undefined) return undefined;
		const [a, b] = drawn;
		return fits(isProduct ? multiply(a, b) : divide(a, b)) ? { a, b, isProduct } : undefined;
	};

/** Two decimals, and the product or a quotient that is exact. */
const decimalPairs: Pairs = (random, notation) => {
	const drawn = pairs("product")(random, notation);
	if (drawn === undefined) return undefined;
	const { a, b } = drawn;
	if (Math.abs(a.top * b.bottom) < b.bottom * 10) return undefined;
	return random.oneIn(2) ? drawn : { a: multiply(a, b), b, isProduct: false };
};

/** The product of the whole parts and the product of the fraction parts, added. */
function inParts(a: Fraction, b: Fraction): Fraction {
	const [p, q] = [split(size(a)), split(size(b))];
	const { top, bottom } = multiply(p.part, q.part);
	const sign = a.top < 0 === b.top < 0 ? 1 : -1;
	return lowest(sign * (p.whole * q.whole * bottom + top), bottom);
}

function wrongOf({ a, b, isProduct }: Pair, notation: Notation): Draft["wrong"] {
	const { value } = notation;
	const result = isProduct ? multiply(a, b) : divide(a, b);
	const isDecimal = notation.cta === undefined;
	const isMixed = Math.abs(a.top) > a.bottom && Math.abs(b.top) > b.bottom;
	return [
		[slip.wrongSign, value(opposite(result))],
		!isDecimal && isProduct && isMixed && [slip.multipliedInParts, value(inParts(a, b))],
		!isDecimal && !isProduct && [slip.invertedTheFirst, value(divide(b, a))],
		!isDecimal && !isProduct && [slip.didNotInvert, value(multiply(a, b))],
		isDecimal && [slip.misplacedThePoint, value(multiply(result, { top: 10, bottom: 1 }))],
		!isDecimal && isProduct && [slip.multipliedCrosswise, value(divide(a, b))],
		[slip.addedSigned, value(add(a, b))],
	];
}

function beginOf({ a, b, isProduct }: Pair, notation: Notation): string {
	const [p, q] = [texOf(notation, size(a)), texOf(notation, size(b))];
	if (notation.cta === undefined)
		return isProduct
			? `Multiply $${p}$ and $${q}$ as if they were whole numbers. Then count the decimal places of both.`
			: `Move the decimal point in $${p}$ and $${q}$ by the same number of places, until the divisor is whole.`;
	const over = (number: Fraction) => `\\dfrac{${Math.abs(number.top)}}{${number.bottom}}`;
	return isProduct
		? `Multiply the absolute values: $${over(a)} \\times ${over(b)}$.`
		: `Multiply by the reciprocal of the divisor: $${over(a)} \\times ${over({ top: b.bottom, bottom: Math.abs(b.top) })}$.`;
}

function draftOf(random: Random, drawn: Pair, notation: Notation): Draft {
	const { a, b, isProduct } = drawn;
	const result = isProduct ? multiply(a, b) : divide(a, b);
	const task = `$${texOf(notation, a)} ${isProduct ? "\\times" : "\\div"} ${shown(notation, b)}$`;
	const kind = isProduct ? "product" : "quotient";
	const isSame = a.top < 0 === b.top < 0;
	const begin = beginOf(drawn, notation);
	return {
		prompt: askFor(random, task),
		...(notation.cta === undefined ? {} : { cta: notation.cta }),
		task,
		right: notation.value(result),
		wrong: wrongOf(drawn, notation),
		hints: [
			`Find the sign of the ${kind} first. Are the two signs the same or different?`,
			begin,
			`Same signs give a positive ${kind}. Different signs give a negative one.`,
		],
		steps: [
			begin,
			`The signs are ${isSame ? "the same, so the" : "different, so the"} ${kind} is ${isSame ? "positive" : "negative"}.`,
			`${task.slice(0, -1)} = ${texOf(notation, result)}$.`,
		],
	};
}

const bare =
	(notation: Notation, drawn: Pairs = pairs()): Form =>
	(random) => {
		const pair = drawn(random, notation);
		return pair && draftOf(random, pair, notation);
	};

/** A quotient or product of two, and a third number to multiply by. */
const three =
	(notation: Notation): Form =>
	(random) => {
		const [pair, c] = [pairs()(random, notation), notation.draw(random)];
		if (pair === undefined || c === undefined) return undefined;
		const { a, b, isProduct } = pair;
		const first = isProduct ? multiply(a, b) : divide(a, b);
		const result = multiply(first, c);
		const draft = draftOf(random, pair, notation);
		const task = `${draft.task?.slice(0, -1)} \\times ${shown(notation, c)}$`;
		if (!fits(result)) return undefined;
		return {
			...draft,
			prompt: askFor(random, task),
			task,
			right: notation.value(result),
			wrong: [
				[slip.wrongSign, notation.value(opposite(result))],
				[slip.leftOutTheLastNumber, notation.value(first)],
				!isProduct && [slip.workedFromTheRight, notation.value(divide(a, multiply(b, c)))],
				!isProduct && [slip.invertedTheFirst, notation.value(multiply(divide(b, a), c))],
			],
			hints: [
				"Work from left to right. How many of the numbers are negative?",
				draft.hints[1],
				`Multiply by $${texOf(notation, size(c))}$, and set the sign: an odd number of negative numbers makes the result negative.`,
			],
			steps: [
				`From left to right: ${draft.task?.slice(0, -1)} = ${texOf(notation, first)}$.`,
				`${task.slice(0, -1)} = ${texOf(notation, result)}$.`,
			],
		};
	};

/** A quotient by way of the reciprocal. */
const byReciprocal = (notation: Notation) =>
	ask.stepwise((random) => {
		const pair = pairs("quotient")(random, notation);
		if (pair === undefined) return undefined;
		const { value } = notation;
		const { right, wrong, hints, steps, task } = draftOf(random, pair, notation);
		const reciprocal = divide({ top: 1, bottom: 1 }, pair.b);
		return {
			prompt: `${random.pick(["Divide by using the reciprocal.", "Complete the work.", `Finish ${random.pick(NAMES)}’s work.`])} The reciprocal of $${texOf(notation, pair.b)}$ is [[reciprocal]]. So $${task?.slice(1, -1)} =$ [[quotient]].`,
			boxes: {
				reciprocal: boxed(
					value(reciprocal),
					[slip.wrongSign, value(opposite(reciprocal))],
					[slip.keptForReciprocal, value(pair.b)],
				),
				quotient: { right, wrong },
			},
			hints,
			steps: [
				`The reciprocal of $${texOf(notation, pair.b)}$ is $${texOf(notation, reciprocal)}$.`,
				...steps,
			],
		};
	});

const PROPER = fractions([2, 3, 4, 5, 6, 7, 8]);
const FEW = fractions([2, 3, 4, 5, 6]);
const TENTHS = decimalsUpTo(9);
const MIXED = mixedNumbers([2, 3, 4, 5, 6], 3);
const products = bare(PROPER, pairs("product"));
const quotients = bare(PROPER, pairs("quotient"));
const points = bare(TENTHS, decimalPairs);

// 1: products of fractions. 2: products and quotients of decimals. 3: quotients of fractions. 4: mixed numbers. 5: three
// numbers.
export const multDivRationals = defineSkill("mult-div-rationals", 14, {
	1: [
		ask.typed(products),
		ask.chosen(products),
		ask.matched(products, ["expression", "product"]),
		ask.judged(products),
	],
	2: [
		ask.typed(points),
		ask.chosen(points),
		ask.judged(points),
		ask.matched(points, ["expression", "value"]),
	],
	3: [ask.typed(quotients), ask.chosen(quotients), byReciprocal(PROPER), ask.whatWentWrong(quotients)],
	4: [ask.typed(bare(MIXED)), ask.chosen(bare(MIXED)), byReciprocal(MIXED), ask.judged(bare(MIXED))],
	5: [
		ask.typed(three(FEW)),
		ask.chosen(three(FEW)),
		ask.whatWentWrong(three(FEW)),
		ask.explainTheMistake(three(FEW)),
	],
});

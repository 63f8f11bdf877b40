import { ask, boxed, defineSkill, slip, texNumber, whole } from "../../../kit/index.ts";
import type { Draft, Random } from "../../../kit/index.ts";
import { splitIntoTens } from "../../multiplication/facts/split-rectangles.ts";
import { type Factors, longProduct, placesOf } from "./long-products.ts";
import { bareProduct, productAreas, productStory, twoStepProduct } from "./product-forms.ts";
import type { DrawFactors } from "./product-forms.ts";

type Draw = (random: Random) => Factors;

const drawOf =
	(...places: readonly (readonly [least: number, most: number])[]): Draw =>
	(random) => ({
		a: places.reduce((number, range) => 10 * number + random.integer(...range), 0),
		b: random.integer(3, 9),
	});

const twoDigits = drawOf([1, 9], [2, 9]);
const threeDigits = drawOf([1, 9], [1, 9], [2, 9]);
const withZero = drawOf([2, 9], [0, 0], [3, 9]);
const fourDigits = drawOf([1, 9], [0, 9], [1, 9], [2, 9]);
const easy = drawOf([1, 4], [2, 9]);

/** Digit by digit from the ones on; `next` says what a place shows and what it hands on. */
function byDigits(number: number, next: (digit: number, carried: number) => number): number {
	let carried = 0;
	return [...`${number}`].toReversed().reduce((total, digit, place, all) => {
		const value = next(Number(digit), carried);
		const isLast = place === all.length - 1;
		carried = Math.floor(value / 10);
		return total + (isLast ? value : value % 10) * 10 ** place;
	}, 0);
}

/** The number comes second: it is the one that is broken apart. */
function product(random: Random, { a: number, b: factor }: Factors): Draft {
	const right = number * factor;
	return {
		...longProduct(random, { a: factor, b: number }),
		wrong: [
			[slip.regroupedNothing, whole(byDigits(number, (digit) => digit * factor))],
			[slip.addedBeforeMultiplying, whole(byDigits(number, (digit, carried) => (digit + carried) * factor))],
			`${number}`.includes("0") && [
				slip.skippedTheZeroInside,
				whole(Number(`${number}`.replace("0", "")) * factor),
			],
			[slip.leftOutThePartOfOnes, whole(factor * (number - (number % 10)))],
			[slip.forgotTheCarriedTens, whole(right - 10 * Math.floor(((number % 10) * factor) / 10))],
			[slip.addedFactors, whole(number + factor)],
		],
	};
}

/** With the one-digit factor first. */
const turned =
	(draw: Draw): DrawFactors =>
	(random) => {
		const { a, b } = draw(random);
		return { a: b, b: a };
	};

const asSides = (draw: Draw) => (random: Random) => {
	const { a, b } = draw(random);
	return { number: a, factor: b };
};

const bare = (draw: Draw) => bareProduct(draw, product);
const story = (draw: Draw) => productStory(draw, product);

/** One box for each partial product. */
const inParts = (draw: Draw) =>
	ask.stepwise((random) => {
		const { a: number, b: factor } = draw(random);
		const parts = placesOf(number);
		const { hints, steps } = product(random, { a: number, b: factor });
		const sum = parts.map((part) => `${factor} \\times ${texNumber(part)}`).join(" + ");
		const gaps = parts.map((_, at) => `[[part${at + 1}]]`).join(" $+$ ");
		return {
			prompt: random.pick([
				`$${factor} \\times ${number} = ${sum} =$ ${gaps} $=$ [[product]]`,
				`Break ${number} apart to multiply: $${factor} \\times ${number} = ${sum}$. The partial products are ${gaps}, and the product is [[product]].`,
				`Find $${factor} \\times ${number}$ with partial products: ${gaps} $=$ [[product]].`,
			]),
			boxes: {
				...Object.fromEntries(
					parts.map((part, at) => [
						`part${at + 1}`,
						{
							right: whole(factor * part),
							wrong: [[slip.didNotShift, whole(factor * Number(`${part}`[0]))] as const],
						},
					]),
				),
				product: boxed(whole(factor * number), [
					slip.leftOutThePartOfOnes,
					whole(factor * (number - (number % 10))),
				]),
			},
			hints,
			steps,
		};
	});

// 1: two digits, as areas that are split. 2: two digits, with larger digits and in stories. 3: three digits, in parts. 4: a zero inside,
// and what went wrong. 5: four digits, two steps, and mistakes to explain.
export const multiplyByOneDigit = defineSkill("multiply-by-one-digit", 17, {
	1: [
		splitIntoTens(asSides(easy)),
		productAreas(turned(easy)),
		ask.typed(bare(easy)),
		ask.chosen(bare(easy)),
	],
	2: [
		ask.typed(story(twoDigits)),
		inParts(twoDigits),
		splitIntoTens(asSides(twoDigits)),
		ask.chosen(bare(twoDigits)),
		ask.matched(bare(twoDigits), "product"),
	],
	3: [
		inParts(threeDigits),
		ask.typed(bare(threeDigits)),
		ask.typed(story(threeDigits)),
		ask.chosen(bare(threeDigits)),
	],
	4: [
		ask.typed(bare(withZero)),
		ask.chosen(story(withZero)),
		ask.whatWentWrong(bare(threeDigits)),
		inParts(threeDigits),
	],
	5: [
		ask.typed(bare(fourDigits)),
		ask.typed(twoStepProduct(threeDigits, product)),
		ask.explainTheMistake(bare(threeDigits)),
		ask.judged(bare(fourDigits)),
	],
});

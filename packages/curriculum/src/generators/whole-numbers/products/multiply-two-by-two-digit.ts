import { ask, defineSkill, type Draft, type Random, slip, whole } from "../../../kit/index.ts";
import { splitBothIntoTens } from "../../multiplication/facts/split-rectangles.ts";
import { type Factors, factorsOf, longProduct } from "./long-products.ts";
import { bareProduct, partialProducts, productAreas, productStory, twoStepProduct } from "./product-forms.ts";
import type { DrawFactors } from "./product-forms.ts";

const easy: DrawFactors = (random) => factorsOf(random, [12, 39], [11, 19]);
const middle: DrawFactors = (random) => factorsOf(random, [21, 69], [12, 49]);
const hard: DrawFactors = (random) => factorsOf(random, [34, 99], [34, 99]);

function product(random: Random, factors: Factors): Draft {
	const { a, b } = factors;
	const [x, y] = [a % 10, b % 10];
	const draft = longProduct(random, factors);
	return {
		...draft,
		wrong: [[slip.multipliedMatchingPlaces, whole((a - x) * (b - y) + x * y)], ...draft.wrong],
	};
}

const bare = (draw: DrawFactors) => bareProduct(draw, product);
const story = (draw: DrawFactors) => productStory(draw, product);

// 1: a factor below 20, as areas that are split, and in parts. 2: larger factors. 3: stories. 4: large digits with much regrouping, and what
// went wrong. 5: two steps, several claims, and mistakes to explain.
export const multiplyTwoByTwoDigit = defineSkill("multiply-two-by-two-digit", 18, {
	1: [splitBothIntoTens(easy), productAreas(easy), partialProducts(easy), ask.chosen(bare(easy))],
	2: [ask.typed(bare(middle)), splitBothIntoTens(middle), productAreas(middle), ask.chosen(bare(middle))],
	3: [
		ask.typed(story(middle)),
		partialProducts(middle),
		ask.chosen(story(middle)),
		ask.matched(bare(middle), "product"),
	],
	4: [ask.typed(bare(hard)), ask.whatWentWrong(bare(hard)), ask.chosen(story(hard)), partialProducts(hard)],
	5: [
		ask.typed(twoStepProduct(hard, product)),
		ask.explainTheMistake(bare(hard)),
		ask.judged(bare(middle)),
		ask.typed(bare(hard)),
	],
});

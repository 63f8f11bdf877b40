import { ask, defineSkill, type Form, NAMES, slip, texNumber, whole } from "../../../kit/index.ts";
import { factorsOf } from "./long-products.ts";
import { bareProduct, partialProducts, productAreas, productStory, twoStepProduct } from "./product-forms.ts";
import type { DrawFactors } from "./product-forms.ts";

const twoByTwo: DrawFactors = (random) => factorsOf(random, [21, 99], [12, 49]);
const threeByTwo: DrawFactors = (random) => factorsOf(random, [112, 499], [12, 99]);
const withZero: DrawFactors = (random) => factorsOf(random, [201, 909], [21, 99], true);
const fourByTwo: DrawFactors = (random) => factorsOf(random, [1012, 9899], [23, 99]);
const threeByThree: DrawFactors = (random) => factorsOf(random, [123, 989], [112, 989]);

/** A product by rounding each factor to its first place. */
const estimate: Form = (random) => {
	const factors = random.pick([twoByTwo, threeByTwo])(random);
	if (factors === undefined) return undefined;
	const { a, b } = factors;
	const round = (number: number) => {
		const step = 10 ** (`${number}`.length - 1);
		return { step, near: Math.round(number / step) * step, down: Math.floor(number / step) * step };
	};
	const [x, y] = [round(a), round(b)];
	const isHalf = [a / x.step, b / y.step].some((each) => Math.abs((each % 1) - 0.5) < 0.1);
	if (isHalf) return undefined;
	const task = `$${texNumber(a)} \\times ${b}$`;
	return {
		prompt: random.pick([
			`Estimate ${task}: round ${a} to the nearest ${x.step === 10 ? "ten" : "hundred"} and ${b} to the nearest ten. What product do you get?`,
			`${random.pick(NAMES)} rounds ${a} to the nearest ${x.step === 10 ? "ten" : "hundred"} and ${b} to the nearest ten to check ${task}. Which estimate is that?`,
		]),
		right: whole(x.near * y.near),
		wrong: [
			[slip.droppedTheDigits, whole(x.down * y.down)],
			[slip.alwaysRoundedUp, whole((x.down + x.step) * (y.down + y.step))],
			[slip.didNotShift, whole((x.near * y.near) / 10)],
			[slip.quotientTooLong, whole(x.near * y.near * 10)],
		],
		hints: [
			"Round each factor first. Look at the digit after the place that you round to.",
			`Is ${a} nearer to ${x.down} or to ${x.down + x.step}?`,
			"Multiply the rounded numbers: first the digits, then count the zeros.",
		],
		steps: [
			`${a} rounds to ${x.near}, and ${b} rounds to ${y.near}.`,
			`$${texNumber(x.near)} \\times ${y.near} = ${texNumber(x.near * y.near)}$.`,
		],
	};
};

// 1: two by two digits. 2: three by two digits, in parts, and estimates. 3: a zero inside, and stories. 4: four by two
// digits, and what went wrong. 5: three by three digits, two steps, and mistakes to explain.
export const multiplyMultidigit = defineSkill("multiply-multidigit", 14, {
	1: [ask.typed(bareProduct(twoByTwo)), ask.chosen(bareProduct(twoByTwo)), partialProducts(twoByTwo)],
	2: [
		ask.typed(bareProduct(threeByTwo)),
		productAreas(threeByTwo),
		partialProducts(threeByTwo),
		ask.chosen(estimate),
	],
	3: [
		ask.typed(bareProduct(withZero)),
		ask.typed(productStory(withZero)),
		ask.chosen(bareProduct(withZero)),
		ask.matched(bareProduct(threeByTwo), "product"),
	],
	4: [
		ask.typed(bareProduct(fourByTwo)),
		ask.chosen(productStory(fourByTwo)),
		ask.whatWentWrong(bareProduct(fourByTwo)),
		partialProducts(fourByTwo),
	],
	5: [
		ask.typed(bareProduct(threeByThree)),
		ask.typed(twoStepProduct(threeByTwo)),
		ask.explainTheMistake(bareProduct(fourByTwo)),
		ask.judged(bareProduct(threeByTwo)),
	],
});

import { ask, bracketed, defineSkill, type Form, NAMES, type Random, slip, whole } from "../../kit/index.ts";
import { bare, leftToRight, missing, product, productOf, steadyChange, texOf } from "./signed-products.ts";
import type { Numbers } from "./signed-products.ts";

const signed = (random: Random, most: number) => random.integer(2, most) * random.pick([1, -1]);

/** So many factors, at least one of which is negative. */
const factors =
	(count: number, most: number): Numbers =>
	(random) => {
		const drawn = Array.from({ length: count }, () => signed(random, most));
		return drawn.every((each) => each > 0) ? undefined : drawn;
	};

const oneNegative =
	(most: number): Numbers =>
	(random) =>
		random.shuffle([-random.integer(2, most), random.integer(2, most)]);

/** A change down, over a time to come. */
const falling: Numbers = (random) => [-random.integer(2, 12), random.integer(2, 12)];

const SIGNS = ["Negative", "Zero", "Positive"] as const;

const binOf = (each: readonly number[]): string => SIGNS[Math.sign(product(each)) + 1] ?? "";

function wrongBins(each: readonly number[]) {
	if (each.includes(0)) return [[slip.overlookedZero, binOf(each.map((factor) => factor || 1))]] as const;
	return [
		[slip.miscountedSigns, binOf([...each, -1])],
		[slip.signsCancelToZero, "Zero"],
	] as const;
}

/** Products of two to four factors, to be sorted by their signs without working them out. */
const bySign = ask.sorted((random) => {
	const products = Array.from({ length: 5 }, () =>
		Array.from({ length: random.integer(2, 4) }, () => (random.oneIn(8) ? 0 : signed(random, 12))),
	);
	if (products.some((each) => each.every((factor) => factor > 0))) return undefined;
	const shown = (each: readonly number[]) => texOf(each).replaceAll("\\times", "×").replaceAll("-", "−");
	const bins: readonly string[] = SIGNS.filter((sign) => products.some((each) => binOf(each) === sign));
	if (bins.length < 2) return undefined;
	return {
		prompt: random.pick([
			"Is each product negative, zero, or positive? Sort the cards without multiplying.",
			`${random.pick(NAMES)} sorts products by their signs. Where does each card belong?`,
			"Sort the products by their signs.",
		]),
		bins,
		cards: products.map((each) => ({
			label: shown(each),
			bin: binOf(each),
			wrong: wrongBins(each).filter(([, bin]) => bins.includes(bin)),
		})),
		hints: [
			"You do not need to multiply. Look for a factor 0 first.",
			"Count the negative factors of each product.",
			"An even number of negative factors makes a positive product. An odd number makes a negative one.",
		],
		steps: [
			"A factor 0 makes the product zero. Otherwise count the negative factors: even is positive, odd is negative.",
		],
	};
});

/** A number times a power whose base is negative, or which has a minus sign in front. */
const power: Form = (random) => {
	const [base, exponent, factor] = [random.integer(2, 5), random.integer(2, 4), signed(random, 5)];
	const isBase = random.oneIn(2);
	const [inside, outside] = [(-base) ** exponent, -(base ** exponent)];
	const value = isBase ? inside : outside;
	const right = factor * value;
	if (Math.abs(right) > 1300) return undefined;
	const shown = isBase ? `(-${base})^{${exponent}}` : `(-${base}^{${exponent}})`;
	const task = `$${factor} \\times ${shown}$`;
	return {
		prompt: random.pick([`What is ${task}?`, `Find the value of ${task}.`, `Work out ${task}.`]),
		task,
		right: whole(right),
		wrong: [
			[slip.minusInThePower, whole(factor * (isBase ? outside : inside))],
			[slip.exponentAsFactor, whole(factor * -base * exponent)],
			[slip.wrongSign, whole(-right)],
			[slip.stoppedAtThePower, whole(value)],
		],
		hints: [
			"Find the power first, and then multiply.",
			isBase
				? `In $${shown}$ the minus sign is inside the base: the factor is $-${base}$.`
				: `In $${shown}$ the exponent belongs to ${base} only. The minus sign stays in front.`,
			`How many negative factors are there? Multiply the absolute value of the power by ${Math.abs(factor)}.`,
		],
		steps: [
			isBase
				? `$${shown}$ has ${exponent} factors of $-${base}$, so it is $${value}$.`
				: `The exponent belongs to ${base} only, so the power is $${value}$.`,
			`${task.slice(0, -1)} = ${factor} \\times ${bracketed(value)}$.`,
			`${task.slice(0, -1)} = ${right}$.`,
		],
	};
};

const easy = bare(productOf, oneNegative(10));
const pairs = bare(productOf, factors(2, 12));
const long: Numbers = (random) => factors(random.integer(3, 4), 6)(random);

// 1: one negative factor. 2: any signs, and a time ago. 3: a missing factor, and signs of long products. 4: three or four
// factors. 5: powers of negative numbers.
export const multiplyIntegers = defineSkill("multiply-integers", 19, {
	1: [
		ask.typed(easy),
		ask.chosen(easy),
		ask.typed(steadyChange(falling)),
		ask.matched(easy, ["expression", "product"]),
	],
	2: [
		ask.typed(pairs),
		ask.chosen(pairs),
		ask.chosen(steadyChange(factors(2, 9))),
		ask.judged(pairs),
		ask.matched(pairs, ["expression", "product"]),
	],
	3: [
		ask.typed(missing(factors(2, 15))),
		ask.chosen(missing(factors(2, 15))),
		bySign,
		ask.whatWentWrong(bare(productOf, factors(2, 15))),
	],
	4: [
		ask.typed(bare(productOf, long)),
		ask.chosen(bare(productOf, long)),
		leftToRight(factors(3, 9)),
		ask.judged(bare(productOf, factors(3, 6))),
	],
	5: [ask.typed(power), ask.chosen(power), ask.judged(power), ask.explainTheMistake(power)],
});

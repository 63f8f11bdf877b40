import { ask, boxed, decimals, defineSkill, type Form, NAMES, slip, whole, words } from "../../kit/index.ts";
import { decimal, texNumber } from "../../kit/numbers.ts";
import { LARGE, SMALL } from "./quantities.ts";
import type { Random } from "../../random/seeded-random.ts";
import { tenthsOf, sci, howManyTimes, largest, inOrder } from "./notations-compared.ts";

/** Tenths times a power of ten as plain digits, in LaTeX. */
function plain(tenths: number, exponent: number): string {
	return exponent >= 1 ? texNumber(tenths * 10 ** (exponent - 1)) : decimal(tenths, 1 - exponent);
}

const exponentFor = (random: Random, isSmall: boolean) =>
	isSmall ? -random.integer(2, 6) : random.integer(3, 8);

/** A number, in digits, and a sentence that tells it. */
function told(random: Random, isSmall: boolean) {
	const [tenths, exponent] = [tenthsOf(random), exponentFor(random, isSmall)];
	const shown = `$${plain(tenths, exponent)}$`;
	const sentence = random.pick(isSmall ? SMALL : LARGE).replace("{n}", shown);
	return { tenths, exponent, shown, sentence };
}

function wrongForms(tenths: number, exponent: number) {
	const step = exponent > 0 ? 1 : -1;
	return [
		[slip.wrongExponentSign, words(`$${sci(tenths, -exponent)}$`)],
		[slip.mantissaOutOfRange, words(`$${tenths} \\times 10^{${exponent - 1}}$`)],
		[slip.countedZeros, words(`$${sci(tenths, exponent - step)}$`)],
		[slip.onePlaceTooMany, words(`$${sci(tenths, exponent + step)}$`)],
	] as const;
}

function help(tenths: number, exponent: number) {
	const places = Math.abs(exponent);
	const isLarge = exponent > 0;
	return {
		hints: [
			"The first factor has one digit before the decimal point, and it is not zero.",
			`Begin with the digits of $${plain(tenths, exponent)}$. Where does the decimal point go?`,
			`Count the places from one decimal point to the other. The number is ${isLarge ? "greater than 10, so the exponent is positive" : "less than 1, so the exponent is negative"}.`,
		] as const,
		steps: [
			`The first factor is $${decimal(tenths, 1)}$, since it is at least 1 and less than 10.`,
			`The decimal point moves ${places} places, and the number is ${isLarge ? "large" : "small"}, so the exponent is $${exponent}$.`,
			`$${plain(tenths, exponent)} = ${sci(tenths, exponent)}$.`,
		],
	};
}

const boxes = (isSmall: boolean) =>
	ask.stepwise((random) => {
		const { tenths, exponent, shown, sentence } = told(random, isSmall);
		return {
			...help(tenths, exponent),
			prompt: random.pick([
				`Write ${shown} in scientific notation: [[m]] $\\times 10$ to the power of [[e]].`,
				`${sentence} In scientific notation that is [[m]] $\\times 10$ to the power of [[e]].`,
			]),
			boxes: {
				m: boxed(decimals(tenths, 1), [slip.mantissaOutOfRange, whole(tenths)]),
				e: boxed(
					whole(exponent),
					[slip.countedZeros, whole(exponent > 0 ? exponent - 1 : exponent + 1)],
					[slip.wrongExponentSign, whole(-exponent)],
				),
			},
		};
	});

const toNotation =
	(isSmall: boolean): Form =>
	(random) => {
		const { tenths, exponent, shown, sentence } = told(random, isSmall);
		return {
			...help(tenths, exponent),
			prompt: random.pick([
				`Which is ${shown} in scientific notation?`,
				`${sentence} Which shows this number in scientific notation?`,
			]),
			task: shown,
			right: words(`$${sci(tenths, exponent)}$`),
			wrong: wrongForms(tenths, exponent),
		};
	};

const toDigits: Form = (random) => {
	const tenths = tenthsOf(random);
	const exponent = exponentFor(random, random.oneIn(2));
	const isLarge = exponent > 0;
	const step = isLarge ? 1 : -1;
	const value = (power: number) =>
		power >= 1 ? whole(tenths * 10 ** (power - 1)) : decimals(tenths, 1 - power);
	const shown = `$${sci(tenths, exponent)}$`;
	return {
		prompt: random.pick([
			`Write ${shown} in standard form.`,
			`A calculator shows ${shown}. What is this number in standard form?`,
			`${random.pick(NAMES)} writes ${shown} without a power of ten. What is the number?`,
		]),
		task: shown,
		right: { ...value(exponent), answer_type: "FLOAT" },
		wrong: [
			[slip.addedZerosOnly, value(exponent + step)],
			[slip.wrongExponentSign, value(-exponent)],
			[slip.onePlaceShort, value(exponent - step)],
		],
		hints: [
			`Look at the exponent. Is the number greater than 10 or less than 1?`,
			`The exponent is $${exponent}$, so the decimal point of ${decimal(tenths, 1)} moves ${isLarge ? "to the right" : "to the left"}.`,
			`Move it ${Math.abs(exponent)} places. Write a zero for each place that has no digit.`,
		],
		steps: [
			`The exponent is ${isLarge ? "positive" : "negative"}, so the decimal point moves ${Math.abs(exponent)} places to the ${isLarge ? "right" : "left"}.`,
			`${shown.slice(0, -1)} = ${plain(tenths, exponent)}$.`,
		],
	};
};

const anySize: Form = (random) => toNotation(random.oneIn(2))(random);

// 1: large numbers. 2: small numbers, with negative exponents. 3: back to standard form. 4: how many times as large, and
// several numbers at once. 5: comparing, ordering, and explaining what went wrong.
export const scientificNotation = defineSkill("scientific-notation", 15, {
	1: [boxes(false), ask.chosen(toNotation(false))],
	2: [boxes(true), ask.chosen(toNotation(true))],
	3: [ask.typed(toDigits), ask.chosen(toDigits), ask.matched(anySize, ["number", "scientific notation"])],
	4: [ask.typed(howManyTimes), ask.chosen(howManyTimes), ask.whatWentWrong(anySize)],
	5: [
		ask.chosen(largest),
		inOrder,
		ask.explainTheMistake(toDigits),
		ask.judged(anySize),
		ask.judged(toDigits),
	],
});

import { ask, boxed, decimals, defineSkill, type Form, NAMES, slip, whole, words } from "../../kit/index.ts";
import { decimal, texNumber } from "../../kit/numbers.ts";
import { COMPARED, LARGE, SMALL } from "./quantities.ts";
import type { Random } from "../../random/seeded-random.ts";

/** A number of tenths from 1.1 to 9.9, without a zero at its end. */
function tenthsOf(random: Random): number {
	const tenths = random.integer(11, 98);
	return tenths % 10 === 0 ? tenths + 1 : tenths;
}

/** Tenths times a power of ten as plain digits, in LaTeX. */
function plain(tenths: number, exponent: number): string {
	return exponent >= 1 ? texNumber(tenths * 10 ** (exponent - 1)) : decimal(tenths, 1 - exponent);
}

const sci = (tenths: number, exponent: number) => `${decimal(tenths, 1)} \\times 10^{${exponent}}`;

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

const howManyTimes: Form = (random) => {
	const a = random.integer(2, 4);
	const factor = random.integer(2, 4);
	const gap = random.integer(1, 4);
	const low = random.integer(3, 6);
	if (a * factor > 9) return undefined;
	const first = a * factor;
	const [comparison, question] = random.pick(COMPARED);
	const [large, small] = [`${first} \\times 10^{${low + gap}}`, `${a} \\times 10^{${low}}`];
	const times = factor * 10 ** gap;
	return {
		prompt: `${comparison.replace("{a}", `$${large}$`).replace("{b}", `$${small}$`)} How many ${question}?`,
		right: whole(times),
		wrong: [
			[slip.comparedFirstFactors, whole(factor)],
			[slip.comparedPowersOnly, whole(10 ** gap)],
			[slip.subtractedFirstFactors, whole((first - a) * 10 ** gap)],
			[slip.addedInQuotient, whole(factor * 10 ** (low + gap + low))],
		],
		hints: [
			"“How many times as many” asks for a quotient.",
			`Divide the first factors: $${first} \\div ${a}$. Divide the powers of ten as well.`,
			`The power of ten is $10$ to the power of $${low + gap} - ${low}$. Multiply it by the quotient of the first factors.`,
		],
		steps: [
			`$${first} \\div ${a} = ${factor}$ and $10^{${low + gap}} \\div 10^{${low}} = 10^{${gap}}$.`,
			`$${factor} \\times 10^{${gap}} = ${texNumber(times)}$, so it is ${texNumber(times).replaceAll("{,}", ",")} times as much.`,
		],
	};
};

const largest: Form = (random) => {
	const isSmall = random.oneIn(3);
	const power = isSmall ? -random.integer(3, 8) : random.integer(3, 8);
	const wantsLargest = random.oneIn(2);
	const [low, middle] = [random.integer(11, 29), random.integer(30, 69)];
	const top = { tenths: wantsLargest ? low : 98, power: wantsLargest ? power + 1 : power - 1 };
	const numbers = [
		{ tenths: wantsLargest ? 98 : low, power },
		{ tenths: middle, power },
		{ tenths: middle + 5, power: wantsLargest ? power - 1 : power + 1 },
	] as const;
	const shown = ({ tenths, power: at }: { tenths: number; power: number }) => words(`$${sci(tenths, at)}$`);
	return {
		prompt: `Which of these numbers is the ${wantsLargest ? random.pick(["largest", "greatest"]) : random.pick(["smallest", "least"])}?`,
		right: shown(top),
		wrong: [
			[slip.comparedFirstFactors, shown(numbers[0])],
			[isSmall ? slip.sizeOfNegativeExponent : slip.tookOtherEnd, shown(numbers[2])],
			[slip.overlookedPower, shown(numbers[1])],
		],
		hints: [
			"Compare the powers of ten first.",
			`The exponents are $${[...new Set([top, ...numbers].map(({ power: at }) => at))].toSorted((one, other) => one - other).join("$, $")}$. Which is the ${wantsLargest ? "greatest" : "least"}?`,
			"The first factors decide only between numbers with the same power of ten.",
		],
		steps: [
			`Compare the exponents: the ${wantsLargest ? "greatest" : "least"} one is $${top.power}$.`,
			`So ${shown(top).shown} is the ${wantsLargest ? "greatest" : "least"}.`,
		],
	};
};

const inOrder = ask.inOrder((random) => {
	const isSmall = random.oneIn(3);
	const low = isSmall ? -random.integer(5, 9) : random.integer(3, 7);
	const drawn = [low, low + 1, low + 1, low + 2].map((power) => ({ tenths: tenthsOf(random), power }));
	if (new Set(drawn.map(({ tenths }) => tenths)).size < drawn.length) return undefined;
	type Number = (typeof drawn)[number];
	const by = (key: (one: Number) => number) =>
		drawn
			.toSorted((one, other) => key(one) - key(other))
			.map(
				({ tenths, power }) =>
					cards[drawn.findIndex((each) => each.tenths === tenths && each.power === power)],
			)
			.filter((card) => card !== undefined);
	const cards = drawn.map(({ tenths, power }) => words(`$${sci(tenths, power)}$`));
	const ordered = by(({ tenths, power }) => power * 100 + tenths);
	return {
		prompt: random.pick([
			"Put the numbers in order from least to greatest.",
			`${random.pick(NAMES)} sorts these measurements, starting with the least. Put them in order.`,
			isSmall
				? "These are widths of tiny things, in meters. Order them from the thinnest to the thickest."
				: "These are distances in space, in kilometers. Order them from the nearest to the farthest.",
		]),
		cards: ordered,
		wrong: [
			[slip.comparedFirstFactors, by(({ tenths }) => tenths)],
			[slip.sizeOfNegativeExponent, by(({ tenths, power }) => Math.abs(power) * 100 + tenths)],
			[slip.overlookedPower, by(({ tenths, power }) => power * 100 - tenths)],
		],
		hints: [
			"Compare the powers of ten first.",
			`The exponents are $${[...new Set(drawn.map(({ power }) => power))].join("$, $")}$. Which is the least?`,
			"Where two powers of ten are the same, compare the first factors.",
		],
		steps: [
			"The exponent decides first. With the same exponent, the first factor does.",
			`From least to greatest: ${ordered.map(({ shown }) => shown).join(", ")}.`,
		],
	};
});

const anySize: Form = (random) => toNotation(random.oneIn(2))(random);

// 1: large numbers. 2: small numbers, with negative exponents. 3: back to standard form. 4: how many times as large, and
// several numbers at once. 5: comparing, ordering, and explaining what went wrong.
export const scientificNotation = defineSkill("scientific-notation", 13, {
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

import { ask, boxed, defineSkill, given, NAMES, simplest, slip, whole, words } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";

/** A decimal with a bar: whole number, one digit before the bar or none, and the digits under it. */
interface Repeating {
	whole: number;
	before?: number;
	part: number;
	length: 1 | 2;
}

type Draw = (random: Random) => Repeating | undefined;

const digits = ({ part, length }: Repeating) => `${part}`.padStart(length, "0");
const shownAs = (number: Repeating) => `${number.whole}.${number.before ?? ""}\\overline{${digits(number)}}`;

/** Numerator and denominator before they are reduced. */
function fractionOf({ whole: wholes, before, part, length }: Repeating): [top: number, bottom: number] {
	const nines = 10 ** length - 1;
	return before === undefined
		? [wholes * nines + part, nines]
		: [(10 * wholes + before) * nines + part, 10 * nines];
}

const drawn =
	(lengths: readonly (1 | 2)[], mostWhole: number, hasBefore = false): Draw =>
	(random) => {
		const length = random.pick(lengths);
		const part = random.integer(1, 10 ** length - 2);
		const before = random.integer(1, 9);
		// Two equal digits would be one that repeats, and a digit before the bar that is the same would be under it.
		if ((length === 2 && part % 11 === 0) || (hasBefore && before === part)) return undefined;
		return { whole: random.integer(0, mostWhole), part, length, ...(hasBefore ? { before } : {}) };
	};

const toFraction = (draw: Draw): Form =>
	given(draw, (number, random) => {
		const { whole: wholes, before, part, length } = number;
		const [top, bottom] = fractionOf(number);
		const right = simplest(top, bottom);
		const shown = shownAs(number);
		const [nines, places] = [length === 1 ? 99 : 9, before === undefined ? length : length + 1];
		const lead = before ?? 0;
		const factor = before === undefined ? 10 ** length : 10 ** (length + 1);
		const other = before === undefined ? 1 : 10;
		return {
			prompt: random.pick([
				`Write $${shown}$ as a fraction. The bar is over the digits that repeat.`,
				`Which fraction is equal to $${shown}$?`,
				`${random.pick(NAMES)} writes $${shown}$ as a fraction in simplest form. Which fraction is it?`,
				`Convert the repeating decimal $${shown}$ to a fraction.`,
			]),
			cta: "Write a fraction, such as 5/9.",
			task: `$${shown}$`,
			right,
			wrong: [
				[slip.takenAsEnding, simplest(Number(`${wholes}${before ?? ""}${digits(number)}`), 10 ** places)],
				[
					slip.wrongNines,
					before === undefined
						? simplest(wholes * nines + part, nines)
						: simplest((10 * wholes + lead) * nines + part, 10 * nines),
				],
				wholes > 0 && [slip.leftOutWhole, simplest(top - wholes * bottom, bottom)],
				before !== undefined && [slip.allDigitsRepeat, simplest(wholes * 99 + 10 * lead + part, 99)],
			],
			hints: [
				`Look at the bar. Which digits of $${shown}$ repeat?`,
				`Call the number $x$. ${other === 1 ? "" : "First find $10x$. "}Then find $${factor}x$, which has the same digits after the decimal point.`,
				`Subtract to get $${factor - other}x$. Then divide, and simplify the fraction.`,
			],
			steps: [
				`Let $x = ${shown}$. Then $${factor}x$ and $${other === 1 ? "" : other}x$ have the same digits after the decimal point.`,
				`Subtract: $${factor - other}x = ${top}$, so $x = \\dfrac{${top}}{${factor - other}}$.`,
				`$${shown} = ${right.shown.slice(1, -1)}$.`,
			],
		};
	});

const toDecimal: Form = (random) => {
	const number = drawn([2], 0)(random);
	if (number === undefined || number.part < 10) return undefined;
	const right = simplest(...fractionOf(number));
	const two = digits(number);
	const [one = "", last = ""] = two;
	return {
		prompt: random.pick([
			`Which decimal is equal to ${right.shown}?`,
			`Divide to write ${right.shown} as a decimal. Which one is it?`,
		]),
		right: words(`$0.\\overline{${two}}$`),
		wrong: [
			[slip.takenAsEnding, words(`$0.${two}$`)],
			[slip.lastDigitRepeats, words(`$0.${one}\\overline{${last}}$`)],
			[slip.swappedDigits, words(`$0.\\overline{${last}${one}}$`)],
		],
		hints: [
			"A fraction is a quotient. Divide the numerator by the denominator.",
			`Work out ${right.entry.replace("/", " ÷ ")} until a remainder repeats.`,
			"From there on the same digits repeat. Put the bar over all of them, and over no others.",
		],
		steps: [
			`${right.entry.replace("/", " ÷ ")} gives the digits ${one} and ${last} again and again.`,
			`${right.shown.slice(0, -1)} = 0.\\overline{${two}}$.`,
		],
	};
};

const inSteps = ask.stepwise((random) => {
	const number = drawn([2], 3)(random);
	if (number === undefined) return undefined;
	const [top] = fractionOf(number);
	const { worth: [numerator, denominator] = [0, 1] } = simplest(top, 99);
	const shown = shownAs(number);
	return {
		prompt: `${random.pick([`Let $x = ${shown}$.`, `Write $x = ${shown}$ as a fraction.`])} The numbers $100x$ and $x$ have the same digits after the decimal point. So $99x =$ [[difference]], and in simplest form $x$ has the numerator [[numerator]] and the denominator [[denominator]].`,
		boxes: {
			difference: boxed(whole(top), [slip.keptDigitsAfterPoint, whole(100 * top)]),
			numerator: boxed(whole(numerator), [slip.notSimplified, whole(top)]),
			denominator: boxed(
				whole(denominator),
				[slip.takenAsEnding, whole(100)],
				[slip.notSimplified, whole(99)],
			),
		},
		hints: [
			"What is left when the same digits after the decimal point are subtracted?",
			`Subtract $${shown}$ from $100x$. Only whole numbers are left.`,
			"Divide by 99. Then divide the numerator and the denominator by their greatest common factor.",
		],
		steps: [
			`$100x - x = 99x = ${top}$.`,
			`$x = \\dfrac{${top}}{99}$, and in simplest form the numerator is ${numerator} and the denominator ${denominator}.`,
		],
	};
});

const single = toFraction(drawn([1], 9));
const double = toFraction(drawn([2], 2));
const mixed = toFraction(drawn([1], 2, true));
const larger = toFraction(drawn([1, 2], 9));

const ENDINGS = ["Ends", "Repeats"] as const;
const NOT_IN_LOWEST_TERMS = {
	id: "factor-cancels",
	feedback: "Write the fraction in simplest form first. A factor may cancel.",
};
const EVEN_MEANS_ENDING = {
	id: "judged-by-size",
	feedback: "Look at the prime factors of the denominator. Is there one besides 2 and 5?",
};

/** Fractions to sort by their decimals: only factors 2 and 5 of the denominator make one that ends. */
const byEnding = ask.sorted((random) => {
	const bottoms = random.shuffle([4, 5, 6, 7, 8, 9, 11, 12, 15, 16, 20, 25, 30, 40]).slice(0, 5);
	const cards = [...bottoms, random.pick([6, 12, 15])].map((bottom, at) => {
		// The last one looks as if it repeated.
		const top = at === 5 ? 3 : random.integer(1, bottom - 1);
		const rest = (number: number, factor: number): number =>
			number % factor === 0 ? rest(number / factor, factor) : number;
		const ends = (number: number) => rest(rest(number, 2), 5) === 1;
		const common = (one: number, other: number): number => (other === 0 ? one : common(other, one % other));
		const binOf = (isEnding: boolean) => ENDINGS[isEnding ? 0 : 1] ?? "";
		return {
			label: `${top}/${bottom}`,
			bin: binOf(ends(bottom / common(top, bottom))),
			wrong: [
				[NOT_IN_LOWEST_TERMS, binOf(ends(bottom))],
				[EVEN_MEANS_ENDING, binOf(bottom % 2 === 0)],
			] as const,
		};
	});
	return {
		prompt: random.pick([
			"Does the decimal of each fraction end, or does it repeat? Sort the cards.",
			`${random.pick(NAMES)} divides each numerator by its denominator. Which decimals end, and which repeat?`,
		]),
		bins: ENDINGS,
		cards,
		hints: [
			"A decimal that ends has the denominator 10, 100, 1,000, and so on.",
			"Write each fraction in simplest form. Then find the prime factors of its denominator.",
			"If there is a factor other than 2 and 5, the decimal repeats.",
		],
		steps: ["In simplest form, only the factors 2 and 5 in the denominator make a decimal that ends."],
	};
});

// 1: one digit repeats. 2: two digits repeat, and which fractions do. 3: the work step by step. 4: one digit
// before the bar. 5: larger whole numbers, and explaining a mistake.
export const repeatingDecimals = defineSkill("repeating-decimals", 15, {
	1: [ask.typed(single), ask.chosen(single), ask.matched(single, ["decimal", "fraction"])],
	2: [ask.typed(double), ask.chosen(double), ask.chosen(toDecimal), byEnding],
	3: [inSteps, ask.judged(double), ask.chosen(toDecimal)],
	4: [ask.typed(mixed), ask.chosen(mixed), ask.whatWentWrong(mixed)],
	5: [ask.typed(larger), ask.chosen(larger), ask.explainTheMistake(mixed), ask.judged(mixed)],
});

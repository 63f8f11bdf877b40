import { ask, decimals, defineSkill, NAMES, slip, tex, words } from "../../kit/index.ts";
import type { Draft, Form, Fraction, Random } from "../../kit/index.ts";
import { expand, fractionOf, written } from "./decimal-expansions.ts";

const ENDING = [2, 4, 5, 8, 10, 16, 20, 25, 40, 50] as const;
const LONG_ENDING = [8, 16, 20, 25, 40, 50] as const;
const REPEATING = [3, 6, 9, 12, 15, 18, 24, 36, 45] as const;
const LONGER = [7, 11, 12, 18, 22, 27, 33] as const;
const PRIMES = "Only prime factors 2 and 5 can be made into a power of 10.";

const askFor = (random: Random, shown: string) =>
	random.pick([
		`Write $${shown}$ as a decimal.`,
		`Which decimal is equal to $${shown}$?`,
		`Use division to write $${shown}$ as a decimal.`,
		`${random.pick(NAMES)} writes $${shown}$ as a decimal. What should it be?`,
	]);

function help({ top, bottom }: Fraction): Pick<Draft, "hints"> {
	return {
		hints: [
			"A fraction is a quotient: the numerator divided by the denominator.",
			`Divide ${top} by ${bottom}. Write a decimal point and zeros after ${top}.`,
			"Keep dividing until nothing is left, or until a remainder repeats. Then the digits repeat.",
		],
	};
}

/** A fraction whose decimal ends; up to more than 1, none less than 1, and with denominators that take long division. */
const ending =
	(most: number): Form =>
	(random) => {
		const fraction = fractionOf(random, most === 1 ? ENDING : LONG_ENDING, most);
		if (fraction === undefined || (most > 1 && fraction.top < fraction.bottom)) return undefined;
		const { top, bottom } = fraction;
		const value = (number: number) => decimals(Math.round(number * 10_000), 4);
		const [right, turned] = [value(top / bottom), (bottom / top) * 10_000];
		return {
			...help(fraction),
			prompt: askFor(random, tex(fraction)),
			task: `$${tex(fraction)}$`,
			right,
			wrong: [
				[slip.fractionBarAsPoint, decimals(top * 10 ** `${bottom}`.length + bottom, `${bottom}`.length)],
				[slip.decimalOnePlaceOff, value((top / bottom) * 10)],
				Number.isInteger(turned) && [slip.dividedTheWrongWay, decimals(turned, 4)],
				[slip.denominatorAsDigits, value(bottom / 10 ** `${bottom}`.length)],
			],
			steps: [`Divide: $${top} \\div ${bottom}$.`, `$${tex(fraction)} = ${right.entry}$.`],
		};
	};

/** A fraction whose decimal repeats, with a bar over the repeating digits. */
const repeating =
	(denominators: readonly number[], isSigned = false): Form =>
	(random) => {
		const fraction = fractionOf(random, denominators);
		if (fraction === undefined) return undefined;
		const expansion = expand(fraction);
		const { before, repeats } = expansion;
		if (repeats === "") return undefined;
		const sign = isSigned && random.oneIn(2) ? "-" : "";
		const value = (digits: string) => words(`$${sign}${digits}$`);
		const right = value(written(expansion));
		const shown = `${sign}${tex(fraction)}`;
		const [first = "", ...rest] = repeats;
		return {
			...help(fraction),
			prompt: `${askFor(random, shown)} A bar is over the digits that repeat.`,
			task: `$${shown}$`,
			right,
			wrong: [
				[slip.roundedTheDecimal, value((fraction.top / fraction.bottom).toFixed(2))],
				before === ""
					? [slip.stoppedAfterOneRound, value(`0.${repeats}`)]
					: [slip.everyDigitRepeats, value(`0.\\overline{${before}${repeats}}`)],
				rest.length > 0 && [slip.lastDigitRepeats, value(`0.${before}${first}\\overline{${rest.join("")}}`)],
				[slip.fractionBarAsPoint, value(`${fraction.top}.${fraction.bottom}`)],
			],
			steps: [
				`$${fraction.top} \\div ${fraction.bottom}$ gives ${before === "" ? "" : `first ${before}, and then `}${repeats} again and again.`,
				`$${shown} = ${right.shown.slice(1)}.`,
			],
		};
	};

const BINS = ["Ends", "Repeats"] as const;

/** Fractions to be sorted by whether their decimals end, from their denominators. */
const byEnd = ask.sorted((random) => {
	const fractions = Array.from({ length: 5 }, (_, at) =>
		fractionOf(random, at < 2 ? ENDING : at < 4 ? [...REPEATING, ...LONGER] : [...ENDING, ...REPEATING]),
	);
	if (!fractions.every((each) => each !== undefined)) return undefined;
	const binOf = (fraction: Fraction) => BINS[expand(fraction).repeats === "" ? 0 : 1];
	return {
		prompt: random.pick([
			"Does the decimal of each fraction end, or does it repeat? Sort the cards without dividing.",
			`${random.pick(NAMES)} sorts fractions by their decimals. Where does each card belong?`,
			"Which of these fractions have a decimal that ends? Sort the cards.",
		]),
		bins: BINS,
		cards: fractions.map((fraction) => ({
			label: `${fraction.top}/${fraction.bottom}`,
			bin: binOf(fraction),
			wrong:
				binOf(fraction) === "Ends" ? [[slip.sawAnotherPrime, "Repeats"]] : [[slip.overlookedAPrime, "Ends"]],
		})),
		hints: [
			"Look at the denominators. All fractions are in simplest form.",
			"Which prime factors does each denominator have?",
			PRIMES,
		],
		steps: [
			PRIMES,
			...fractions.map((fraction) => `$${tex(fraction)} = ${written(expand(fraction)).replace(/\.$/, "")}$.`),
		],
	};
});

/** Which of several fractions ends, or repeats. */
const whichEnds: Form = (random) => {
	const wantsEnd = random.oneIn(2);
	const [ends, repeats] = [ENDING, [...REPEATING, ...LONGER]] as const;
	const right = fractionOf(random, wantsEnd ? ends : repeats);
	const others = random
		.shuffle<number>(wantsEnd ? repeats : ends)
		.slice(0, 3)
		.map((bottom) => fractionOf(random, [bottom]));
	if (right === undefined || !others.every((each) => each !== undefined)) return undefined;
	const value = (fraction: Fraction) => words(`$${tex(fraction)}$`);
	const [one, two, three] = others;
	if (one === undefined || two === undefined || three === undefined) return undefined;
	return {
		prompt: random.pick([
			`Which of these fractions has a decimal that ${wantsEnd ? "ends" : "repeats"}?`,
			`One of these fractions has a decimal that ${wantsEnd ? "ends" : "repeats forever"}. Which one?`,
		]),
		right: value(right),
		wrong: (wantsEnd
			? [slip.overlookedAPrime, slip.tookOddForEnding, slip.dividedTooBriefly]
			: [slip.sawAnotherPrime, slip.tookLargeForRepeating, slip.dividedTooBriefly]
		).map((each, at) => [each, value(others[at] ?? one)]),
		hints: [
			"Look at the denominators. All fractions are in simplest form.",
			"Which prime factors does each denominator have?",
			PRIMES,
		],
		steps: [PRIMES, `$${tex(right)} = ${written(expand(right))}$.`],
	};
};

const short = repeating(REPEATING);
const long = repeating([...LONGER, ...REPEATING], true);
const columns = ["fraction", "decimal"] as const;

// 1: decimals that end. 2: decimals that repeat. 3: which of the two, from the denominator. 4: fractions greater than 1, and
// both kinds together. 5: longer repeating parts, and negative fractions.
export const fractionsToDecimals = defineSkill("fractions-to-decimals", 17, {
	1: [ask.typed(ending(1)), ask.chosen(ending(1)), ask.matched(ending(1), columns)],
	2: [ask.chosen(short), ask.matched(short, columns), ask.judged(short)],
	3: [byEnd, ask.chosen(whichEnds), ask.judged(ending(1))],
	4: [ask.typed(ending(3)), ask.chosen(ending(3)), ask.judged(short), ask.explainTheMistake(ending(2))],
	5: [ask.chosen(long), ask.matched(long, columns), ask.judged(long), ask.explainTheMistake(long)],
});

import { type Rational, rational } from "@learnin/domain/arithmetic/rational";
import type { MistakeSolvers } from "../shared/derived-solvers.ts";
import { exact, over } from "../reading/arithmetic.ts";
import { calculate } from "../reading/formulas.ts";
import { wholesIn } from "../reading/read-question.ts";

type Numbers = readonly [top: bigint, bottom: bigint];

function numbersOf(formula: string): Numbers {
	const [top = 0n, bottom = 1n] = wholesIn(formula);
	return [top, bottom];
}

/** From the given fraction and the denominator, or the whole fraction, that was written. */
const from =
	(gives: (given: Numbers, written: Numbers) => Rational | null) => (formula: string, written: string) =>
		gives(numbersOf(formula), numbersOf(written));

/** Mistakes with a fraction that is written with another denominator. */
export const mistakenEquals: MistakeSolvers = [
	[/kept the numerators/, from(([top], [, bottom]) => rational(top, bottom))],
	[/added the same number/, from(([top, bottom], [, other]) => rational(top + other - bottom, other))],
	[/wrote the factor/, from(([, bottom], [, other]) => rational(other / bottom, other))],
	[/swapped the numerator/, (formula) => over(exact(1), calculate(formula))],
];

/** Mistakes with a fraction in simplest form; what was written shows by which number was divided or subtracted. */
export const mistakenSimplest: MistakeSolvers = [
	[/stopped before/, from(([top, bottom], [a, b]) => (a * bottom === b * top ? rational(a, b) : null))],
	[/divided only the numerator/, from(([top, bottom], [a]) => (top % a === 0n ? rational(a, bottom) : null))],
	[
		/divided only the denominator/,
		from(([top, bottom], [, b]) => (bottom % b === 0n ? rational(top, b) : null)),
	],
	[
		/subtracted the same number/,
		from(([top, bottom], [a, b]) => (top - a === bottom - b ? rational(a, b) : null)),
	],
	[/swapped the numerator/, (formula) => over(exact(1), calculate(formula))],
];

interface Mixed {
	wholes: bigint;
	top: bigint;
	bottom: bigint;
}

function mixedOf(formula: string): Mixed {
	const [wholes = 0n, top = 0n, bottom = 1n] = wholesIn(formula);
	return { wholes, top, bottom };
}

const ofMixed = (gives: (mixed: Mixed) => Rational) => (formula: string) => gives(mixedOf(formula));

/** Of a fraction above one: its wholes and what is left over. */
const ofFraction = (gives: (mixed: Mixed, numerator: bigint) => Rational) => (formula: string) => {
	const [top, bottom] = numbersOf(formula);
	return gives({ wholes: top / bottom, top: top % bottom, bottom }, top);
};

const valueOf = ({ wholes, top, bottom }: Mixed) => rational(wholes * bottom + top, bottom);

/** Mistakes with mixed numbers and fractions above one. */
export const mistakenMixed: MistakeSolvers = [
	[/one whole too few/, ofFraction((mixed) => valueOf({ ...mixed, wholes: mixed.wholes - 1n }))],
	[
		/swapped the whole number/,
		ofFraction(({ wholes, top, bottom }) => valueOf({ wholes: top, top: wholes, bottom })),
	],
	[
		/used the old numerator/,
		ofFraction(({ wholes, top }, numerator) => valueOf({ wholes, top, bottom: numerator })),
	],
	[/do not make a whole/, ofFraction(({ wholes }) => rational(wholes))],
	[/added the whole number/, ofMixed(({ wholes, top, bottom }) => rational(wholes + top, bottom))],
	[
		/multiplied the whole number by the numerator/,
		ofMixed(({ wholes, top, bottom }) => rational(wholes * top, bottom)),
	],
	[/left out the numerator/, ofMixed(({ wholes }) => rational(wholes))],
	[
		/multiplied the denominator/,
		ofMixed((mixed) => rational(mixed.wholes * mixed.bottom + mixed.top, mixed.wholes * mixed.bottom)),
	],
];

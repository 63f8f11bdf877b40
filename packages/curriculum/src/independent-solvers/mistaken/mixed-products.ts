import { type Rational, rational } from "@learnin/domain/arithmetic/rational";
import type { MistakeSolvers } from "../shared/derived-solvers.ts";
import { over, plus, times } from "../reading/arithmetic.ts";
import { calculate } from "../reading/formulas.ts";
import { wholesIn } from "../reading/read-question.ts";

interface Factor {
	wholes: bigint;
	part: Rational;
	all: Rational;
	bottom: bigint;
}

function read(text: string): Factor {
	const all = calculate(text);
	const wholes = all.numerator / all.denominator;
	const bottom = text.includes("dfrac") ? (wholesIn(text).at(-1) ?? 1n) : 1n;
	return { wholes, part: plus(all, rational(-wholes)), all, bottom };
}

type Gives = (one: Factor, other: Factor) => Rational | null;

/** The factors of a product, or the first two formulas of a task that tells them. */
const ofBoth = (gives: Gives) => (formula: string) => {
	const [one = "1", other = "1"] = formula.split("\\times").map((each) => each.trim());
	return gives(read(one), read(other));
};

/** The whole number and the mixed number, whichever comes first. */
function wholeFirst(one: Factor, other: Factor): [Factor, Factor] {
	return one.bottom === 1n ? [one, other] : [other, one];
}

/** Mistakes with products of fractions, mixed numbers and whole numbers, and with the sides of rectangles. */
export const mistakenMixedProducts: MistakeSolvers = [
	[
		/separately/,
		ofBoth((one, other) => plus(rational(one.wholes * other.wholes), times(one.part, other.part))),
	],
	[
		/kept the fraction/,
		ofBoth((one, other) => {
			const [count, mixed] = wholeFirst(one, other);
			return plus(times(count.all, rational(mixed.wholes)), mixed.part);
		}),
	],
	[
		/denominator by the whole/,
		ofBoth((one, other) => {
			const [count, mixed] = wholeFirst(one, other);
			return over(times(count.all, mixed.all), count.all);
		}),
	],
	[
		/kept one denominator/,
		ofBoth((one, other) => {
			const smaller = one.bottom < other.bottom ? one.bottom : other.bottom;
			return times(times(one.all, other.all), rational(smaller));
		}),
	],
	[
		/only one part/,
		ofBoth((one, other) => {
			const [count, fraction] = wholeFirst(one, other);
			return over(count.all, rational(fraction.bottom));
		}),
	],
	[
		/left out the denominator/,
		ofBoth((one, other) => times(times(one.all, other.all), rational(one.bottom * other.bottom))),
	],
	[/added the (?:fractions|two sides)/, ofBoth((one, other) => plus(one.all, other.all))],
	[/crosswise/, ofBoth((one, other) => over(one.all, other.all))],
	[/perimeter/, ofBoth((one, other) => times(rational(2n), plus(one.all, other.all)))],
];

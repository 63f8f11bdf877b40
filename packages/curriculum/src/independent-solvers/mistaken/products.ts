import { type Rational, rational } from "@learnin/domain/arithmetic/rational";
import type { MistakeSolvers } from "../shared/derived-solvers.ts";

type Factor = readonly [numerator: bigint, denominator: bigint];

/** The two factors of a product; a whole number has the denominator 1. */
function factorsOf(formula: string): [Factor, Factor] {
	const [one, other] = formula.split("\\times").map((factor): Factor => {
		const [top = "0", bottom = "1"] = factor.match(/\d+/g) ?? [];
		return [BigInt(top), BigInt(bottom)];
	});
	return [one ?? [0n, 1n], other ?? [0n, 1n]];
}

/** The factors with the fraction first, for mistakes with a whole number. */
function fractionAndWhole(formula: string): [Factor, bigint] {
	const [one, other] = factorsOf(formula);
	return one[1] === 1n ? [other, one[0]] : [one, other[0]];
}

type Gives = (a: Factor, b: Factor) => Rational;

const ofBoth = (gives: Gives) => (formula: string) => gives(...factorsOf(formula));

/** A whole number's fraction is inverted on either side: the fraction comes first. */
const crosswise = (formula: string) => {
	const [a, b] = factorsOf(formula);
	return a[1] === 1n ? rational(b[0], b[1] * a[0]) : rational(a[0] * b[1], a[1] * b[0]);
};

/** Mistakes with products of two fractions, or of a fraction and a whole number. */
export const mistakenProducts: MistakeSolvers = [
	[/multiplied crosswise/, crosswise],
	[/added the numerators/, ofBoth(([a, b], [c, d]) => rational(a + c, b + d))],
	[/added the fractions/, ofBoth(([a, b], [c, d]) => rational(a * d + c * b, b * d))],
	[/kept one denominator/, ofBoth(([a, b], [c, d]) => rational(a * c, b > d ? b : d))],
	[/used only one/, ofBoth(([a, b]) => rational(a, b))],
	[/left out the denominator/, ofBoth(([a], [c]) => rational(a * c))],
	[
		/multiplied only the denominator/,
		(formula) => {
			const [[a, b], count] = fractionAndWhole(formula);
			return rational(a, b * count);
		},
	],
	[
		/added the whole number instead/,
		(formula) => {
			const [[a, b], count] = fractionAndWhole(formula);
			return rational(a + count * b, b);
		},
	],
	[
		/added the whole number/,
		(formula) => {
			const [[a, b], count] = fractionAndWhole(formula);
			return rational(a + count, b);
		},
	],
	[
		/multiplied the denominator by the whole/,
		(formula) => {
			const [[a, b], count] = fractionAndWhole(formula);
			return rational(a * count, b * count);
		},
	],
];

import type { Rational } from "@learnin/domain/arithmetic/rational";
import type { MistakeWays } from "./derived-ways.ts";
import { calculate, exact, minus, numbersIn, plus, power, times } from "./exact.ts";

const ZERO = exact(0);
const size = (number: Rational) => (number.numerator < 0n ? minus(ZERO, number) : number);

/** The two numbers of "-3 + 5" or "4 - (-7)". */
function pairOf(formula: string): [Rational, Rational] {
	const [, first = "0", second = "0"] = /^(-?\d+) [-+] \(?(-?\d+)\)?$/.exec(formula) ?? [];
	return [calculate(first), calculate(second)];
}

/** Mistakes with sums and differences of two integers. */
export const mistakenIntegers: MistakeWays = [
	[
		/added the absolute values|left out the signs/,
		(formula) => {
			const [a, b] = pairOf(formula);
			return plus(size(a), size(b));
		},
	],
	[
		/subtracted the absolute values/,
		(formula) => {
			const [a, b] = pairOf(formula);
			return size(minus(size(a), size(b)));
		},
	],
	[/opposite of the result/, (formula) => minus(ZERO, calculate(formula))],
	[
		/wrong direction/,
		(formula) => {
			const [a, b] = pairOf(formula);
			return minus(a, b);
		},
	],
	[
		/instead of its opposite/,
		(formula) => {
			const [a, b] = pairOf(formula);
			return plus(a, b);
		},
	],
	[/used only the second/, (formula) => pairOf(formula)[1]],
];

/** Mistakes with powers such as "3^{4}". */
export const mistakenPowers: MistakeWays = (
	[
		[/base by the exponent/, (base, exponent) => times(base, exponent)],
		[/swapped the base/, (base, exponent) => power(exponent, Number(base.numerator))],
		[/factor too many/, (base, exponent) => power(base, Number(exponent.numerator) + 1)],
		[/factor too few/, (base, exponent) => power(base, Number(exponent.numerator) - 1)],
	] as const satisfies readonly (readonly [RegExp, (base: Rational, exponent: Rational) => Rational])[]
).map(([pattern, gives]) => [
	pattern,
	(formula: string) => {
		const [base = ZERO, exponent = ZERO] = numbersIn(formula.replace("^", " "));
		return gives(base, exponent);
	},
]);

/** Mistakes with absolute values such as "|-3| + |5|" or "|3 - 8|". */
export const mistakenDistances: MistakeWays = [
	[
		/ignored the absolute value bars/,
		(formula) => calculate(formula.replace(/\|(-?\d+)\|/g, "($1)").replaceAll("|", "")),
	],
	[
		/kept one minus sign/,
		(formula) => {
			const [a = ZERO, b = ZERO] = numbersIn(formula.replace(" - ", " ").replaceAll("|", " ")).map(size);
			return / \+ /.test(formula) ? minus(a, b) : plus(a, b);
		},
	],
	[/changed the sign/, (formula) => minus(ZERO, calculate(formula))],
];

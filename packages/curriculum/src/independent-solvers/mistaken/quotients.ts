import { type Rational, rational } from "@learnin/domain/arithmetic/rational";
import type { MistakeSolvers } from "../shared/derived-solvers.ts";
import { minus, over, times } from "../reading/arithmetic.ts";
import { calculate } from "../reading/formulas.ts";
import { wholesIn } from "../reading/read-question.ts";

type Gives = (dividend: Rational, divisor: Rational, formula: string) => Rational | null;

const ofBoth = (gives: Gives) => (formula: string) => {
	const [dividend = "0", divisor = "1"] = formula.split("\\div").map((each) => each.trim());
	return gives(calculate(dividend), calculate(divisor), formula);
};

const whole = (number: bigint) => rational(number);
const size = (number: Rational) => (number.numerator < 0n ? minus(whole(0n), number) : number);

/** The denominator of the unit fraction and the whole number, whichever comes first. */
function partsOf(formula: string): { bottom: bigint; count: bigint; isPartFirst: boolean } {
	const isPartFirst = formula.trim().startsWith("\\dfrac");
	const numbers = wholesIn(formula);
	const [bottom, count] = isPartFirst ? [numbers[1], numbers[2]] : [numbers[2], numbers[0]];
	return { bottom: bottom ?? 1n, count: count ?? 1n, isPartFirst };
}

/** Mistakes with quotients of a unit fraction and a whole number, or of two whole numbers. */
export const mistakenQuotients: MistakeSolvers = [
	[/multiplied instead/, ofBoth(times)],
	[/wrong order/, ofBoth((dividend, divisor) => over(divisor, dividend))],
	[/gave the fraction/, ofBoth((dividend) => dividend)],
	[/subtracted the numbers/, ofBoth((dividend, divisor) => size(minus(dividend, divisor)))],
	[
		/added the whole number and/,
		(formula) => {
			const { bottom, count, isPartFirst } = partsOf(formula);
			return isPartFirst ? rational(1n, bottom + count) : whole(bottom + count);
		},
	],
	[
		/divided the denominator/,
		(formula) => {
			const { bottom, count } = partsOf(formula);
			return bottom % count === 0n ? rational(1n, bottom / count) : null;
		},
	],
	[/parts of one whole/, (formula) => whole(partsOf(formula).bottom)],
	[/left out what remains/, ofBoth((a, b) => whole(a.numerator / b.numerator))],
	[
		/after a decimal point/,
		ofBoth((a, b) => rational(10n * (a.numerator / b.numerator) + (a.numerator % b.numerator), 10n)),
	],
	[/shared only one/, ofBoth((_, divisor) => over(whole(1n), divisor))],
];

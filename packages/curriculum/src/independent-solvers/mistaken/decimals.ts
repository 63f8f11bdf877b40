import { type Rational, rational } from "@learnin/domain/arithmetic/rational";
import type { MistakeSolvers } from "../shared/derived-solvers.ts";
import { minus, over, plus, times } from "../reading/arithmetic.ts";
import { calculate } from "../reading/formulas.ts";

interface Decimal {
	/** Its digits without the decimal point. */
	digits: bigint;
	places: number;
	all: Rational;
}

function read(text: string): Decimal {
	const plain = text.replaceAll("{,}", "").trim();
	const [wholes = "", rest = ""] = plain.split(".");
	return { digits: BigInt(`${wholes}${rest}`), places: rest.length, all: calculate(plain) };
}

type Gives = (one: Decimal, other: Decimal, formula: string) => Rational | null;

const ofBoth = (gives: Gives) => (formula: string) => {
	const [one = "0", other = "0"] = formula.split(/ \+ | - | \\times | \\div /);
	return gives(read(one), read(other), formula);
};

const wholesOf = ({ all }: Decimal) => rational(all.numerator / all.denominator);
const partOf = (each: Decimal) => minus(each.all, wholesOf(each));
const size = (number: Rational) => (number.numerator < 0n ? minus(rational(0n), number) : number);
const tenTo = (places: number) => rational(10n ** BigInt(places));

/** The digits of an exact decimal without its point. */
function withoutPoint(number: Rational): Rational {
	let units = number;
	while (units.denominator !== 1n) units = times(units, rational(10n));
	return units;
}

/** Mistakes with sums, differences, products and quotients of decimals. */
export const mistakenDecimals: MistakeSolvers = [
	[
		/lined up the last digits/,
		ofBoth((a, b, formula) => {
			const digits = formula.includes(" - ") ? a.digits - b.digits : a.digits + b.digits;
			return over(rational(digits), tenTo(Math.max(a.places, b.places)));
		}),
	],
	[
		/smaller digits from the larger/,
		ofBoth((a, b) => plus(minus(wholesOf(a), wholesOf(b)), size(minus(partOf(a), partOf(b))))),
	],
	[/left out the new whole/, (formula) => minus(calculate(formula), rational(1n))],
	[/added (?:instead|the two numbers)/, ofBoth((a, b) => plus(a.all, b.all))],
	[/subtracted instead/, ofBoth((a, b) => size(minus(a.all, b.all)))],
	[
		/left out the decimal point/,
		ofBoth((a, b, formula) =>
			formula.includes("times") ? rational(a.digits * b.digits) : withoutPoint(calculate(formula)),
		),
	],
	[
		/decimal places of only one/,
		ofBoth((a, b) => over(rational(a.digits * b.digits), tenTo(Math.max(a.places, b.places)))),
	],
	[/too far to the left/, (formula) => over(calculate(formula), rational(10n))],
	[/too far to the right/, (formula) => times(calculate(formula), rational(10n))],
	[/divisor only/, ofBoth((a, b) => over(a.all, rational(b.digits)))],
	[/multiplied instead/, ofBoth((a, b) => times(a.all, b.all))],
];

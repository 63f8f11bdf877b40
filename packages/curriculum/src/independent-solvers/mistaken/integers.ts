import { type Rational, rational } from "@learnin/domain/arithmetic/rational";
import type { MistakeSolvers } from "../shared/derived-solvers.ts";
import { exact, minus, over, plus, power, sum, times } from "../reading/arithmetic.ts";
import { calculate, numbersIn } from "../reading/formulas.ts";

const ZERO = exact(0);
const size = (number: Rational) => (number.numerator < 0n ? minus(ZERO, number) : number);

/** The two numbers of "-3 + 5", "4 - (-7)" or "-2\\dfrac{1}{3} + \\dfrac{1}{2}", as they are written. */
function writtenPair(formula: string): [string, string] {
	const plain = formula.replace(/\\left\(|\\right\)/g, "");
	const [, first = "0", second = "0"] = /^(.+?) [-+] \(?([^()]+)\)?$/.exec(plain) ?? [];
	return [first, second];
}

function pairOf(formula: string): [Rational, Rational] {
	const [first, second] = writtenPair(formula);
	return [calculate(first), calculate(second)];
}

/** "-2 1/3" read as -2 + 1/3. */
const partAsPositive = (number: string) => calculate(number.replace(/^(-\d+)\\dfrac/, "$1 + \\dfrac"));

/** "1/2 - 1/3" as (1 - 1)/(2 - 3). */
function acrossDenominators(formula: string): Rational {
	const [[a, b], [c, d]] = writtenPair(formula).map((number) => {
		const { numerator, denominator } = calculate(number);
		return [numerator, denominator] as const;
	}) as [readonly [bigint, bigint], readonly [bigint, bigint]];
	return / \+ /.test(formula) ? rational(a + c, b + d) : rational(a - c, b - d);
}

/** Mistakes with sums and differences of two integers, or of other rational numbers. */
export const mistakenIntegers: MistakeSolvers = [
	[
		/part after the whole number as positive/,
		(formula) => {
			const [a, b] = writtenPair(formula).map(partAsPositive) as [Rational, Rational];
			return / \+ /.test(formula) ? plus(a, b) : minus(a, b);
		},
	],
	[/denominators, too/, acrossDenominators],
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
export const mistakenPowers: MistakeSolvers = (
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
export const mistakenDistances: MistakeSolvers = [
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

const factorsOf = (formula: string) => formula.split(/\\times|\\div/).map((each) => calculate(each));

/** "a / b" or "a / b x c" with the first number turned over. */
function invertedFirst(formula: string): Rational {
	const [a = ZERO, b = ZERO, ...rest] = factorsOf(formula);
	return rest.reduce(times, over(b, a));
}

/** The whole parts of two mixed numbers multiplied, and the fraction parts, and both added. */
function inParts(formula: string): Rational {
	const [p, q] = formula.split("\\times").map((number) => {
		const [, whole = "0", part = "0"] = /(\d+)?(\\dfrac\{\d+\}\{\d+\})/.exec(number) ?? [];
		return [calculate(whole), calculate(part)] as const;
	}) as [readonly [Rational, Rational], readonly [Rational, Rational]];
	const together = plus(times(p[0], q[0]), times(p[1], q[1]));
	return calculate(formula).numerator < 0n ? minus(ZERO, together) : together;
}

/** Mistakes with products and quotients of integers such as "-3 \\times (-5)", "-12 \\div 4" or "3 \\times (-2)^{4}". */
export const mistakenSignedProducts: MistakeSolvers = [
	[/opposite of the result|two negative numbers negative/, (formula) => minus(ZERO, calculate(formula))],
	[/reciprocal of the first/, invertedFirst],
	[/instead of its reciprocal/, (formula) => factorsOf(formula).reduce(times)],
	[/multiplied crosswise/, (formula) => factorsOf(formula).reduce(over)],
	[/one place too far to the right/, (formula) => times(calculate(formula), exact(10))],
	[/left out the last number/, (formula) => calculate(formula.replace(/ \\times (?!.*\\times).*$/, ""))],
	[/and the fractions separately/, inParts],
	[/added the two numbers/, (formula) => sum(factorsOf(formula))],
	[/added all the numbers/, (formula) => sum(factorsOf(formula))],
	[/subtracted the (numbers|divisor)/, (formula) => factorsOf(formula).reduce(minus)],
	[/instead of dividing/, (formula) => calculate(formula.replace(/\\div(?!.*\\div)/, "\\times"))],
	[/left out the last factor/, (formula) => factorsOf(formula).slice(0, -1).reduce(times)],
	[
		/added the last factor/,
		(formula) => {
			const factors = factorsOf(formula);
			return plus(factors.slice(0, -1).reduce(times), factors.at(-1) ?? ZERO);
		},
	],
	[/stopped after the first division/, (formula) => factorsOf(formula).slice(0, 2).reduce(over)],
	[
		/in the wrong order/,
		(formula) => over(factorsOf(formula).at(-1) ?? ZERO, factorsOf(formula).slice(0, 2).reduce(over)),
	],
	[
		/from right to left/,
		(formula) => {
			const [a = ZERO, b = ZERO, c = ZERO] = factorsOf(formula);
			return over(a, / \\times .*$/.test(formula) ? times(b, c) : over(b, c));
		},
	],
];

import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";

/** Exact arithmetic for independent solvers. Nothing here is used by a generator. */

/** A whole number as an exact one. */
export function exact(number: number): Rational {
	return rational(BigInt(number));
}

export function plus(a: Rational, b: Rational): Rational {
	return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function minus(a: Rational, b: Rational): Rational {
	return plus(a, rational(-b.numerator, b.denominator));
}

export function times(a: Rational, b: Rational): Rational {
	return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function over(a: Rational, b: Rational): Rational {
	return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function sum(numbers: readonly Rational[]): Rational {
	return numbers.reduce(plus, exact(0));
}

/** -1, 0 or 1 as `a` is less than, equal to or more than `b`. */
export function compare(a: Rational, b: Rational): number {
	const difference = minus(a, b).numerator;
	return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Whole powers, negative ones too. */
export function power(base: Rational, exponent: number): Rational {
	let result = exact(1);
	for (let at = 0; at < Math.abs(exponent); at += 1) result = times(result, base);
	return exponent < 0 ? over(exact(1), result) : result;
}

export const same = isEqual;

import type { Rational } from "@learnin/domain/arithmetic/rational";

/** The same number added so many times: multiplication without multiplying. */
export function repeatedSum(count: bigint, number: bigint): bigint {
	let sum = 0n;
	for (let at = 0n; at < count; at += 1n) sum += number;
	return sum;
}

/** The whole number, or null where it is none. */
export function wholeOf(number: Rational | null): bigint | null {
	return number?.denominator === 1n ? number.numerator : null;
}

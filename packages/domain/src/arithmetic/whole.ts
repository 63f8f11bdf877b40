import { gcd } from "./rational.ts";

/** A whole number of any size: a number while that is exact and fast, else a bigint. Never negative zero. */
export type Whole = number | bigint;

/** Any whole number with this many digits fits a JavaScript number exactly. */
const DIGITS_OF_A_NUMBER = 15;

const ZERO = 0x30;
const POWERS_OF_TEN: readonly number[] = Array.from({ length: DIGITS_OF_A_NUMBER + 1 }, (_, places) =>
	Number(`1e${places}`),
);

/** The value of the digits between two positions of a text. The caller has checked that they are digits. */
export function wholeIn(text: string, from: number, to: number): Whole {
	if (to - from > DIGITS_OF_A_NUMBER) return BigInt(text.slice(from, to));
	let value = 0;
	for (let at = from; at < to; at += 1) value = value * 10 + text.charCodeAt(at) - ZERO;
	return value;
}

/** Ten to the power of a count of decimal places. */
export function tenToThe(places: number): Whole {
	return POWERS_OF_TEN[places] ?? 10n ** BigInt(places);
}

/** The exact product. A rounded product is never a safe integer, so checking for one is enough. */
export function times(a: Whole, b: Whole): Whole {
	if (typeof a === "number" && typeof b === "number") {
		const product = a * b;
		if (Number.isSafeInteger(product)) return product;
	}
	return BigInt(a) * BigInt(b);
}

/** The exact sum. */
export function plus(a: Whole, b: Whole): Whole {
	if (typeof a === "number" && typeof b === "number") {
		const sum = a + b;
		if (Number.isSafeInteger(sum)) return sum;
	}
	return BigInt(a) + BigInt(b);
}

/** `a` divided by `b`, rounded down. Neither may be negative, and `b` must not be zero. */
export function quotient(a: Whole, b: Whole): Whole {
	if (typeof a === "number" && typeof b === "number") return (a - (a % b)) / b;
	return BigInt(a) / BigInt(b);
}

/** The remainder of `a` divided by `b`. Neither may be negative, and `b` must not be zero. */
export function remainder(a: Whole, b: Whole): Whole {
	if (typeof a === "number" && typeof b === "number") return a % b;
	return BigInt(a) % BigInt(b);
}

/** Whether two wholes are equal, whether stored as number or bigint. */
export function isSameWhole(a: Whole, b: Whole): boolean {
	return typeof a === typeof b ? a === b : BigInt(a) === BigInt(b);
}

/** Greatest common divisor of two non-negative wholes; zero if both are zero. */
export function commonDivisor(a: Whole, b: Whole): Whole {
	if (typeof a !== "number" || typeof b !== "number") return gcd(BigInt(a), BigInt(b));
	let x = a;
	let y = b;
	while (y !== 0) {
		const rest = x % y;
		x = y;
		y = rest;
	}
	return x;
}

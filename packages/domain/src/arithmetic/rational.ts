/** An exact number: a fraction in lowest terms with a positive denominator. */
export interface Rational {
	readonly numerator: bigint;
	readonly denominator: bigint;
}

/** Greatest common divisor, never negative; `gcd(0n, 0n)` is 0. */
export function gcd(a: bigint, b: bigint): bigint {
	let [x, y] = [abs(a), abs(b)];
	while (y !== 0n) [x, y] = [y, x % y];
	return x;
}

/** The absolute value. */
export function abs(n: bigint): bigint {
	return n < 0n ? -n : n;
}

/** `numerator / denominator` in lowest terms. Throws RangeError on a zero denominator: callers check it first. */
export function rational(numerator: bigint, denominator = 1n): Rational {
	if (denominator === 0n) throw new RangeError("zero denominator");
	const sign = denominator < 0n ? -1n : 1n;
	const divisor = gcd(numerator, denominator) * sign;
	return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Whether two exact numbers are the same number. */
export function isEqual(a: Rational, b: Rational): boolean {
	return a.numerator === b.numerator && a.denominator === b.denominator;
}

/** Whether `a` and `b` are at most `tolerance` apart; the edge counts as inside. */
export function isWithin(a: Rational, b: Rational, tolerance: Rational): boolean {
	const difference = abs(a.numerator * b.denominator - b.numerator * a.denominator);
	return difference * tolerance.denominator <= tolerance.numerator * a.denominator * b.denominator;
}

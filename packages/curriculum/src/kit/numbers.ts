/** A fraction of small whole numbers; the denominator is positive. */
export interface Fraction {
	top: number;
	bottom: number;
}

/** A range to draw from, with both ends. */
export type Range = readonly [least: number, most: number];

/** The sign between two numbers. */
export function signOf(left: number, right: number): "<" | ">" | "=" {
	if (left === right) return "=";
	return left < right ? "<" : ">";
}

/** Greatest common divisor of two whole numbers, never negative. */
export function gcd(a: number, b: number): number {
	return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

/** Least common multiple of two positive whole numbers. */
export function lcm(a: number, b: number): number {
	return (a * b) / gcd(a, b);
}

/** The fraction in lowest terms, with a positive denominator. The denominator must not be 0. */
export function lowest(top: number, bottom: number): Fraction {
	const divisor = gcd(top, bottom) * Math.sign(bottom);
	return { top: top / divisor, bottom: bottom / divisor };
}

/** A fraction as an entry: "3/4", "-3/4", and a whole number as "2". */
export function entry({ top, bottom }: Fraction): string {
	return bottom === 1 ? `${top}` : `${top}/${bottom}`;
}

/** A fraction as LaTeX: "\dfrac{3}{4}", "-\dfrac{3}{4}", and a whole number as "2". */
export function tex({ top, bottom }: Fraction): string {
	if (bottom === 1) return `${top}`;
	return `${top < 0 ? "-" : ""}\\dfrac{${Math.abs(top)}}{${bottom}}`;
}

/** The fractions with another denominator, as equations; without those that have it already. */
export function inDenominator(fractions: readonly Fraction[], bottom: number): string[] {
	return fractions
		.filter((each) => each.bottom !== bottom)
		.map((each) => `$${tex(each)} = ${tex({ top: (each.top * bottom) / each.bottom, bottom })}$`);
}

/** "$\dfrac{6}{8}$, which is $\dfrac{3}{4}$"; only the fraction where it is in lowest terms. */
export function inLowestTerms(top: number, bottom: number): string {
	const written = `$\\dfrac{${top}}{${bottom}}$`;
	const simplest = lowest(top, bottom);
	return simplest.bottom === bottom ? written : `${written}, which is $${tex(simplest)}$`;
}

/** `units` of 10^-places as decimal text without trailing zeros: (1250, 2) gives "12.5". */
export function decimal(units: number, places: number): string {
	const digits = `${Math.abs(units)}`.padStart(places + 1, "0");
	const point = digits.length - places;
	let end = digits.length;
	while (end > point && digits[end - 1] === "0") end -= 1;
	const rest = end > point ? `.${digits.slice(point, end)}` : "";
	return `${units < 0 ? "-" : ""}${digits.slice(0, point)}${rest}`;
}

/** A whole number for text, with commas from 1,000 on. */
export function prose(number: number): string {
	return isShort(number) ? `${number}` : texNumber(number).replaceAll("{,}", ",");
}

/** Cents as an amount in text: "12" or "12.50", never "12.5". */
export function dollars(cents: number): string {
	return cents % 100 === 0 ? prose(cents / 100) : (cents / 100).toFixed(2);
}

/** `prose` in LaTeX, where a comma needs braces to avoid a space after it. */
export function texNumber(number: number): string {
	return isShort(number) ? `${number}` : `${number}`.replace(/\B(?=(?:\d{3})+$)/g, "{,}");
}

/** A whole number without commas, as most are. */
function isShort(number: number): boolean {
	return number < 1000 && number > -1000 && Number.isInteger(number);
}

/** A negative number in parentheses, for use after an operator. */
export function bracketed(number: number): string {
	return number < 0 ? `(${number})` : `${number}`;
}

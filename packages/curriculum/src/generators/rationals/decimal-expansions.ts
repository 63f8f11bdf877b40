import { type Fraction, gcd, type Random } from "../../kit/index.ts";

/** The digits after the decimal point: those before the repeating part, and the part that repeats. */
export interface Expansion {
	wholes: number;
	before: string;
	repeats: string;
}

/** Found by long division: a remainder that comes again begins the repeating part once more. */
export function expand({ top, bottom }: Fraction): Expansion {
	const seen = new Map<number, number>();
	let rest = top % bottom;
	let digits = "";
	while (rest !== 0 && !seen.has(rest)) {
		seen.set(rest, digits.length);
		rest *= 10;
		digits += Math.floor(rest / bottom);
		rest %= bottom;
	}
	const start = rest === 0 ? digits.length : (seen.get(rest) ?? 0);
	return { wholes: Math.floor(top / bottom), before: digits.slice(0, start), repeats: digits.slice(start) };
}

/** "0.1\overline{6}", "0.375". */
export const written = ({ wholes, before, repeats }: Expansion) =>
	`${wholes}.${before}${repeats === "" ? "" : `\\overline{${repeats}}`}`;

/** A fraction in lowest terms with one of the denominators, less than 1 or not. */
export function fractionOf(random: Random, denominators: readonly number[], most = 1): Fraction | undefined {
	const bottom = random.pick(denominators);
	const top = random.integer(1, most * bottom - 1);
	return gcd(top, bottom) > 1 ? undefined : { top, bottom };
}

import type { Rational } from "../../arithmetic/rational.ts";

/** The exact number as text: a whole number, a terminating decimal, or a fraction. */
export function spelled(value: Rational): string {
	return spellings(value)[0] ?? "";
}

/** The ways to write a number, most common first. */
export function spellings({ numerator, denominator }: Rational): string[] {
	if (denominator === 1n) return [`${numerator}`];
	const sign = numerator < 0n ? "-" : "";
	const top = numerator < 0n ? -numerator : numerator;
	const mixed = top > denominator ? [`${sign}${top / denominator} ${top % denominator}/${denominator}`] : [];
	return [...decimalOf(sign, top, denominator), `${numerator}/${denominator}`, ...mixed];
}

/** More decimal places than any school answer has. */
const MAX_PLACES = 20;

function decimalOf(sign: string, top: bigint, denominator: bigint): string[] {
	for (let places = 1; places <= MAX_PLACES; places += 1) {
		const scaled = top * 10n ** BigInt(places);
		if (scaled % denominator !== 0n) continue;
		const digits = `${scaled / denominator}`.padStart(places + 1, "0");
		return [`${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`];
	}
	return [];
}

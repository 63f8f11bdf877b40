import { anyFraction, decimals, gcd, lcm, lowest, simplest } from "../../kit/index.ts";
import type { Fraction, Random, Value } from "../../kit/index.ts";

/** In which form rational numbers are drawn, shown and entered. */
export interface Notation {
	draw: (random: Random) => Fraction | undefined;
	value: (number: Fraction) => Value;
	cta?: string;
	/** How two sizes are made ready: "write both with the common denominator 12". */
	ready: (a: Fraction, b: Fraction) => string;
}

const signed = (random: Random, { top, bottom }: Fraction): Fraction =>
	lowest(random.oneIn(2) ? -top : top, bottom);

export const decimalsUpTo = (most: number, places: readonly number[] = [1]): Notation => ({
	draw: (random) => {
		const scale = 10 ** random.pick(places);
		const units = random.integer(2, most * scale);
		return units % 10 === 0 ? undefined : signed(random, { top: units, bottom: scale });
	},
	value: ({ top, bottom }) => decimals(Math.round((top * 10_000) / bottom), 4),
	ready: () => "line up the decimal points",
});

const CTA = "Write a whole number, a fraction, or a mixed number, such as -1 3/4.";

function fractionOf(random: Random, denominators: readonly number[]): Fraction | undefined {
	const bottom = random.pick(denominators);
	const top = random.integer(1, bottom - 1);
	return gcd(top, bottom) > 1 ? undefined : { top, bottom };
}

const commonly = (a: Fraction, b: Fraction) =>
	a.bottom === b.bottom
		? `keep the denominator ${a.bottom}`
		: `write both with the common denominator ${lcm(a.bottom, b.bottom)}`;

export const fractions = (denominators: readonly number[]): Notation => ({
	draw: (random) => {
		const part = fractionOf(random, denominators);
		return part && signed(random, part);
	},
	value: ({ top, bottom }) => simplest(top, bottom),
	cta: "Write a fraction or a whole number, such as -3/4.",
	ready: commonly,
});

export const mixedNumbers = (denominators: readonly number[], most: number): Notation => ({
	draw: (random) => {
		const [wholes, part] = [random.integer(1, most), fractionOf(random, denominators)];
		return part && signed(random, { top: wholes * part.bottom + part.top, bottom: part.bottom });
	},
	value: ({ top, bottom }) => anyFraction(top, bottom),
	cta: CTA,
	ready: commonly,
});

export const texOf = ({ value }: Notation, number: Fraction) => value(number).shown.slice(1, -1);

/** A number as written after an operator. */
export function shown(notation: Notation, number: Fraction): string {
	const tex = texOf(notation, number);
	if (number.top >= 0) return tex;
	return tex.includes("frac") ? `\\left(${tex}\\right)` : `(${tex})`;
}

export const size = ({ top, bottom }: Fraction): Fraction => ({ top: Math.abs(top), bottom });
export const opposite = ({ top, bottom }: Fraction): Fraction => ({ top: top === 0 ? 0 : -top, bottom });

/** Two numbers of different absolute values, at least one of which is negative. */
export function pairOf(random: Random, notation: Notation): [Fraction, Fraction] | undefined {
	const [a, b] = [notation.draw(random), notation.draw(random)];
	if (a === undefined || b === undefined || (a.top > 0 && b.top > 0)) return undefined;
	return Math.abs(a.top) * b.bottom === Math.abs(b.top) * a.bottom ? undefined : [a, b];
}

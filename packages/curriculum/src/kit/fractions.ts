import type { Fraction } from "./numbers.ts";
import { lowest } from "./numbers.ts";

export function add(a: Fraction, b: Fraction): Fraction {
	return lowest(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
	return lowest(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom);
}

export function multiply(a: Fraction, b: Fraction): Fraction {
	return lowest(a.top * b.top, a.bottom * b.bottom);
}

/** The second fraction must not be 0. */
export function divide(a: Fraction, b: Fraction): Fraction {
	return lowest(a.top * b.bottom, a.bottom * b.top);
}

/** A whole number, or the mixed number "whole and part" as a fraction. */
export function fraction(whole: number, part: Fraction = { top: 0, bottom: 1 }): Fraction {
	return lowest(whole * part.bottom + part.top, part.bottom);
}

/** The whole part of a non-negative fraction, and the remaining fraction. */
export function split({ top, bottom }: Fraction): { whole: number; part: Fraction } {
	return { whole: Math.floor(top / bottom), part: { top: top % bottom, bottom } };
}

/** A fraction as a mixed-number entry: "1 1/2", "-1 1/2", "3/4", "2". */
export function mixedEntry({ top, bottom }: Fraction): string {
	const { whole, part } = split({ top: Math.abs(top), bottom });
	const rest = part.top === 0 ? "" : `${part.top}/${bottom}`;
	const sign = top < 0 ? "-" : "";
	if (rest === "") return `${sign}${whole}`;
	return whole === 0 ? `${sign}${rest}` : `${sign}${whole} ${rest}`;
}

/** `mixedEntry` in LaTeX. */
export function mixedTex({ top, bottom }: Fraction): string {
	const { whole, part } = split({ top: Math.abs(top), bottom });
	const rest = part.top === 0 ? "" : `\\dfrac{${part.top}}{${bottom}}`;
	return `${top < 0 ? "-" : ""}${whole === 0 && rest !== "" ? "" : whole}${rest}`;
}

/** An entry such as "3/4", "-1 1/2" or "2" in LaTeX. */
export function entryTex(entry: string): string {
	const written = entry.includes("/") ? entry.replace(/(\d+)\/(\d+)/, "\\dfrac{$1}{$2}") : entry;
	return written.replace(" ", "");
}

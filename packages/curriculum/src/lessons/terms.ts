import { valueOf } from "./written-numbers.ts";

const NUMBER = String.raw`\d+(?:\{,\}\d{3})*(?:\.\d+)?`;
const FRACTION = String.raw`\\dfrac\{\d+\}\{\d+\}`;
/** A number of a calculation: 4, 2.5, 3/4, 2 3/4, and each with a sign. */
const TERM = String.raw`-?(?:${NUMBER})?(?:${FRACTION})|-?${NUMBER}|\(-(?:${NUMBER}|(?:${NUMBER})?${FRACTION})\)`;
const CALCULATION = new RegExp(String.raw`^(${TERM}) (\+|-|\\times|\\div) (${TERM})$`);

export const SIGNS = ["+", "-", "\\times", "\\div"] as const;
export type Sign = (typeof SIGNS)[number];

/** Two numbers and what is done with them, as LaTeX. */
export interface Calculation {
	left: string;
	sign: Sign;
	right: string;
}

/** The calculation that a formula consists of; undefined for any other formula. */
export function calculationOf(formula: string): Calculation | undefined {
	const [, left, found, right] = CALCULATION.exec(formula.trim()) ?? [];
	const sign = SIGNS.find((each) => each === found);
	return left === undefined || right === undefined || sign === undefined ? undefined : { left, sign, right };
}

export function written({ left, sign, right }: Calculation): string {
	const [first, second] = [left, right].map((term) => term.replaceAll(/[()]/g, ""));
	return `${first} ${sign} ${second?.startsWith("-") ? `(${second})` : second}`;
}

/** Its result. */
export function resultOf({ left, sign, right }: Calculation): number {
	const [one, other] = [valueOfTerm(left), valueOfTerm(right)];
	const results = { "+": one + other, "-": one - other, "\\times": one * other, "\\div": one / other };
	return results[sign];
}

function valueOfTerm(term: string): number {
	const plain = term.replaceAll(/[()]/g, "");
	const isNegative = plain.startsWith("-");
	const [, whole = "", top, bottom] =
		/^([^\\]*)(?:\\dfrac\{(\d+)\}\{(\d+)\})?$/.exec(plain.replace("-", "")) ?? [];
	const value = (whole === "" ? 0 : valueOf(whole)) + (top === undefined ? 0 : Number(top) / Number(bottom));
	return isNegative ? -value : value;
}

/** The fraction upside down; undefined for anything else. */
export function flipped(term: string): string | undefined {
	const [, top, bottom] = /^\\dfrac\{(\d+)\}\{(\d+)\}$/.exec(term) ?? [];
	return top === undefined ? undefined : `\\dfrac{${bottom}}{${top}}`;
}

/** Without the sign of "(-5)" and "-5". */
export function unsigned(term: string): string | undefined {
	const plain = term.replaceAll(/[()]/g, "");
	return plain.startsWith("-") ? plain.slice(1) : undefined;
}

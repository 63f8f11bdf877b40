import type { Fraction } from "./numbers.ts";
import { tex } from "./numbers.ts";

/** A number, a fraction or decimal text before a letter; an empty letter means a plain number. */
export type Term = readonly [coefficient: number | Fraction | string, letter: string];

/** Terms as one LaTeX sum: "3x - 4y + 2", "-x + \dfrac{1}{2}". Zero terms are left out; an empty sum is 0. */
export function sumTex(terms: readonly Term[]): string {
	const shown = terms
		.map(([coefficient, letter]) => ({ text: coefficientTex(coefficient), letter }))
		.filter(({ text }) => text !== "0")
		.map(({ text, letter }, at) => {
			const isNegative = text.startsWith("-");
			const size = isNegative ? text.slice(1) : text;
			const sign = isNegative ? (at === 0 ? "-" : " - ") : at === 0 ? "" : " + ";
			return `${sign}${size === "1" && letter !== "" ? "" : size}${letter}`;
		});
	return shown.length === 0 ? "0" : shown.join("");
}

function coefficientTex(coefficient: Term[0]): string {
	if (typeof coefficient === "string") return coefficient;
	if (typeof coefficient === "number") return `${coefficient}`;
	return coefficient.top === 0 ? "0" : tex(coefficient);
}

/** "3x - 4": a letter with its coefficient, and a constant. */
export function linearTex(coefficient: Term[0], letter: string, constant: Term[0]): string {
	return sumTex([
		[coefficient, letter],
		[constant, ""],
	]);
}

/** Letters for two variables. */
export const LETTER_PAIRS = [
	["x", "y"],
	["a", "b"],
	["m", "n"],
	["p", "q"],
	["s", "t"],
] as const;

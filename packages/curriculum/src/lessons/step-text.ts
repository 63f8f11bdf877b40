import { numeral } from "../figures/svg.ts";

/** A number as plain text has it, with commas and perhaps a sign. */
export const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;

/** A step without the marks of its formulas: "6.1 × 100 = 610". Fractions and powers keep theirs. */
export function plainText(step: string): string {
	return step
		.replaceAll("$", "")
		.replaceAll("{,}", ",")
		.replaceAll(String.raw`\times`, "×")
		.replaceAll(String.raw`\div`, "÷")
		.replaceAll(/\\le(?![a-z])/g, "≤")
		.replaceAll(/\\ge(?![a-z])/g, "≥");
}

/** A text without formulas, for a description: fractions as 3/4. */
export function spokenText(text: string): string {
	return plainText(text).replaceAll(/\\d?frac\{(\d+)\}\{(\d+)\}/g, "$1/$2");
}

/** The value of a number in plain text: "(-1,200)" is -1200. */
export function valueIn(text = ""): number {
	return Number(text.replaceAll(/[(),]/g, ""));
}

/** A number with its minus sign, as pictures write it. */
export function written(value: number): string {
	return `${value < 0 ? "−" : ""}${numeral(Math.abs(tidy(value)))}`;
}

/** Rounds away floating-point noise. */
export function tidy(value: number): number {
	return Number(value.toFixed(6));
}

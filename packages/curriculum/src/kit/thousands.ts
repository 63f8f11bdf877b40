/**
 * A whole number of four or more digits without commas. Not: decimal places, a part of a formula that repeats, a
 * denominator (1/1000), and digits that wait for their decimal point.
 */
const WITHOUT_COMMAS = /(?<![\d.,}]|\}\{|\\overline\{|The digits of \$[^$]*\$ are )\d{4,}/g;
const LONG = /\d{4}/;

/** The text with "1,256" in words, and "1{,}256" in a formula, where a comma alone would have a space after it. */
export function withCommas(text: string): string {
	if (!LONG.test(text)) return text;
	return text.replaceAll(WITHOUT_COMMAS, (digits, at: number) =>
		digits.replaceAll(/\B(?=(?:\d{3})+$)/g, isInFormula(text, at) ? "{,}" : ","),
	);
}

function isInFormula(text: string, at: number): boolean {
	return (text.slice(0, at).match(/(?<!\\)\$/g) ?? []).length % 2 === 1;
}

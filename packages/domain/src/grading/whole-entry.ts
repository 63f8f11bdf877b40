import { readNumber } from "./read-answer.ts";

/** The whole number of an entry, negative ones included; null if it has none. */
export function wholeEntry(text: string): number | null {
	const read = readNumber(text);
	if (!read.readable || read.number.value.denominator !== 1n) return null;
	return Number(read.number.value.numerator);
}

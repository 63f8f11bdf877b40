import { inWords } from "./number-words.ts";

/** All denominators of grade 4 (4.NF). */
export const GRADE_4_DENOMINATORS = [2, 3, 4, 5, 6, 8, 10, 12, 100] as const;

/** Denominators of grade 4 for like fractions (4.NF). */
export const LIKE_DENOMINATORS = [3, 4, 5, 6, 8, 10, 12] as const;

const NAMES_OF_PARTS: Readonly<Record<number, string>> = {
	2: "halves",
	3: "thirds",
	4: "fourths",
	5: "fifths",
	6: "sixths",
	7: "sevenths",
	8: "eighths",
	9: "ninths",
	10: "tenths",
	12: "twelfths",
	15: "fifteenths",
	18: "eighteenths",
	20: "twentieths",
	24: "twenty-fourths",
	30: "thirtieths",
	36: "thirty-sixths",
	40: "fortieths",
	60: "sixtieths",
	100: "hundredths",
	1000: "thousandths",
};

/** The name of equal parts: "eighths". */
export function partsCalled(denominator: number): string {
	return NAMES_OF_PARTS[denominator] ?? `parts of ${denominator}`;
}

/** "1 third", "2 thirds". */
export function countedParts(count: number, denominator: number): string {
	return `${count} ${count === 1 ? partCalled(denominator) : partsCalled(denominator)}`;
}

/** A fraction in words: "three fourths", "one half". */
export function fractionInWords(numerator: number, denominator: number): string {
	return `${inWords(numerator)} ${numerator === 1 ? partCalled(denominator) : partsCalled(denominator)}`;
}

/** The name of one equal part: "fourth". */
function partCalled(denominator: number): string {
	return denominator === 2 ? "half" : partsCalled(denominator).replace(/s$/, "");
}

/** How to write an answer that is a fraction. */
export const FRACTION_CTA = "Write a fraction, such as 3/4.";
export const MIXED_CTA = "Write a fraction, such as 3/4, or a mixed number, such as 1 1/4.";
export const NUMBER_CTA = "Write a whole number, a fraction, or a mixed number.";

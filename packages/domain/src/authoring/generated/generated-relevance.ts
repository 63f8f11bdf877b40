import { readNumber } from "../../grading/read-answer.ts";
import { numbersIn, toPlainText } from "../../question/text/plain-text.ts";
import { templateOf } from "../likeness/near-duplicates.ts";

/** The weights of words, operations and numbers in the total. */
const WEIGHTS = { words: 0.5, operations: 0.25, numbers: 0.25 };

const EMPTY_WORDS = new Set(
	/* not a text */ `a an and are as at be by can did do does each for from has have he her his how i if in into is it its many much of on
	one or she so some than that the their them then there these they this to was we were what when which who will with
	you your`.split(/\s+/),
);

/**
 * How similar a text is to the most similar of the others, 0 to 1: shared content words (cosine), the
 * operations, and the size and kind of the numbers. 0 if there is nothing to compare.
 */
export function relevanceOf(text: string, others: readonly string[]): number {
	const own = featuresOf(text);
	return Math.max(0, ...others.map((other) => closeness(own, featuresOf(other))));
}

interface Features {
	words: Set<string>;
	operations: Set<string>;
	/** Order of magnitude of the largest number; null without numbers. */
	size: number | null;
	kinds: Set<string>;
}

function featuresOf(text: string): Features {
	const numbers = [...numbersIn(text)];
	const values = numbers.flatMap((number) => {
		const read = readNumber(number);
		return read.readable ? [Number(read.number.value.numerator) / Number(read.number.value.denominator)] : [];
	});
	return {
		words: new Set(
			templateOf(text)
				.split(" ")
				.filter((word) => word !== "#" && word !== "" && !EMPTY_WORDS.has(word))
				.map((word) => word.replace(/(?<=\p{L}{3})(?:es|s|ed|ing)$/u, "")),
		),
		operations: new Set(operationsIn(text)),
		size: values.length === 0 ? null : Math.log10(1 + Math.max(...values.map(Math.abs))),
		kinds: new Set(numbers.map(kindOf)),
	};
}

/** The signs of operations and relations in a text, in order. */
export function operationsIn(text: string): string[] {
	const signs = toPlainText(text).match(/[+×÷*^%=<>≤≥√°]|(?<=\d )[-−](?= ?\d)/gu) ?? [];
	return signs.map((sign) => ({ "*": "×", "−": "-" })[sign] ?? sign);
}

function kindOf(number: string): string {
	if (number.includes("/")) return "fraction";
	return number.includes(".") ? "decimal" : number.startsWith("-") ? "negative" : "whole";
}

function closeness(one: Features, other: Features): number {
	const numbers = 0.5 * overlap(one.kinds, other.kinds) + 0.5 * sizeCloseness(one.size, other.size);
	const seen = WEIGHTS.words * cosine(one.words, other.words) + WEIGHTS.numbers * numbers;
	const signs = one.operations.size + other.operations.size;
	// A word problem says its operation in words, which shows neither that they match nor that they differ.
	if (signs === 0) return seen / (WEIGHTS.words + WEIGHTS.numbers);
	const isTold = one.operations.size > 0 && other.operations.size > 0;
	return seen + WEIGHTS.operations * (isTold ? overlap(one.operations, other.operations) : 0.5);
}

function sizeCloseness(one: number | null, other: number | null): number {
	if (one === null || other === null) return one === other ? 1 : 0;
	return Math.max(0, 1 - Math.abs(one - other) / 2);
}

function cosine(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	if (one.size === 0 || other.size === 0) return one.size === other.size ? 1 : 0;
	const shared = [...one].filter((word) => other.has(word)).length;
	return shared / Math.sqrt(one.size * other.size);
}

/** Jaccard index; two empty sets are equal. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const shared = [...one].filter((each) => other.has(each)).length;
	const all = one.size + other.size - shared;
	return all === 0 ? 1 : shared / all;
}

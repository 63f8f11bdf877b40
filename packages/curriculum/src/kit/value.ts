import type { AnswerType, BlankKey } from "@learnin/domain/question/question";
import { entryTex, mixedEntry } from "./fractions.ts";
import { areDifferent } from "./mistakes.ts";
import { decimal, entry, lowest, tex, texNumber } from "./numbers.ts";

/** A right or wrong answer: how it is entered, how it is shown, and its required form. */
export interface Value {
	entry: string;
	/** Markdown, with LaTeX between dollar signs. */
	shown: string;
	answer_type: AnswerType;
	/** The numerator and denominator of a number, not reduced. */
	worth?: readonly [numerator: number, denominator: number];
	/** Other spellings that are right if it is typed. */
	also?: readonly string[];
	/** Further rules of its box. */
	rules?: Pick<BlankKey, "simplest" | "tolerance" | "pi">;
}

/** A whole number, shown with commas. */
export function whole(number: number): Value {
	return { entry: `${number}`, shown: `$${texNumber(number)}$`, answer_type: "INTEGER", worth: [number, 1] };
}

/** The fraction as given, not reduced; any equal fraction is right too. */
export function ratio(numerator: number, denominator: number): Value {
	return {
		entry: `${numerator}/${denominator}`,
		shown: `$\\dfrac{${numerator}}{${denominator}}$`,
		answer_type: "SIMPLE_FRACTION",
		worth: [numerator, denominator],
		rules: { simplest: "optional" },
	};
}

/** The fraction in lowest terms, or the whole number it equals; any equal number is right too. */
export function simplest(numerator: number, denominator: number): Value {
	const reduced = lowest(numerator, denominator);
	return {
		entry: entry(reduced),
		shown: `$${tex(reduced)}$`,
		answer_type: "SIMPLE_FRACTION",
		worth: [reduced.top, reduced.bottom],
		rules: { simplest: "optional" },
	};
}

/** The fraction in lowest terms, which is the only accepted form. */
export function lowestTerms(numerator: number, denominator: number): Value {
	return { ...simplest(numerator, denominator), rules: { simplest: "enforced" } };
}

/** A mixed number as given, not reduced; any equal mixed number is right too. */
export function mixedParts(wholes: number, numerator: number, denominator: number): Value {
	const text = `${wholes} ${numerator}/${denominator}`;
	return {
		entry: text,
		shown: `$${entryTex(text)}$`,
		answer_type: "MIXED_FRACTION",
		worth: [wholes * denominator + numerator, denominator],
		rules: { simplest: "optional" },
	};
}

/** A mixed number in lowest terms; any equal mixed number is right too. */
export function mixed(numerator: number, denominator: number): Value {
	const text = mixedEntry(lowest(numerator, denominator));
	return {
		entry: text,
		shown: `$${entryTex(text)}$`,
		answer_type: "MIXED_FRACTION",
		worth: [numerator, denominator],
		rules: { simplest: "optional" },
	};
}

/** A fraction or a mixed number in lowest terms; any equal number is right, in any form. */
export function anyFraction(numerator: number, denominator: number): Value {
	return { ...mixed(numerator, denominator), answer_type: "MIXED" };
}

/** `units` of 10^-places as a decimal: (125, 2) is 1.25. */
export function decimals(units: number, places: number): Value {
	const digits = decimal(units, places);
	const isShort = Math.abs(units) < 1000 * 10 ** places;
	const shown = isShort ? digits : digits.replace(/^-?\d{4,}/, (wholes) => texNumber(Number(wholes)));
	return { entry: digits, shown: `$${shown}$`, answer_type: "FLOAT", worth: [units, 10 ** places] };
}

/** Cents as an amount of dollars, shown with two decimals or none. */
export function money(cents: number): Value {
	const [dollars = "", rest = ""] = (cents / 100).toFixed(2).split(".");
	return {
		...amount(cents, 100),
		shown: `$${texNumber(Number(dollars))}${rest === "00" ? "" : `.${rest}`}$`,
	};
}

/** A quantity in units of 1/scale: a whole number for scale 1, a decimal for 10 or 100, otherwise a fraction. */
export function amount(units: number, scale: number): Value {
	if (units % scale === 0) return whole(units / scale);
	return scale === 10 || scale === 100 ? decimals(units, scale === 10 ? 1 : 2) : simplest(units, scale);
}

/** Text or a formula to choose; never typed. */
export function words(text: string): Value {
	return { entry: text, shown: text, answer_type: "STRING" };
}

export type Sign = "<" | ">" | "≤" | "≥";

export const TURNED: Readonly<Record<Sign, Sign>> = { "<": ">", ">": "<", "≤": "≥", "≥": "≤" };
/** The sign with the other kind of end: the limit is left out, or belongs to it. */
export const OTHER_DOT: Readonly<Record<Sign, Sign>> = { "<": "≤", "≤": "<", ">": "≥", "≥": ">" };

/** A shown value without its dollar signs, to be part of a formula. */
export const texOf = ({ shown }: Value) => shown.slice(1, -1);

export const degrees = (number: number): Value => ({ ...whole(number), shown: `$${number}°$` });

/** An inequality with its letter alone on one side: "x ≥ 3"; reversed, or typed as ">=", it is right too. */
export function inequality(letter: string, sign: Sign, number: number): Value {
	const plain = (text: string) => text.replace("≤", "<=").replace("≥", ">=");
	const [entry, turned] = [`${letter} ${sign} ${number}`, `${number} ${TURNED[sign]} ${letter}`];
	const others = [turned, plain(entry), plain(turned)];
	return { ...words(`$${entry}$`), entry, also: [...new Set(others)].filter((other) => other !== entry) };
}

/** An end of an interval; if closed, it belongs to the interval. */
export type End = readonly [number: number, isClosed: boolean];

/** An interval: "3 ≤ x < 7"; reversed, or typed with "<=", it is right too. */
export function allBetween(letter: string, [low, hasLow]: End, [high, hasHigh]: End): Value {
	const entry = `${low} ${hasLow ? "≤" : "<"} ${letter} ${hasHigh ? "≤" : "<"} ${high}`;
	const turned = `${high} ${hasHigh ? "≥" : ">"} ${letter} ${hasLow ? "≥" : ">"} ${low}`;
	const plain = (text: string) => text.replaceAll("≤", "<=").replaceAll("≥", ">=");
	const others = [turned, plain(entry), plain(turned)];
	return { ...words(`$${entry}$`), entry, also: [...new Set(others)].filter((other) => other !== entry) };
}

/** Two inequalities of different letters: "x > 0 and y < 0"; in another order, or typed another way, they are right too. */
export function bothTrue(one: Value, other: Value): Value {
	const entry = `${one.entry} and ${other.entry}`;
	const ways = ({ entry: text, also = [] }: Value) => [text, ...also];
	const others = ways(one).flatMap((first) =>
		ways(other).flatMap((second) => [`${first} and ${second}`, `${second} and ${first}`]),
	);
	const shown = `${one.shown} and ${other.shown}`;
	return { ...words(shown), entry, also: [...new Set(others)].filter((each) => each !== entry) };
}

/** An expression to choose, such as "3 \times 4"; another one of the same value is right too. */
export function expression(tex: string, number: number): Value {
	return { ...words(`$${tex}$`), worth: [number, 1] };
}

/** Compares numbers and expressions by value, texts by spelling. */
export function differ(one: Value, other: Value): boolean {
	if (one.worth !== undefined && other.worth !== undefined)
		return one.worth[0] * other.worth[1] !== other.worth[0] * one.worth[1];
	if (one.answer_type === "STRING" || other.answer_type === "STRING") return one.shown !== other.shown;
	return areDifferent(one.entry, other.entry);
}

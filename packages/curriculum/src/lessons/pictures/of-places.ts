import type { Figure } from "@learnin/domain/question/question";
import { betweenLine } from "../../figures/lines/between-line.ts";
import { numeral } from "../../figures/svg.ts";
import { dataTable, tableInWords } from "../../figures/data/data-table.ts";

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const BETWEEN = new RegExp(`^${NUMBER} is between ${NUMBER} and ${NUMBER}`);
const COMPARED = new RegExp(`(?<![\\d.])${NUMBER} ([<>]) ${NUMBER}(?!\\d|\\.\\d)`);
const WHOLE_PLACES = ["ones", "tens", "hundreds", "thousands"];
const DECIMAL_PLACES = ["tenths", "hundredths", "thousandths"];
/** More columns do not fit a phone. */
const MAX_PLACES = 4;

/**
 * Pictures of place value: a number between two round ones, or two numbers digit by digit. None if neither applies.
 */
export function placePictures(text: string): Figure[] {
	const plain = text.replaceAll("$", "").replaceAll("{,}", "");
	const [, at, low, high] = BETWEEN.exec(plain) ?? [];
	if (at !== undefined) return betweenPictures(Number(at), Number(low), Number(high));
	const [, one, , other] = COMPARED.exec(plain) ?? [];
	return one === undefined || other === undefined ? [] : comparedPictures(one, other);
}

/** The round numbers, then their midpoint, then the number: which one is nearer is asked later. */
function betweenPictures(at: number, low: number, high: number): Figure[] {
	if (!(low < at && at < high)) return [];
	const middle = Number(((low + high) / 2).toFixed(6));
	const said = [
		`A number line from ${numeral(low)} to ${numeral(high)}.`,
		`The middle is ${numeral(middle)}.`,
		`${numeral(at)} is ${at === middle ? "there" : at < middle ? "to its left" : "to its right"}.`,
	];
	return said.map((_, shown) => ({
		svg: betweenLine({ low, high, at, hasMiddle: shown > 0, hasPoint: shown > 1 }),
		alt: said.slice(0, shown + 1).join(" "),
	}));
}

/** The digits from the left, up to the deciding place. */
function comparedPictures(one: string, other: string): Figure[] {
	const names = placesOf(one, other);
	const [first, second] = [digitsOf(one, names), digitsOf(other, names)];
	const decides = names.findIndex((_, at) => first[at] !== second[at]);
	if (names.length < 2 || names.length > MAX_PLACES || decides === -1) return [];
	return names.slice(0, decides + 1).map((_, last) => {
		const shown = (digits: readonly string[]) => digits.map((digit, at) => (at <= last ? digit : ""));
		const rows = [
			["", ...names],
			[written(one), ...shown(first)],
			[written(other), ...shown(second)],
		];
		return { svg: dataTable(rows), alt: tableInWords(rows) };
	});
}

/** With commas; zeros at the end of decimals remain. */
function written(text: string): string {
	const [whole = "", ...decimals] = text.split(".");
	return [numeral(Number(whole)), ...decimals].join(".");
}

/** The places of either number, from the left. */
function placesOf(one: string, other: string): string[] {
	const longest = (at: 0 | 1) => Math.max(...[one, other].map((text) => (text.split(".")[at] ?? "").length));
	if (longest(0) > WHOLE_PLACES.length || longest(1) > DECIMAL_PLACES.length) return [];
	return [...WHOLE_PLACES.slice(0, longest(0)).toReversed(), ...DECIMAL_PLACES.slice(0, longest(1))];
}

/** A missing place has a zero after the decimal point and nothing before it. */
function digitsOf(text: string, names: readonly string[]): string[] {
	const [whole = "", decimals = ""] = text.split(".");
	const wholes = names.filter((name) => WHOLE_PLACES.includes(name)).length;
	return [...whole.padStart(wholes, " "), ...decimals.padEnd(names.length - wholes, "0")].map((digit) =>
		digit.trim(),
	);
}

import type { Figure } from "@learnin/domain/question/question";
import { dataTable, tableInWords } from "../../figures/data/data-table.ts";
import { rectangle } from "../../figures/fractions/grids.ts";
import { betweenLine } from "../../figures/lines/between-line.ts";
import { boxes } from "../../repairs/pictures.ts";
import { firstDrawn, type DrawnPatterns } from "./drawn-patterns.ts";
import { type BoxRow, box, boxesInWords, repeat } from "../ideas/idea.ts";
import { bar } from "./of-bars.ts";
import { plainText } from "../step-text.ts";

/** More boxes are too narrow for a number. */
const MAX_BOXES = 18;
const MAX_GROUPS = 6;
/** Unit squares of a larger square are too small to count. */
const MAX_SIDE = 10;

const TERM = String.raw`(\d*[a-z]|\d+)`;
const OPENED = new RegExp(String.raw`(\d+)\(${TERM} ([-+]) ${TERM}\) = ${TERM} [-+] ${TERM}(?![\d(])`);
const FACTORED = new RegExp(String.raw`${TERM} ([-+]) ${TERM} = (\d+)\(${TERM} [-+] ${TERM}\)`);
const GROUPS = /\((\d+) \+ (\d+)\) × (\d+)(?!\d)/;
const POWER = /(\d+|[a-z])\^\{?(\d+)\}? = (\1(?: × \1)+)/;
const FACTORS = /(\d+) \+ (\d+) = (\d+), so there are \3 factors of (\d+|[a-z])(?!\d)/;
const POWERS_OF_TEN = /10\^\{(\d+)\} × 10\^\{(\d+)\} = 10\^\{(\d+)\}/;
const SCIENTIFIC = /= (\d(?:\.\d+)?) × 10\^\{(\d+)\}\.$/;
const TERMS = /terms are ((?:\w+, )+\w+)\./;
const IN_WORDS = /is ([a-z]) ([-+]) (\d+)\.$/;
const SQUARE = /(\d+) × \1 = (\d+), so the answer is \1(?!\d)/;
const ROOT = /(\d+)\^\{?2\}? = (\d+) and (\d+)\^\{?2\}? = (\d+), so \\sqrt\{(\d+)\} is between \1 and \3/;

/** Expressions as groups, factors, terms or squares. None if nothing applies. */
export function expressionPictures(step: string): Figure[] {
	return firstDrawn(DRAWN, plainText(step));
}

const DRAWN: DrawnPatterns = [
	[
		OPENED,
		([by = "", one = "", sign = "", other = "", first = "", second = ""]) =>
			boxMethod(by, [one, signed(sign, other)], [first, signed(sign, second)]),
	],
	[
		FACTORED,
		([first = "", sign = "", second = "", by = "", one = "", other = ""]) =>
			boxMethod(by, [one, signed(sign, other)], [first, signed(sign, second)]),
	],
	[GROUPS, groups],
	[POWER, ([base = "", count = ""]) => rowOf(repeat(Number(count), base, "sky"))],
	[
		FACTORS,
		([one = "", other = "", , base = ""]) =>
			rowOf([...repeat(Number(one), base, "sky"), ...repeat(Number(other), base, "gold")]),
	],
	[
		POWERS_OF_TEN,
		([one = "", other = "", all = ""]) =>
			Number(one) + Number(other) === Number(all)
				? rowOf([...repeat(Number(one), "10", "sky"), ...repeat(Number(other), "10", "gold")])
				: [],
	],
	[
		SCIENTIFIC,
		([first = "", count = ""]) => rowOf([box(first, "gold", 2), ...repeat(Number(count), "10", "sky")]),
	],
	[TERMS, ([list = ""]) => rowOf(list.split(", ").map((term) => box(term, "sky", 2)))],
	[IN_WORDS, inWords],
	[SQUARE, ([side = "", area = ""]) => square(Number(side), area)],
	[ROOT, ([low = "", least = "", high = "", most = "", at = ""]) => between([low, least, high, most, at])],
];

function signed(sign: string, term: string): string {
	return sign === "-" ? `−${term}` : term;
}

/** The factor at the side multiplies each term above. */
function boxMethod(by: string, above: readonly string[], products: readonly string[]): Figure[] {
	return [1, 2].map((shown) => {
		const rows = [
			["×", ...above],
			[by, ...products.map((product, at) => (at < shown ? product : ""))],
		];
		return { svg: dataTable(rows), alt: tableInWords(rows) };
	});
}

/** k − 9: the rest of a bar k without 9. */
function inWords([name = "", sign = "", more = ""]: readonly string[]): Figure[] {
	if (sign === "+") return rowOf([box(name, "sky", 2), box(more, "gold")]);
	return bar(name, [
		{ size: 1, text: more },
		{ size: 2, text: `${name} − ${more}` },
	]);
}

function rowOf(row: BoxRow): Figure[] {
	return row.length < 2 || row.length > MAX_BOXES ? [] : [boxes(boxesInWords([row]), [row])];
}

/** (6 + 12) × 5: five rows with both parts. */
function groups([one = "", other = "", count = ""]: readonly string[]): Figure[] {
	const rows = Number(count);
	if (rows < 2 || rows > MAX_GROUPS) return [];
	const group = [box(one, "sky"), box(other, "gold")];
	return [1, rows].map((shown) => {
		const list = Array.from({ length: shown }, () => group);
		const alt =
			shown === 1 ? `One group: ${one} and ${other}.` : `${rows} groups, each with ${one} and ${other}.`;
		return boxes(alt, list);
	});
}

function square(side: number, area: string): Figure[] {
	const has_squares = side <= MAX_SIDE;
	const svg = rectangle({
		width: side,
		height: side,
		below: `${side}`,
		beside: `${side}`,
		has_squares,
		color: "sky",
	});
	return [{ svg, alt: `A square of ${area} unit squares. Each side is ${side} long.` }];
}

/** A number between two square numbers. */
function between(numbers: readonly string[]): Figure[] {
	const [side = 0, low = 0, longer = 0, high = 0, at = 0] = numbers.map(Number);
	if (low !== side ** 2 || high !== longer ** 2 || at <= low || at >= high) return [];
	return [false, true].map((hasPoint) => ({
		svg: betweenLine({ low, high, at, hasMiddle: false, hasPoint }),
		alt: `A number line from ${low}, the square of ${side}, to ${high}, the square of ${longer}.${hasPoint ? ` ${at} is between them.` : ""}`,
	}));
}

import type { Figure } from "@learnin/domain/question/question";
import { emptyLine } from "../../figures/lines/empty-line.ts";
import { rowsOfDots } from "../../figures/numbers/rows-of-dots.ts";
import { numeral } from "../../figures/svg.ts";
import { counted } from "../../kit/words.ts";
import { foldPictures } from "../../generators/shapes/folded-shapes.ts";
import { anglePictures } from "./of-angles.ts";
import { allEquations, type Equation } from "../equations.ts";
import { barPictures } from "./of-bars.ts";
import { digitPictures } from "./of-digits.ts";
import { equationPictures } from "./of-equations.ts";
import { expressionPictures } from "./of-expressions.ts";
import { fractionPictures } from "./of-fractions.ts";
import { listPictures } from "./of-lists.ts";
import { placePictures } from "./of-places.ts";
import { sequencePictures } from "./of-sequences.ts";
import { tellsTimes, timePictures } from "./of-times.ts";
import { signPictures } from "./of-signs.ts";
import { solidPictures } from "./of-solids.ts";

const MAX_ON_LINE = 10_000;
/** Larger arrays have dots too small to count. */
const MAX_ROWS = 10;

/** Pictures of what the steps of young children say: angles, folds, jumps, dots, bars of fractions, places. */
const FOR_THE_YOUNG = [
	solidPictures,
	anglePictures,
	foldPictures,
	fractionPictures,
	(text: string) => equationsPictures(allEquations(text.replace(CHECKS, ""))),
	(text: string) => equationsPictures(allEquations(text)),
	sequencePictures,
	placePictures,
];

/** The more special picture comes first: a bar fits almost every equation. */
const FOR_ALL = [
	solidPictures,
	signPictures,
	digitPictures,
	equationPictures,
	expressionPictures,
	listPictures,
	sequencePictures,
	barPictures,
];

/** A step as a picture that grows piece by piece. None if nothing in it can be drawn. */
export function picturesOfStep(text: string): Figure[] {
	return firstOf(FOR_THE_YOUNG, text);
}

/** The same for a question without a picture of its own, at any age. */
export function picturesForAll(text: string): Figure[] {
	return firstOf(FOR_ALL, text);
}

function firstOf(drawn: readonly ((text: string) => Figure[])[], text: string): Figure[] {
	if (tellsTimes(text)) return timePictures(text);
	for (const draw of drawn) {
		const pictures = draw(text);
		if (pictures.length > 0) return pictures;
	}
	return [];
}

/** What is only checked needs no picture if there is something else. */
const CHECKS = /\bCheck\b.*$/s;

/** The last equation; of a difference taken away in parts all jumps: 28 − 10 = 18, 18 − 6 = 12. */
function equationsPictures(equations: readonly Equation[]): Figure[] {
	const last = equations.at(-1);
	if (last === undefined) return [];
	const [first, second] = equations.slice(-2);
	const isTwoParts =
		second !== undefined &&
		first?.operator === "-" &&
		second.operator === "-" &&
		first.result === second.left &&
		[first.left, first.right, second.right].every(Number.isInteger);
	return isTwoParts ? jumpsBy(first.left, "-", [first.right, second.right]) : picturesOf(last);
}

/** An equation as a growing picture: jumps on an open number line, or rows of dots. None if neither fits. */
function picturesOf(equation: Equation): Figure[] {
	const { left, operator, right, result } = equation;
	if (operator === "+" || operator === "-") return jumpsOf(left, operator, right);
	if (operator === "×") return rowsOf(left, right);
	return Number.isInteger(result) && Number.isInteger(right) ? sharesOf(left, right, result) : [];
}

function jumpsOf(from: number, operator: "+" | "-", by: number): Figure[] {
	const isForward = operator === "+";
	// The larger number comes first: fewer jumps.
	const [start, way] = isForward && by > from ? [by, from] : [from, by];
	const parts = partsOf(start, way, isForward);
	return jumpsBy(start, operator, parts);
}

/** One jump more in each picture. */
function jumpsBy(start: number, operator: "+" | "-", parts: readonly number[]): Figure[] {
	const isForward = operator === "+";
	const way = parts.reduce((sum, part) => sum + part, 0);
	if (start + way > MAX_ON_LINE || parts.length === 0 || parts.length > 4) return [];
	const stops = parts.reduce(
		(list, part) => [...list, tidy((list.at(-1) ?? start) + (isForward ? part : -part))],
		[start],
	);
	return parts.map((_, at) => {
		const shown = stops.slice(0, at + 2);
		const said = parts
			.slice(0, at + 1)
			.map((part, each) => `${operator} ${numeral(part)} to ${numeral(stops[each + 1] ?? start)}`);
		return {
			svg: emptyLine({
				ends: [Math.min(...stops), Math.max(...stops)],
				stops: shown,
				names: parts.slice(0, at + 1).map((part) => `${isForward ? "+" : "−"}${numeral(part)}`),
			}),
			alt: `A number line. From ${numeral(start)}: ${said.join(", ")}.`,
		};
	});
}

/** Hundreds, tens and ones of the added number; ones that cross a ten stop at it first. */
function partsOf(start: number, way: number, isForward: boolean): number[] {
	if (!Number.isInteger(start) || !Number.isInteger(way)) return way > 0 ? [way] : [];
	const ones = way % 10;
	const places = [way - (way % 100), (way % 100) - ones].filter((part) => part > 0);
	const toTen = isForward ? (10 - (start % 10)) % 10 : start % 10;
	const ofOnes = toTen > 0 && ones > toTen ? [toTen, ones - toTen] : [ones];
	return [...places, ...ofOnes.filter((part) => part > 0)];
}

function rowsOf(rows: number, columns: number): Figure[] {
	const fits = [rows, columns].every((each) => Number.isInteger(each) && each >= 1 && each <= MAX_ROWS);
	// One dot shows nothing.
	if (!fits || rows * columns === 1) return [];
	return [...new Set([1, Math.min(2, rows), rows])].map((shown) => ({
		svg: rowsOfDots({ rows, columns, shown }),
		alt:
			shown === 1
				? `1 row of ${counted(columns, "dot")}.`
				: `${shown} rows of ${counted(columns, "dot")}, ${shown * columns} in all.`,
	}));
}

/** As many rows as the divisor. */
function sharesOf(whole: number, by: number, each: number): Figure[] {
	if (by > MAX_ROWS || each > MAX_ROWS || by < 1 || each < 1) return [];
	return [1, by].map((shown) => ({
		svg: rowsOfDots({ rows: by, columns: each, shown }),
		alt:
			shown === 1
				? `${whole} dots in ${by} equal rows. One row has ${each}.`
				: `${by} rows of ${counted(each, "dot")} are ${whole}.`,
	}));
}

/** Rounds away floating-point noise. */
function tidy(value: number): number {
	return Number(value.toFixed(6));
}

import { wholeEntry } from "../../grading/whole-entry.ts";
import type { AreaModel } from "./settings.ts";

/** Longer sides have steps that no finger can hit on a phone. */
export const MAX_SIDE = 99;
export const MAX_COLUMNS = 3;
export const MAX_ROWS = 2;

/** The direction that lines divide: vertical lines the width, horizontal lines the height. */
export type Axis = "across" | "down";

/** Distances of the lines from the left and from the top, in order; null for those not placed yet, which come last. */
export type Splits = Readonly<Record<Axis, readonly (number | null)[]>>;

/** A part of the rectangle, in units from its upper left corner. */
export interface Part {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** The length that lines of this direction divide. */
export function sideOf({ width, height }: AreaModel, axis: Axis): number {
	return axis === "across" ? width : height;
}

function countOf({ columns, rows }: AreaModel, axis: Axis): number {
	return axis === "across" ? columns : rows;
}

/** How many boxes the question needs. */
export function boxCount(model: AreaModel): number {
	return boxesAlong(model, "across") + boxesAlong(model, "down");
}

/** A side that is not split has no box. */
function boxesAlong(model: AreaModel, axis: Axis): number {
	const count = countOf(model, axis);
	return count === 1 ? 0 : count;
}

/** The lines of entries; those after the first length that does not fit are not placed. */
export function splitsOf(model: AreaModel, entries: readonly string[]): Splits {
	const first = boxesAlong(model, "across");
	return {
		across: linesOf(model, "across", entries.slice(0, first)),
		down: linesOf(model, "down", entries.slice(first)),
	};
}

function linesOf(model: AreaModel, axis: Axis, entries: readonly string[]): (number | null)[] {
	const lines: (number | null)[] = [];
	for (let at = 0; at < countOf(model, axis) - 1; at += 1) {
		const before = at === 0 ? 0 : (lines[at - 1] ?? null);
		const length = lengthOf(entries[at] ?? "");
		const line = before === null || length === null ? null : before + length;
		lines.push(line !== null && line < sideOf(model, axis) ? line : null);
	}
	return lines;
}

/** A positive whole number, or null. */
function lengthOf(entry: string): number | null {
	const value = wholeEntry(entry);
	return value !== null && value >= 1 ? value : null;
}

/** The lengths as a child would type them; the last one of a side is written once all its lines are placed. */
export function entriesOf(model: AreaModel, splits: Splits): string[] {
	return (["across", "down"] as const).flatMap((axis) => {
		const lines = splits[axis];
		if (lines.length === 0) return [];
		const placed = lines.filter((line) => line !== null);
		const ends = placed.length === lines.length ? [...placed, sideOf(model, axis)] : placed;
		return [...lines, null].map((_, at) => {
			const end = ends[at];
			return end === undefined ? "" : `${end - (ends[at - 1] ?? 0)}`;
		});
	});
}

/** The lines with one of them at this distance, kept between its neighbors; a new line is placed where there is room. */
export function withLine(model: AreaModel, splits: Splits, { axis, at }: LineName, to: number): Splits {
	const lines = splits[axis];
	const last = sideOf(model, axis) - 1;
	if ((lines[at] ?? null) !== null) {
		const low = (lines[at - 1] ?? 0) + 1;
		const high = (lines[at + 1] ?? last + 1) - 1;
		return { ...splits, [axis]: lines.with(at, within(to, low, high)) };
	}
	const placed = lines.filter((line) => line !== null);
	const free = nearestFree(placed, within(to, 1, last), last);
	if (free === null) return splits;
	const sorted = [...placed, free].toSorted((one, other) => one - other);
	return { ...splits, [axis]: lines.map((_, index) => sorted[index] ?? null) };
}

/** A line by its direction and its number from the left or from the top. */
export interface LineName {
	axis: Axis;
	at: number;
}

/** Where a line is after it was placed or moved there: another number if it is placed before others. */
export function lineAt(splits: Splits, axis: Axis, to: number): number {
	const far = splits[axis].map((line) => (line === null ? Infinity : Math.abs(line - to)));
	return far.indexOf(Math.min(...far));
}

/** The number that a line has after it was placed or moved by its own: a new line is in order with the others. */
export function numberAfter(before: Splits, after: Splits, { axis, at }: LineName): number {
	if ((before[axis][at] ?? null) !== null) return at;
	const placed = after[axis].findIndex((line) => line !== null && !before[axis].includes(line));
	return placed === -1 ? at : placed;
}

function nearestFree(placed: readonly number[], to: number, last: number): number | null {
	for (let by = 0; by <= last; by += 1) {
		const found = [to - by, to + by].find((each) => each >= 1 && each <= last && !placed.includes(each));
		if (found !== undefined) return found;
	}
	return null;
}

function within(value: number, low: number, high: number): number {
	return Math.min(high, Math.max(low, Math.round(value)));
}

/** The parts between the placed lines, row by row. */
export function partsOf(model: AreaModel, splits: Splits): Part[] {
	const [columns, rows] = [piecesOf(model, splits, "across"), piecesOf(model, splits, "down")];
	return rows.flatMap((row) =>
		columns.map((column) => ({ x: column.from, y: row.from, width: column.length, height: row.length })),
	);
}

/** The lengths between the placed lines of one direction. */
export function piecesOf(model: AreaModel, splits: Splits, axis: Axis): { from: number; length: number }[] {
	const placed = splits[axis].filter((line) => line !== null);
	return [...placed, sideOf(model, axis)].map((end, at) => {
		const from = placed[at - 1] ?? 0;
		return { from, length: end - from };
	});
}

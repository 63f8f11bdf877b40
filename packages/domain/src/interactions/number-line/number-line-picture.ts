import type { Figure } from "../../question/question.ts";
import { withCommas } from "../../question/text/with-commas.ts";
import { isNumbered, labelEntryAt, markOf } from "./number-line.ts";
import { sayValue } from "./say-value.ts";
import type { NumberLine } from "./settings.ts";

/** In units of the drawing. */
export const WIDTH = 640;
const HEIGHT = 96;
const EDGE = 36;
/** The distance of the line from the upper edge. */
export const AXIS = 40;

/** The line with its alt text, and the point if the entry is one of its marks; for paper and review. */
export function numberLineFigure(line: NumberLine, made: { entry: string } | null): Figure {
	const mark = made === null ? null : markOf(line, made.entry);
	const point = mark === null ? "" : circle(placeOn(line, mark));
	return { svg: linePicture(line, point), alt: altOf(line, mark) };
}

function altOf(line: NumberLine, mark: number | null): string {
	const [from, to] = [withCommas(line.from), withCommas(line.to)];
	if (mark === null) return `A number line from ${from} to ${to}.`;
	return `A number line from ${from} to ${to} with a point at ${sayValue(line, mark)}.`;
}

/** The label of a mark: "3", "0.5", "3/4", "3,600". */
export function labelAt(line: NumberLine, mark: number): string {
	return withCommas(labelEntryAt(line, mark, "SIMPLE_FRACTION")).replace("-", "−");
}

/** The line as a drawing, with further content; its numbers `lower` if a grip on the line would cover them. */
export function linePicture(line: NumberLine, on_it: string, lower = 0): string {
	const marks = Array.from({ length: line.steps + 1 }, (_, at) => at);
	const body = [
		stroke(8, AXIS, WIDTH - 8, AXIS, "var(--ink-2)"),
		...marks.map((at) => tick(line, at)),
		...marks
			.filter((at) => isNumbered(line, at))
			.map((at) => text([placeOn(line, at), HEIGHT - 10 + lower], labelAt(line, at))),
		on_it,
	];
	return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT + lower}" xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>`;
}

/** The distance of a mark from the left edge of the drawing. */
export function placeOn(line: NumberLine, mark: number): number {
	return Math.round((EDGE + (mark / line.steps) * (WIDTH - 2 * EDGE)) * 10) / 10;
}

function tick(line: NumberLine, mark: number): string {
	const half = isNumbered(line, mark) ? 14 : 8;
	const x = placeOn(line, mark);
	return stroke(x, AXIS - half, x, AXIS + half, "var(--border-strong)");
}

function stroke(x1: number, y1: number, x2: number, y2: number, color: string): string {
	return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${color}" stroke-width="3" stroke-linecap="round" fill="none"/>`;
}

function text([x, y]: readonly [number, number], words: string): string {
	return `<text x="${x}" y="${y}" text-anchor="middle" font-size="24" font-weight="600" fill="var(--ink)">${words}</text>`;
}

function circle(x: number): string {
	return `<circle cx="${x}" cy="${AXIS}" r="13" fill="var(--fig-sky)" stroke="var(--surface-2)" stroke-width="3"/>`;
}

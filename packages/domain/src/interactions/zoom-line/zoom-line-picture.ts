import type { Figure } from "../../question/question.ts";
import type { ZoomLine } from "./settings.ts";
import { isNumbered, labelAt, NOTHING_OPEN, stepsOn, type Zoom, zoomOf } from "./zoom-line.ts";

/** In units of the drawing. */
const WIDTH = 640;
const EDGE = 44;
/** The height of each line with its numbers, and the distance of the line from the upper edge of that. */
const ROW = 104;
const AXIS = 34;
/** Half the height of the lens over an opened interval. */
const LENS = 18;

/** All lines with their alt text, opened as far as an entry leads; for paper and review. */
export function zoomLineFigure(line: ZoomLine, made: { entry: string } | null): Figure {
	const zoom = (made === null ? null : zoomOf(line, made.entry)) ?? NOTHING_OPEN;
	const levels = Array.from({ length: line.places + 1 }, (_, level) => level);
	const body = [
		...levels.map((level) => beam(line, zoom, level)),
		...levels.map((level) => `<g transform="translate(0 ${level * ROW})">${row(line, zoom, level)}</g>`),
	];
	const height = ROW * levels.length;
	return {
		svg: `<svg viewBox="0 0 ${WIDTH} ${height}" xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>`,
		alt: altOf(line, zoom),
	};
}

function altOf(line: ZoomLine, { at, mark }: Zoom): string {
	const { from, to } = line;
	if (mark === null) return `A number line from ${from} to ${to}, with empty lines below it to zoom in.`;
	const [left, right, point] = [0, 10, mark].map((each) => labelAt(line, at, each));
	return `A number line from ${from} to ${to}, zoomed in between ${left} and ${right}, with a point at ${point}.`;
}

/** From an opened interval to the ends of the line below it. */
function beam(line: ZoomLine, { at }: Zoom, level: number): string {
	const interval = at[level];
	if (interval === undefined) return "";
	const [left, right] = [interval, interval + 1].map((mark) => placeOn(line, level, mark));
	const [top, bottom] = [level * ROW + AXIS + LENS, (level + 1) * ROW + AXIS];
	return `<path d="M${left} ${top}H${right}L${WIDTH - EDGE} ${bottom}H${EDGE}Z" fill="var(--fig-sky)" fill-opacity="0.16"/>`;
}

/** A line with its marks, and its numbers if it is open. */
function row(line: ZoomLine, zoom: Zoom, level: number): string {
	const { at, mark } = zoom;
	const isOpen = level <= at.length;
	const marks = Array.from({ length: stepsOn(line, level) + 1 }, (_, each) => each);
	const interval = at[level];
	return [
		stroke(`M${EDGE - 14} ${AXIS}H${WIDTH - EDGE + 14}`, "var(--ink-2)"),
		...marks.map((each) => tick(line, level, each)),
		...(isOpen
			? marks
					.filter((each) => isNumbered(line, level, each))
					.map((each) => label(placeOn(line, level, each), labelAt(line, at.slice(0, level), each)))
			: []),
		interval === undefined ? "" : lens(line, level, interval),
		level === line.places && mark !== null
			? `<circle cx="${placeOn(line, level, mark)}" cy="${AXIS}" r="13" fill="var(--fig-sky)" stroke="var(--surface-2)" stroke-width="3"/>`
			: "",
	].join("");
}

function placeOn(line: ZoomLine, level: number, mark: number): number {
	return Math.round((EDGE + (mark / stepsOn(line, level)) * (WIDTH - 2 * EDGE)) * 10) / 10;
}

function lens(line: ZoomLine, level: number, interval: number): string {
	const [left = 0, right = 0] = [interval, interval + 1].map((mark) => placeOn(line, level, mark));
	return `<rect x="${left}" y="${AXIS - LENS}" width="${Math.round((right - left) * 10) / 10}" height="${2 * LENS}" rx="7" fill="var(--fig-sky)" fill-opacity="0.3" stroke="var(--fig-sky)" stroke-width="3"/>`;
}

function tick(line: ZoomLine, level: number, mark: number): string {
	const half = isNumbered(line, level, mark) ? 14 : 8;
	const x = placeOn(line, level, mark);
	return stroke(`M${x} ${AXIS - half}V${AXIS + half}`, "var(--border-strong)");
}

function stroke(along: string, color: string): string {
	return `<path d="${along}" stroke="${color}" stroke-width="3" stroke-linecap="round" fill="none"/>`;
}

function label(x: number, words: string): string {
	return `<text x="${x}" y="${AXIS + 46}" text-anchor="middle" font-size="24" font-weight="600" fill="var(--ink)">${words}</text>`;
}

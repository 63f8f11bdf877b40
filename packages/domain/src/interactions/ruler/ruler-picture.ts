import type { Figure } from "../../question/question.ts";
import { labelAt } from "../number-line/number-line-picture.ts";
import { markOf } from "../number-line/number-line.ts";
import { sayValue } from "../number-line/say-value.ts";
import { firstShift, isWhole, lineOf } from "./ruler.ts";
import type { Ruler } from "./settings.ts";

/** In units of the drawing: its size, the bar, the edge of the ruler, and the space beside its extreme positions. */
const [WIDTH, HEIGHT] = [640, 178];
const BAR = { top: 22, height: 34 };
const EDGE = 74;
const ROOM = 17;
/** How far the ruler goes on beyond its last marks, so that their numbers are on it. */
const LIP = 16;

/** The bar and the ruler on it, with the mark at an entry, where it was read; for paper and review. */
export function rulerFigure(ruler: Ruler, made: { entry: string } | null): Figure {
	const mark = made === null ? null : markOf(lineOf(ruler), made.entry);
	const alt = ruler.unit === "in" ? "A bar above a ruler in inches." : "A bar above a ruler in centimeters.";
	return {
		svg: rulerPicture(ruler, { shift: mark === null ? 0 : firstShift(ruler, mark), mark }),
		alt: mark === null ? alt : sayMark(alt, sayValue(lineOf(ruler), mark)),
	};
}

function sayMark(alt: string, reading: string): string {
	return `${alt} The mark is at ${reading}.`;
}

export interface Laid {
	/** The offset of the ruler's zero to the right of the bar's start, in parts. */
	shift: number;
	mark: number | null;
}

/** The bar and the ruler in its position. */
export function rulerPicture(ruler: Ruler, { shift, mark }: Laid): string {
	const [start, end] = [xOf(ruler, 0, 0), xOf(ruler, 0, ruler.bar)];
	const [zero, last] = [xOf(ruler, shift, 0), xOf(ruler, shift, lineOf(ruler).steps)];
	const body = [
		`<rect x="${round(zero - LIP)}" y="${EDGE}" width="${round(last - zero + 2 * LIP)}" height="92" rx="8" fill="var(--fig-gold)" fill-opacity="0.2" stroke="var(--border-strong)" stroke-width="2"/>`,
		...ticks(ruler, shift),
		`<text x="${round(last - 4)}" y="${EDGE + 84}" text-anchor="end" font-size="20" fill="var(--ink-2)">${ruler.unit}</text>`,
		`<rect x="${round(start)}" y="${BAR.top}" width="${round(end - start)}" height="${BAR.height}" fill="var(--fig-lilac)"/>`,
		mark === null ? "" : pointer(xOf(ruler, shift, mark)),
	];
	return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>`;
}

/** The position of a mark of the ruler, in percent of the drawing's width and height. */
export function placeOfMark(ruler: Ruler, shift: number, mark: number): { left: number; top: number } {
	return { left: (xOf(ruler, shift, mark) / WIDTH) * 100, top: (10 / HEIGHT) * 100 };
}

/** The ruler's handle. */
export function placeOfGrip(ruler: Ruler, shift: number): { left: number; top: number } {
	const middle = xOf(ruler, shift, lineOf(ruler).steps / 2);
	return { left: (middle / WIDTH) * 100, top: ((EDGE + 88) / HEIGHT) * 100 };
}

/** The mark of a ruler at a fraction of the drawing's width; may be between marks. */
export function markAt(ruler: Ruler, shift: number, across: number): number {
	return (across * WIDTH - xOf(ruler, shift, 0)) / partOf(ruler);
}

/** Whether a position, as a fraction of the drawing's height, is on the lower half of the ruler. */
export function isOnGrip(down: number): boolean {
	return down * HEIGHT > EDGE + 48;
}

/** Leaves space for one unit of the ruler on either side. */
function partOf({ units, parts }: Ruler): number {
	return (WIDTH - 2 * ROOM) / ((units + 2) * parts);
}

function xOf(ruler: Ruler, shift: number, mark: number): number {
	return ROOM + (ruler.parts + shift + mark) * partOf(ruler);
}

function ticks(ruler: Ruler, shift: number): string[] {
	const { steps } = lineOf(ruler);
	return Array.from({ length: steps + 1 }, (_, mark) => {
		const x = round(xOf(ruler, shift, mark));
		const isHalf = (2 * mark) % ruler.parts === 0;
		const length = isWhole(ruler, mark) ? 24 : isHalf ? 17 : 11;
		const line = `<path d="M${x} ${EDGE}V${EDGE + length}" stroke="var(--ink-2)" stroke-width="2.5"/>`;
		if (!isWhole(ruler, mark)) return line;
		return `${line}<text x="${x}" y="${EDGE + 48}" text-anchor="middle" font-size="24" font-weight="600" fill="var(--ink)">${labelAt(lineOf(ruler), mark)}</text>`;
	});
}

function pointer(x: number): string {
	return `<path d="M${round(x)} 10V${EDGE + 26}" stroke="var(--fig-sky)" stroke-width="4" stroke-linecap="round"/>`;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}

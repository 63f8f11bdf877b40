import type { Figure } from "../../question/question.ts";
import {
	around,
	arm,
	degreesOfPlace,
	protractorBody,
	protractorNumbers,
	RIM,
	VERTEX,
} from "../angle/angle-picture.ts";
import { degreesOf } from "../angle/angle.ts";
import { firstTurn } from "./protractor.ts";
import type { Protractor } from "./settings.ts";

/** In units of the drawing; the protractor can rotate below its vertex too. */
const [WIDTH, HEIGHT] = [480, 2 * VERTEX.y];
/** The distance of handles outside the rim. */
const OUT = 22;

/** The angle with the protractor on it, and the mark at an entry, where it was read; for paper and review. */
export function protractorFigure(protractor: Protractor, made: { entry: string } | null): Figure {
	const mark = made === null ? null : degreesOf(protractor, made.entry);
	const alt = "A protractor on an angle.";
	const turn = mark === null ? protractor.tilt : firstTurn(protractor, mark);
	return {
		svg: drawing(partsOf(protractor, { turn, mark }), belowVertex(turn)),
		alt: mark === null ? alt : sayMark(alt, mark),
	};
}

function sayMark(alt: string, mark: number): string {
	return `${alt} The mark is at ${mark}°.`;
}

/** The rotation of the protractor, and its mark; null before it is moved. */
export interface Turned {
	turn: number;
	mark: number | null;
}

/** The angle, and the protractor in its rotation, on the path of its ends. */
export function measuringPicture(protractor: Protractor, turned: Turned): string {
	return drawing([endPath(), ...partsOf(protractor, turned)], HEIGHT);
}

function drawing(parts: readonly string[], height: number): string {
	return `<svg viewBox="0 0 ${WIDTH} ${height}" xmlns="http://www.w3.org/2000/svg">${parts.join("")}</svg>`;
}

/** Without the space in which a rotated protractor goes below its vertex. */
function belowVertex(turn: number): number {
	return Math.ceil(around(-Math.abs(turn), RIM + OUT)[1]);
}

function endPath(): string {
	const [from, to] = [around(180, RIM + OUT), around(0, RIM + OUT)].map((place) => place.join(" "));
	return `<path d="M${from}A${RIM + OUT} ${RIM + OUT} 0 0 0 ${to}" stroke="var(--border-strong)" stroke-width="2" stroke-dasharray="2 9" stroke-linecap="round" fill="none"/>`;
}

function partsOf({ step, tilt, degrees }: Protractor, { turn, mark }: Turned): string[] {
	const rotated = (part: string) => `<g transform="rotate(${-turn} ${VERTEX.x} ${VERTEX.y})">${part}</g>`;
	return [
		rotated(protractorBody(step)),
		arm(tilt, "var(--ink)"),
		arm(tilt + degrees, "var(--ink)"),
		mark === null ? "" : pointer(turn + mark),
		rotated(protractorNumbers()),
		`<circle cx="${VERTEX.x}" cy="${VERTEX.y}" r="6" fill="var(--ink)"/>`,
	];
}

function pointer(degrees: number): string {
	const [x, y] = around(degrees, RIM + OUT);
	return `<path d="M${VERTEX.x} ${VERTEX.y}L${x.toFixed(1)} ${y.toFixed(1)}" stroke="var(--fig-sky)" stroke-width="4" stroke-dasharray="9 6" fill="none"/>`;
}

/**
 * The position of the mark, outside the rim so that it hides no number, in percent of the drawing's width and height.
 */
export function placeOfMark({ turn, mark }: Turned): { left: number; top: number } {
	return inHundredths(around(turn + (mark ?? 0), RIM + OUT));
}

/** The protractor's handle: at the left end of its straight edge. */
export function placeOfHandle(turn: number): { left: number; top: number } {
	return inHundredths(around(turn + 180, RIM + OUT));
}

function inHundredths([x, y]: readonly [number, number]): { left: number; top: number } {
	return { left: (x / WIDTH) * 100, top: (y / HEIGHT) * 100 };
}

/**
 * The direction of a position from the vertex, from -180 to 180 degrees; the position as fractions of the drawing's
 * size.
 */
export function directionTo(across: number, down: number): number {
	return degreesOfPlace(across * WIDTH - VERTEX.x, VERTEX.y - down * HEIGHT);
}

/** The mark of the protractor in a direction; beyond its straight edge the nearer end. */
export function markTowards(turn: number, direction: number): number {
	const past = (((direction - turn) % 360) + 360) % 360;
	return past > 270 ? 0 : Math.min(180, past);
}

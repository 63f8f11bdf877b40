import type { Figure } from "../../question/question.ts";
import { degreesOf } from "./angle.ts";
import type { Angle } from "./settings.ts";

/** In units of the drawing: its size, the vertex, the length of the sides, and the rim of the protractor. */
const [WIDTH, HEIGHT] = [480, 262];
export const VERTEX = { x: 240, y: 232 };
const SIDE = 212;
export const RIM = 194;

/** The angle with its alt text, opened as in the entry; for paper and review. */
export function angleFigure(angle: Angle, made: { entry: string } | null): Figure {
	const degrees = made === null ? null : degreesOf(angle, made.entry);
	const alt = degrees === null ? "One side of an angle." : `An angle of ${degrees}°.`;
	return { svg: anglePicture(angle, degrees), alt };
}

/** The sides, and the protractor if there is one; only the lower side if `degrees` is null. */
export function anglePicture({ step, has_protractor }: Angle, degrees: number | null): string {
	const body = [
		has_protractor ? protractorBody(step) : "",
		degrees === null || degrees === 0 ? "" : opening(degrees),
		arm(0, "var(--ink)"),
		degrees === null ? "" : arm(degrees, "var(--fig-lilac)"),
		has_protractor ? protractorNumbers() : "",
		`<circle cx="${VERTEX.x}" cy="${VERTEX.y}" r="6" fill="var(--ink)"/>`,
	];
	return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>`;
}

/** The end of the rotating side, in percent of the drawing's width and height. */
export function tipAt(degrees: number): { left: number; top: number } {
	const [x, y] = around(degrees, SIDE);
	return { left: (x / WIDTH) * 100, top: (y / HEIGHT) * 100 };
}

/** The opening of the angle toward a position, given as fractions of the drawing's width and height. */
export function degreesTowards(across: number, down: number): number {
	const [right, up] = [across * WIDTH - VERTEX.x, VERTEX.y - down * HEIGHT];
	if (up < 0) return right < 0 ? 180 : 0;
	return degreesOfPlace(right, up);
}

/** The direction of a position from the vertex, from -180 to 180 degrees. */
export function degreesOfPlace(right: number, up: number): number {
	return (Math.atan2(up, right) * 180) / Math.PI;
}

/** A protractor with its straight edge on the base line, without its numbers. */
export function protractorBody(step: number): string {
	const ends = [around(180, RIM), around(0, RIM)].map(said);
	const body = `<path d="M${ends[0]}A${RIM} ${RIM} 0 0 1 ${ends[1]}Z" fill="var(--fig-sky)" fill-opacity="0.12" stroke="var(--border-strong)" stroke-width="2"/>`;
	const every = step < 5 ? 1 : 5;
	const ticks = Array.from({ length: 180 / every + 1 }, (_, at) => tick(at * every));
	return [body, ...ticks].join("");
}

/** The numbers of a protractor, drawn last: a side of the angle that crosses one leaves it readable. */
export function protractorNumbers(): string {
	const numbers = Array.from({ length: 7 }, (_, at) => at * 30).flatMap((degrees) => [
		number(degrees, degrees, RIM - 34),
		number(180 - degrees, degrees, RIM - 71),
	]);
	return numbers.join("");
}

function tick(degrees: number): string {
	const [length, width] = degrees % 10 === 0 ? [15, 2] : degrees % 5 === 0 ? [10, 1.5] : [6, 1];
	return stroke(around(degrees, RIM), around(degrees, RIM - length), "var(--ink-2)", width);
}

function number(value: number, degrees: number, far: number): string {
	const [x, y] = around(degrees, far);
	// Those on the base line are above it.
	const lift = degrees % 180 === 0 ? 4 : -6;
	return `<text x="${round(x)}" y="${round(y - lift)}" text-anchor="middle" font-size="20" font-weight="600" fill="var(--ink)" stroke="var(--surface-2)" stroke-width="5" paint-order="stroke">${value}</text>`;
}

function opening(degrees: number): string {
	const [from, to] = [around(0, 44), around(degrees, 44)];
	return `<path d="M${said(from)}A44 44 0 0 0 ${said(to)}" stroke="var(--fig-lilac)" stroke-width="4" fill="none"/>`;
}

/** One side of an angle. */
export function arm(degrees: number, ink: string): string {
	return stroke([VERTEX.x, VERTEX.y], around(degrees, SIDE), ink, 5);
}

type Place = readonly [x: number, y: number];

/** A place around the vertex. */
export function around(degrees: number, far: number): Place {
	const turn = (degrees * Math.PI) / 180;
	return [VERTEX.x + far * Math.cos(turn), VERTEX.y - far * Math.sin(turn)];
}

function stroke(from: Place, to: Place, ink: string, width: number): string {
	return `<path d="M${said(from)}L${said(to)}" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
}

function said(place: Place): string {
	return place.map(round).join(" ");
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}

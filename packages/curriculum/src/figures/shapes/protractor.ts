import type { FigureColour } from "../svg.ts";
import { line, paint, round, svg } from "../svg.ts";

// Only as wide as needed, so that its numbers are readable on a phone.
const WIDTH = 436;
const RADIUS = 208;
const [CENTER, BASE] = [WIDTH / 2, 222];

/** A point on the protractor, at that distance from its center. */
function at(degrees: number, radius: number): [number, number] {
	const angle = (degrees * Math.PI) / 180;
	return [CENTER + radius * Math.cos(angle), BASE - radius * Math.sin(angle)];
}

/** The marks and the numbers are the same on every protractor. */
const TICKS = Array.from({ length: 181 }, (_, degrees) => {
	const length = degrees % 10 === 0 ? 17 : degrees % 5 === 0 ? 13 : 8;
	return line(at(degrees, RADIUS), at(degrees, RADIUS - length), "var(--ink-2)", degrees % 10 === 0 ? 2 : 1);
}).join("");
/** Few and upright, so that they are large enough for a phone. */
const NUMBERS = Array.from({ length: 7 }, (_, at_thirty) => {
	const degrees = at_thirty * 30;
	const outer = numberAt(at(degrees, RADIUS - 38), 180 - degrees, 'font-weight="600" fill="var(--ink)"');
	return outer + numberAt(at(degrees, RADIUS - 80), degrees, 'fill="var(--ink-2)"');
}).join("");

/**
 * A half-circle protractor with two rows of numbers, and an angle on it. The outer numbers increase from the left, the
 * inner ones from the right. Arms are given in degrees of the inner row.
 */
export function protractor(arms: readonly [number, number], colour: FigureColour): string {
	const [low, high] = [Math.min(...arms), Math.max(...arms)];
	const [from, to] = [at(low, 56), at(high, 56)];
	const wedge = `M${CENTER} ${BASE}L${round(from[0])} ${round(from[1])}A56 56 0 0 0 ${round(to[0])} ${round(to[1])}Z`;
	return svg(
		WIDTH,
		BASE + 34,
		`<path d="M${CENTER - RADIUS - 8} ${BASE + 22}V${BASE}A${RADIUS + 8} ${RADIUS + 8} 0 0 1 ${CENTER + RADIUS + 8} ${BASE}V${BASE + 22}Z" fill="var(--surface-3)" stroke="var(--border-strong)" stroke-width="2"/>`,
		TICKS,
		`<path d="${wedge}" fill="${paint(colour)}" fill-opacity="0.5"/>`,
		...arms.map((degrees) => line([CENTER, BASE], at(degrees, RADIUS + 4), paint(colour), 3)),
		// Numbers are above the arms, each with a halo, so that an arm never hides one.
		NUMBERS,
		`<circle cx="${CENTER}" cy="${BASE}" r="6" fill="var(--ink)"/>`,
	);
}

/** On the base line a number is above it. */
function numberAt([x, y]: [number, number], number: number, look: string): string {
	const baseline = Math.abs(y - BASE) < 1 ? y - 5 : y + 7;
	return `<text x="${round(x)}" y="${round(baseline)}" text-anchor="middle" font-size="20" ${look} stroke="var(--surface-3)" stroke-width="4" paint-order="stroke">${number}</text>`;
}

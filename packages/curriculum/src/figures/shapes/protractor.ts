import type { FigureColour } from "../svg.ts";
import { line, paint, round, svg } from "../svg.ts";

// Only as wide as needed, so that its numbers are readable on a phone.
const WIDTH = 440;
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
const NUMBERS = Array.from({ length: 19 }, (_, ten) => {
	const degrees = ten * 10;
	return `${turnedText(at(degrees, RADIUS - 30), 180 - degrees, degrees, 16)}${turnedText(at(degrees, RADIUS - 54), degrees, degrees, 13)}`;
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

/** A number whose top points toward the rim. */
function turnedText([x, y]: [number, number], number: number, degrees: number, size: number): string {
	const place = `${round(x)} ${round(y)}`;
	return `<text x="${round(x)}" y="${round(y + size / 3)}" text-anchor="middle" font-size="${size}" fill="var(--ink)" stroke="var(--surface-3)" stroke-width="3.5" paint-order="stroke" transform="rotate(${90 - degrees} ${place})">${number}</text>`;
}

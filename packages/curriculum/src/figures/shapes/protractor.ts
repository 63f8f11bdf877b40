import type { FigureColor } from "../svg.ts";
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
/** The rows of numbers, from the center. */
const [OUTER, INNER] = [RADIUS - 31, RADIUS - 56];
/** Along the arc, as on a protractor of plastic: so each ten degrees have a number that is large enough for a phone. */
const NUMBERS = Array.from({ length: 19 }, (_, at_ten) => {
	const degrees = at_ten * 10;
	const outer = numberAt(degrees, OUTER, 180 - degrees, 'font-size="16" font-weight="600" fill="var(--ink)"');
	return outer + numberAt(degrees, INNER, degrees, 'font-size="15.2" fill="var(--ink-2)"');
}).join("");

/**
 * A half-circle protractor with two rows of numbers, and an angle on it. The outer numbers increase from the left, the
 * inner ones from the right. Arms are given in degrees of the inner row.
 */
export function protractor(arms: readonly [number, number], color: FigureColor): string {
	const [low, high] = [Math.min(...arms), Math.max(...arms)];
	const [from, to] = [at(low, 56), at(high, 56)];
	const wedge = `M${CENTER} ${BASE}L${round(from[0])} ${round(from[1])}A56 56 0 0 0 ${round(to[0])} ${round(to[1])}Z`;
	return svg(
		WIDTH,
		BASE + 34,
		`<path d="M${CENTER - RADIUS - 8} ${BASE + 22}V${BASE}A${RADIUS + 8} ${RADIUS + 8} 0 0 1 ${CENTER + RADIUS + 8} ${BASE}V${BASE + 22}Z" fill="var(--surface-3)" stroke="var(--border-strong)" stroke-width="2"/>`,
		TICKS,
		`<path d="${wedge}" fill="${paint(color)}" fill-opacity="0.5"/>`,
		...arms.map((degrees) => arm(degrees, paint(color))),
		// Numbers are above the arms, each with a halo, so that an arm never hides one.
		NUMBERS,
		`<circle cx="${CENTER}" cy="${BASE}" r="6" fill="var(--ink)"/>`,
	);
}

/** Thin where it passes the numbers, so that it never strikes one through; none are on the base line. */
function arm(degrees: number, ink: string): string {
	const [center, tip] = [at(0, 0), at(degrees, RADIUS + 6)];
	const thin = line(center, tip, ink, 1);
	if (degrees % 180 === 0) return thin + line(center, tip, ink, 3);
	return [
		thin,
		line(center, at(degrees, INNER - 12), ink, 3),
		line(at(degrees, RADIUS - 17), tip, ink, 3),
	].join("");
}

/** Those of the base line are below it, where no arm is. */
function numberAt(degrees: number, radius: number, number: number, look: string): string {
	const isOnBase = degrees % 180 === 0;
	const [x, y] = isOnBase ? at(degrees, radius) : at(degrees, radius - 6);
	const place = isOnBase
		? `x="${round(x)}" y="${round(y + 18)}"`
		: `x="${round(x)}" y="${round(y)}" transform="rotate(${90 - degrees} ${round(x)} ${round(y)})"`;
	return `<text ${place} text-anchor="middle" letter-spacing="-1" ${look} stroke="var(--surface-3)" stroke-width="4" paint-order="stroke">${number}</text>`;
}

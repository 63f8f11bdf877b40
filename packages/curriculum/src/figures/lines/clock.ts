import { line, placeOn, round, svg } from "../svg.ts";

const CENTER = 120;
const RADIUS = 112;

/** The rim, minute marks and numbers of a clock, which are the same on every clock. */
const FACE = face().join("");

function face(): string[] {
	const marks = Array.from({ length: 60 }, (_, mark) => {
		const is_five = mark % 5 === 0;
		return line(
			at(mark / 60, RADIUS - (is_five ? 12 : 6)),
			at(mark / 60, RADIUS - 2),
			"var(--ink-2)",
			is_five ? 3 : 1.5,
		);
	});
	const numbers = Array.from({ length: 12 }, (_, number) => {
		const [x, y] = at((number + 1) / 12, RADIUS - 28);
		return `<text x="${round(x)}" y="${round(y + 7)}" text-anchor="middle" font-size="20" fill="var(--ink)">${number + 1}</text>`;
	});
	return [
		`<circle cx="${CENTER}" cy="${CENTER}" r="${RADIUS}" fill="var(--surface-3)" stroke="var(--border-strong)" stroke-width="4"/>`,
		...marks,
		...numbers,
	];
}

/** A point at this fraction of a full turn from the 12. */
function at(turn: number, radius: number): [number, number] {
	return [CENTER + radius * Math.sin(2 * Math.PI * turn), CENTER - radius * Math.cos(2 * Math.PI * turn)];
}

/** A clock with numbers, minute marks and two hands: the short thick hour hand, the long thin minute hand. */
export function clock(hour: number, minute: number): string {
	// Both hands end before the numbers, which would be hard to read under them.
	return svg(
		2 * CENTER,
		2 * CENTER,
		FACE,
		line([CENTER, CENTER], at(((hour % 12) + minute / 60) / 12, 46), "var(--ink)", 8),
		line([CENTER, CENTER], at(minute / 60, 70), "var(--fig-coral)", 5),
		`<circle cx="${CENTER}" cy="${CENTER}" r="7" fill="var(--ink)"/>`,
	);
}

const ROOM = 62;

/** A face without hands, with boxes outside some of its numbers: where each box is, and its mark on the rim. */
export function clockWithBoxes(marks: readonly number[]) {
	const size = 2 * (CENTER + ROOM);
	const places = marks.map((mark) => {
		const turn = 2 * Math.PI * (mark / 12);
		const spot = (far: number) =>
			placeOn(size, size, [size / 2 + far * Math.sin(turn), size / 2 - far * Math.cos(turn)]);
		return { place: spot(RADIUS + ROOM * 0.6), part: spot(RADIUS) };
	});
	return { svg: svg(size, size, `<g transform="translate(${ROOM} ${ROOM})">${FACE}</g>`), places };
}

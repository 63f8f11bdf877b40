import { line, round, svg } from "./svg.ts";

const CENTER = 120;
const RADIUS = 112;

/** A clock with numbers, minute marks and two hands: the short thick one for hours, the long thin one for minutes. */
export function clock(hour: number, minute: number): string {
	const at = (turn: number, radius: number): [number, number] => [
		CENTER + radius * Math.sin(2 * Math.PI * turn),
		CENTER - radius * Math.cos(2 * Math.PI * turn),
	];
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
	return svg(
		2 * CENTER,
		2 * CENTER,
		`<circle cx="${CENTER}" cy="${CENTER}" r="${RADIUS}" fill="var(--surface-3)" stroke="var(--border-strong)" stroke-width="4"/>`,
		...marks,
		...numbers,
		line([CENTER, CENTER], at(((hour % 12) + minute / 60) / 12, 54), "var(--ink)", 8),
		line([CENTER, CENTER], at(minute / 60, 88), "var(--fig-coral)", 5),
		`<circle cx="${CENTER}" cy="${CENTER}" r="7" fill="var(--ink)"/>`,
	);
}

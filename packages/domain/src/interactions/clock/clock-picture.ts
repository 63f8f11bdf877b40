import type { Figure } from "../../question/question.ts";
import { type ClockTime, entryOf, timeOf, turnsOf } from "./clock.ts";
import type { Clock } from "./settings.ts";

/** In units of the drawing. */
const CENTER = 120;
const RIM = 112;

/**
 * From the center to the tips of the hands, in percent of the drawing's width: a grip there must not cover a number.
 */
export const LONG_HAND = 28;
export const SHORT_HAND = 16;

/** The face with its alt text, and its hands if the entry is a time; for paper and review. */
export function clockFigure(clock: Clock, made: { entry: string } | null): Figure {
	const time = made === null ? null : timeOf(clock, made.entry);
	const alt = time === null ? "A clock face without hands." : `A clock that shows ${entryOf(time)}.`;
	return { svg: clockPicture(time), alt };
}

/** The face with its hands; without them if `time` is null. */
export function clockPicture(time: ClockTime | null): string {
	const size = 2 * CENTER;
	const body = [
		`<circle cx="${CENTER}" cy="${CENTER}" r="${RIM}" fill="var(--surface-1)" stroke="var(--border-strong)" stroke-width="5"/>`,
		...Array.from({ length: 60 }, (_, minute) => mark(minute)),
		...Array.from({ length: 12 }, (_, at) => number(at + 1)),
		time === null ? "" : hands(time),
		`<circle cx="${CENTER}" cy="${CENTER}" r="7" fill="var(--ink)"/>`,
	];
	return `<svg viewBox="0 0 ${size} ${size}" xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>`;
}

function hands(time: ClockTime): string {
	const { long, short } = turnsOf(time);
	const reach = (hundredths: number) => (hundredths / 100) * 2 * CENTER;
	return (
		stroke([CENTER, CENTER], around(short, reach(SHORT_HAND)), "var(--ink)", 9) +
		stroke([CENTER, CENTER], around(long, reach(LONG_HAND)), "var(--fig-lilac)", 6)
	);
}

function mark(minute: number): string {
	const is_five = minute % 5 === 0;
	const [from, to] = [around(minute / 60, RIM - (is_five ? 13 : 9)), around(minute / 60, RIM - 4)];
	return stroke(from, to, "var(--ink-2)", is_five ? 3 : 1.5);
}

function number(hour: number): string {
	const [x, y] = around(hour / 12, RIM - 25);
	return `<text x="${round(x)}" y="${round(y + 7)}" text-anchor="middle" font-size="20" font-weight="600" fill="var(--ink)">${hour}</text>`;
}

type Place = readonly [x: number, y: number];

/** A position at a fraction of a full turn from the 12. */
function around(turn: number, far: number): Place {
	const angle = 2 * Math.PI * turn;
	return [CENTER + far * Math.sin(angle), CENTER - far * Math.cos(angle)];
}

function stroke([x1, y1]: Place, [x2, y2]: Place, ink: string, width: number): string {
	return `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}

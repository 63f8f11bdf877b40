import type { Figure } from "../../question/question.ts";
import { withCommas } from "../../question/text/with-commas.ts";
import { AXIS, linePicture, placeOn, WIDTH } from "../number-line/number-line-picture.ts";
import { endOf, type Landings, lineOf } from "./jumps.ts";
import type { Jumps } from "./settings.ts";

/**
 * In units of the drawing: the space above the line for the arcs, and for the grip below it; and the line's own
 * height.
 */
const ARCS = 84;
const GRIP = 22;
const LINE = 96 + GRIP;
const SHORTEST_ARC = 16;
/** The tips of jumps shorter than this would run into one another. */
const SHORTEST_WITH_TIP = 24;

/** The line with its alt text, and one jump from the start to the end of an entry; for paper and review. */
export function jumpsFigure(jumps: Jumps, made: { entry: string } | null): Figure {
	const [from, to, start] = [jumps.from, jumps.to, jumps.start].map(withCommas);
	const end = made === null ? null : endOf(jumps, made.entry);
	const line = `A number line from ${from} to ${to}.`;
	return {
		svg: jumpsPicture(jumps, end === null ? [] : [end]),
		alt:
			end === null ? `${line} The jumps begin at ${start}.` : `${line} From ${start} to ${withCommas(end)}.`,
	};
}

/** The line with an arc for each jump. */
export function jumpsPicture(jumps: Jumps, landings: Landings): string {
	const stops = [jumps.start, ...landings];
	const arcs = landings.map((to, at) => arc(jumps, stops[at] ?? to, to));
	const drawn = [start(jumps), ...arcs].join("");
	// The arcs need space above the line.
	return linePicture(lineOf(jumps), drawn, GRIP).replace(
		/viewBox="[^"]*"/,
		`viewBox="0 ${-ARCS} ${WIDTH} ${ARCS + LINE}"`,
	);
}

/** The position of a number on the drawing, in percent of its width and height. */
export function placeOfNumber(jumps: Jumps, number: number): { left: number; top: number } {
	return { left: (xOf(jumps, number) / WIDTH) * 100, top: ((ARCS + AXIS) / (ARCS + LINE)) * 100 };
}

/** The number at a fraction of the way from the left edge of the drawing. */
export function numberAt(jumps: Jumps, across: number): number {
	const [first, last] = [xOf(jumps, jumps.from), xOf(jumps, jumps.to)];
	return jumps.from + ((across * WIDTH - first) / (last - first)) * (jumps.to - jumps.from);
}

function xOf(jumps: Jumps, number: number): number {
	const line = lineOf(jumps);
	return placeOn(line, ((number - jumps.from) / (jumps.to - jumps.from)) * line.steps);
}

function start(jumps: Jumps): string {
	return `<circle cx="${xOf(jumps, jumps.start)}" cy="${AXIS}" r="10" fill="var(--surface-2)" stroke="var(--ink-2)" stroke-width="4"/>`;
}

/** Higher for a longer jump, with a tip where it lands unless it is very short. */
function arc(jumps: Jumps, from: number, to: number): string {
	const [a, b] = [xOf(jumps, from), xOf(jumps, to)];
	const foot = AXIS - 18;
	const top = foot - Math.min(2 * (ARCS + foot - 8), Math.max(SHORTEST_ARC, Math.abs(b - a)) * 1.1);
	const way = b > a ? 1 : -1;
	const hasTip = Math.abs(b - a) >= SHORTEST_WITH_TIP;
	const tip = hasTip ? `M${b - way * 11} ${foot - 9}L${b} ${foot}L${b + way * 2} ${foot - 14}` : "";
	return `<path d="M${a} ${foot}Q${(a + b) / 2} ${top} ${b} ${foot}${tip}" stroke="var(--fig-lilac)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;
}

import { label, line, numeral, round, svg } from "../svg.ts";

interface EmptyLine {
	/** The smallest and the largest number on it. */
	ends: readonly [number, number];
	/** The start and the landings of the jumps. */
	stops: readonly number[];
	/** Text above the jumps, one fewer than the stops. */
	names: readonly string[];
	/** Text at the stops instead of their numbers. */
	written?: readonly string[];
}

const WIDTH = 430;
const AXIS = 104;
const MARGIN = 46;
/** The minimum width of a jump, so that its text fits; an open number line keeps the order, not the scale. */
const MIN_JUMP = 76;

/** An open number line: only the jumps and the numbers where they land. */
export function emptyLine({ ends, stops, names, written }: EmptyLine): string {
	const places = placesOf(ends, stops);
	const left = Math.min(0, ...places.map((place) => place - MARGIN));
	const width = Math.max(WIDTH, ...places.map((place) => place + MARGIN)) - left;
	const xOf = (at: number) => (places[at] ?? 0) - left;
	const arcs = names.map((name, at) => {
		const [a, b] = [xOf(at), xOf(at + 1)];
		const height = Math.min(56, Math.abs(b - a) / 3 + 20);
		return `<path d="M${round(a)} ${AXIS}Q${round((a + b) / 2)} ${round(AXIS - 1.7 * height)} ${round(b)} ${AXIS}" fill="none" stroke="var(--fig-coral)" stroke-width="3"/>${label((a + b) / 2, AXIS - height - 4, name, 23)}`;
	});
	const points = stops.map(
		(stop, at) =>
			`<circle cx="${round(xOf(at))}" cy="${AXIS}" r="8" fill="var(--fig-${at === stops.length - 1 ? "coral" : "sky"})"/>${label(xOf(at), AXIS + 40, written?.[at] ?? numeral(stop), 24)}`,
	);
	return svg(width, 156, line([8, AXIS], [width - 8, AXIS], "var(--ink-2)"), ...arcs, ...points);
}

/** The position of each stop: to scale if every jump is wide enough, else spread out, which may need more than the width. */
function placesOf([least, most]: readonly [number, number], stops: readonly number[]) {
	const [room, span] = [WIDTH - 2 * MARGIN, most - least || 1];
	const isForward = (stops.at(-1) ?? 0) >= (stops[0] ?? 0);
	const places = stops.map((stop) => MARGIN + ((stop - least) / span) * room);
	return places.reduce<number[]>((moved, place) => {
		const before = moved.at(-1);
		if (before === undefined) return [place];
		const next = isForward ? Math.max(place, before + MIN_JUMP) : Math.min(place, before - MIN_JUMP);
		return [...moved, next];
	}, []);
}

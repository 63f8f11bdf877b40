import type { FigureColor } from "../svg.ts";
import { label, line, paint, round, svg } from "../svg.ts";

type Spot = readonly [x: number, y: number];

interface FanPart {
	/** Start and end, in degrees counterclockwise from the right. */
	from: number;
	to: number;
	/** Text in the part; a question mark if it is asked for. */
	text: string;
	color: FigureColor;
}

interface Fan {
	parts: readonly FanPart[];
	/** Lengths of the arms from the first to the last; 190 by default. */
	lengths?: readonly number[];
	/** Rotates the whole drawing. */
	turn?: number;
	/** Marks the whole angle as a right angle with a small square. */
	has_square?: boolean;
}

const ARM = 190;
const ARC = 62;

/** Adjacent angles at one vertex. */
export function angleFan({ parts, lengths = [], turn = 0, has_square = false }: Fan): string {
	const at = (degrees: number, radius: number): Spot => {
		const angle = ((degrees + turn) * Math.PI) / 180;
		return [radius * Math.cos(angle), -radius * Math.sin(angle)];
	};
	const stops = [...new Set([parts[0]?.from ?? 0, ...parts.map(({ to }) => to)])];
	const full = stops.length > 2 && (stops.at(-1) ?? 0) - (stops[0] ?? 0) === 360;
	const ends = (full ? stops.slice(0, -1) : stops).map((degrees, place) =>
		at(degrees, lengths[place] ?? ARM),
	);
	const texts = parts.map(({ from, to, text }) => {
		const half = (to - from) / 2;
		// A narrow part has room for its number only near its outer end.
		const far = half >= 90 ? 74 : Math.min(150, Math.max(84, 27 / Math.sin((half * Math.PI) / 180)));
		return { spot: at(from + half, far), text };
	});
	const spots = [...ends, ...texts.map(({ spot }) => spot), [0, 0] as Spot];
	const [left, top] = [Math.min(...spots.map(([x]) => x)) - 34, Math.min(...spots.map(([, y]) => y)) - 24];
	const [right, bottom] = [
		Math.max(...spots.map(([x]) => x)) + 34,
		Math.max(...spots.map(([, y]) => y)) + 24,
	];
	const move = ([x, y]: Spot): [number, number] => [x - left, y - top];
	const middle = move([0, 0]);
	const wedges = parts.map(({ from, to, color }) => {
		const [start, end] = [move(at(from, ARC)), move(at(to, ARC))];
		const is_large = to - from > 180 ? 1 : 0;
		const path = `M${spot(middle)}L${spot(start)}A${ARC} ${ARC} 0 ${is_large} 0 ${spot(end)}Z`;
		return `<path d="${path}" fill="${paint(color)}" fill-opacity="0.45"/>`;
	});
	const [first = 0, last = 0] = [stops[0], stops.at(-1)];
	const corner = [at(first, 26), at((first + last) / 2, 26 * Math.SQRT2), at(last, 26)].map((one) =>
		spot(move(one)),
	);
	return svg(
		right - left,
		bottom - top,
		...wedges,
		has_square ? `<path d="M${corner.join("L")}" fill="none" stroke="var(--ink)" stroke-width="2.5"/>` : "",
		...ends.map((end) => line(middle, move(end), "var(--ink)", 4)),
		`<circle cx="${round(middle[0])}" cy="${round(middle[1])}" r="5" fill="var(--ink)"/>`,
		...texts.map(({ spot: place, text }) => label(move(place)[0], move(place)[1] + 7, text, 20)),
	);
}

function spot([x, y]: Spot): string {
	return `${round(x)} ${round(y)}`;
}

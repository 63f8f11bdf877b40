import type { FigureColor } from "../svg.ts";
import { label, line, paint, round, svg } from "../svg.ts";

type Spot = readonly [x: number, y: number];

interface Stroke {
	from: Spot;
	to: Spot;
	/** What is at each end: an arrow if it continues forever, a dot if it ends, or nothing. */
	ends: readonly [End, End];
	color: FigureColor;
	/** Names at the two ends, or one name at the end only. */
	names?: readonly [string, string];
}

type End = "arrow" | "dot" | "none";

/** Straight lines, rays and segments in a picture of that size. */
export function strokes(
	width: number,
	height: number,
	list: readonly Stroke[],
	marks: readonly string[] = [],
): string {
	return svg(
		width,
		height,
		...marks,
		...list.map(({ from, to, ends, color, names }) =>
			[
				line(from, to, paint(color), 4),
				end(from, to, ends[0], color),
				end(to, from, ends[1], color),
				...(names === undefined ? [] : [named(from, to, names[0]), named(to, from, names[1])]),
			].join(""),
		),
	);
}

/** A point, or a straight path through two named points that ends at none, one or both of them. */
export function namedPath(
	kind: "point" | "segment" | "ray" | "line",
	rise: number,
	color: FigureColor,
): string {
	const [width, height] = [440, 150 + rise];
	const spotAt = (share: number): Spot => [40 + share * 360, height - 40 - share * (rise + 40)];
	const dot = (share: number, text: string) => {
		const [x, y] = spotAt(share);
		return `<circle cx="${round(x)}" cy="${round(y)}" r="7" fill="${paint(color)}"/>${label(x, y - 18, text, 30)}`;
	};
	if (kind === "point") return svg(width, height, dot(0.5, "P"));
	const [start, stop] = kind === "segment" ? [0.08, 0.92] : kind === "ray" ? [0.1, 0.98] : [0.02, 0.98];
	const path: Stroke = {
		from: spotAt(start),
		to: spotAt(stop),
		ends: [kind === "line" ? "arrow" : "none", kind === "segment" ? "none" : "arrow"],
		color,
	};
	return svg(
		width,
		height,
		line(path.from, path.to, paint(color), 4),
		end(path.from, path.to, path.ends[0], color),
		end(path.to, path.from, path.ends[1], color),
		dot(kind === "line" ? 0.28 : start, "P"),
		dot(kind === "segment" ? stop : 0.68, "Q"),
	);
}

/** A square grid of thin lines behind a drawing. */
export function gridLines(columns: number, rows: number, step: number): string[] {
	const thin = (x1: number, y1: number, x2: number, y2: number) =>
		`<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="var(--border-strong)" stroke-opacity="0.45" stroke-width="1"/>`;
	const across = Array.from({ length: rows + 1 }, (_, at) => thin(0, at * step, columns * step, at * step));
	const down = Array.from({ length: columns + 1 }, (_, at) => thin(at * step, 0, at * step, rows * step));
	return [...across, ...down];
}

/** The end at `at`, coming from the other end. */
function end([x, y]: Spot, [other_x, other_y]: Spot, kind: End, color: FigureColor): string {
	if (kind === "none") return "";
	if (kind === "dot") return `<circle cx="${round(x)}" cy="${round(y)}" r="7" fill="${paint(color)}"/>`;
	const angle = Math.atan2(y - other_y, x - other_x);
	const tip = (turn: number, length: number) =>
		`${round(x + length * Math.cos(angle + turn))} ${round(y + length * Math.sin(angle + turn))}`;
	return `<path d="M${tip(0, 8)}L${tip(2.6, 16)}L${tip(-2.6, 16)}Z" fill="${paint(color)}"/>`;
}

function named([x, y]: Spot, [other_x, other_y]: Spot, text: string): string {
	if (text === "") return "";
	const [dx, dy] = [x - other_x, y - other_y];
	// Beside the end, so that names of lines above each other do not overlap; if it is steep, above or below it.
	const baseline = y + 26 * Math.sign(dy) + 10;
	if (Math.abs(dx) < Math.abs(dy) * 0.95 && baseline > 22) return label(x, baseline, text, 32);
	return label(x + 24 * Math.sign(dx), y + 10, text, 32);
}

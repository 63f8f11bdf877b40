import type { Figure } from "../question/question.ts";

/** The colors a figure may use; each theme of the page has its own values. */
export type DrawingColour = "sky" | "gold" | "mint" | "coral" | "lilac";

/** A point of a drawing: right and down from its top left. */
export type Point = readonly [x: number, y: number];

const INK = "var(--ink-2)";
const EDGE = "var(--border-strong)";

/** A complete figure of that size; it scales with its container. */
export function drawing(width: number, height: number, alt: string, ...parts: string[]): Figure {
	return {
		svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`,
		alt,
	};
}

/** A filled shape with straight sides. */
export function polygon(points: readonly Point[], colour: DrawingColour | null = "sky"): string {
	const corners = points.map((point) => point.map(tidy).join(",")).join(" ");
	const fill = colour === null ? `fill="none" stroke="${INK}"` : `${paint(colour)} stroke="${EDGE}"`;
	return `<polygon points="${corners}" ${fill} stroke-width="3" stroke-linejoin="round"/>`;
}

/** An upright rectangle. */
export function box([x, y]: Point, width: number, height: number, colour: DrawingColour | null): string {
	const fill = colour === null ? `fill="var(--surface-3)"` : paint(colour);
	return `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(width)}" height="${tidy(height)}" ${fill} stroke="${EDGE}" stroke-width="2"/>`;
}

/** A circle around a center; a dot if it is small. */
export function circle([x, y]: Point, radius: number, colour: DrawingColour | null = "sky"): string {
	const fill = colour === null ? `fill="var(--surface-3)"` : paint(colour);
	return `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${radius}" ${fill} stroke="${EDGE}" stroke-width="2"/>`;
}

/** A straight line, in ink or in a color. */
export function stroke(from: Point, to: Point, width = 3, colour: DrawingColour | null = null): string {
	const [[x1, y1], [x2, y2]] = [from.map(tidy), to.map(tidy)];
	const ink = colour === null ? INK : `var(--fig-${colour})`;
	return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** A line through several points. */
export function path(points: readonly Point[], colour: DrawingColour | null = null): string {
	const corners = points.map((point) => point.map(tidy).join(",")).join(" ");
	const ink = colour === null ? INK : `var(--fig-${colour})`;
	return `<polyline points="${corners}" fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** A word or number centered on its point. */
export function word([x, y]: Point, text: string, size = 20): string {
	return `<text x="${tidy(x)}" y="${tidy(y + size * 0.35)}" text-anchor="middle" font-size="${size}" fill="${INK}">${text}</text>`;
}

/** A number line drawn to scale from the first to the last of its marks; `names` label some of them. */
export function numberLine(
	{ left, right, y }: { left: number; right: number; y: number },
	steps: number,
	names: Readonly<Record<number, string>>,
): string {
	const at = (step: number) => left + ((right - left) * step) / steps;
	const marks = Array.from({ length: steps + 1 }, (_, step) => {
		const half = names[step] === undefined ? 9 : 14;
		return stroke([at(step), y - half], [at(step), y + half]);
	});
	const words = Object.entries(names).map(([step, name]) => word([at(Number(step)), y + 34], name));
	return [stroke([left - 16, y], [right + 16, y]), ...marks, ...words].join("");
}

/** An arrowhead with its tip at the point, pointing up or down. */
export function arrow([x, y]: Point, direction: "up" | "down", colour: DrawingColour): string {
	const back = direction === "up" ? 1 : -1;
	return polygon(
		[
			[x, y],
			[x - 9, y + 16 * back],
			[x + 9, y + 16 * back],
		],
		colour,
	);
}

/** The corners of a shape whose sides are all equal, the first at the top. */
export function regular(corners: number, [x, y]: Point, radius: number): Point[] {
	return Array.from({ length: corners }, (_, at): Point => {
		const turn = (2 * Math.PI * at) / corners;
		return [x + radius * Math.sin(turn), y - radius * Math.cos(turn)];
	});
}

/** Points of an arc, from one angle to another, in degrees counterclockwise from the right. */
export function arc(centre: Point, radius: number, [from, to]: readonly [number, number]): Point[] {
	const steps = 12;
	return Array.from({ length: steps + 1 }, (_, at) =>
		onCircle(centre, radius, from + ((to - from) * at) / steps),
	);
}

/** The point of a circle at an angle, in degrees counterclockwise from the right. */
export function onCircle([x, y]: Point, radius: number, degrees: number): Point {
	const turn = (degrees * Math.PI) / 180;
	return [x + radius * Math.cos(turn), y - radius * Math.sin(turn)];
}

/** A ruler that starts at a point, this many inches long, with a mark at every quarter inch. */
export function ruler([x, y]: Point, inch: number, inches: number): string[] {
	const marks = Array.from({ length: inches * 4 + 1 }, (_, at) => {
		const length = at % 4 === 0 ? 40 : at % 2 === 0 ? 28 : 18;
		return stroke([x + (at * inch) / 4, y], [x + (at * inch) / 4, y + length], 2);
	});
	const names = Array.from({ length: inches + 1 }, (_, at) => word([x + at * inch, y + 60], `${at}`));
	return [box([x - 15, y], inches * inch + 30, 85, null), ...marks, ...names];
}

function paint(colour: DrawingColour): string {
	return `fill="var(--fig-${colour})"`;
}

/** Two decimals are finer than any screen shows. */
function tidy(number: number): number {
	return Math.round(number * 100) / 100;
}

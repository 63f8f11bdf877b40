import type { FigureColour } from "../svg.ts";
import { label, line, paint, placeOn, round, svg } from "../svg.ts";

export type Corner = readonly [x: number, y: number];

export interface FlatShape {
	/** Corners of each part, clockwise on screen, y down. */
	parts: readonly { corners: readonly Corner[]; colour?: FigureColour }[];
	/** Text beside a segment, on its left when walking from its start to its end. */
	labels: readonly { from: Corner; to: Corner; text: string; is_dashed?: boolean }[];
	/** Right angles by their vertex and the directions of their legs. */
	right_angles?: readonly { at: Corner; toward: readonly [Corner, Corner] }[];
	width?: number;
}

const MARGIN = 58;

/** The mapping from shape to picture coordinates, and the picture's size. */
function layoutOf({ parts, labels, width = 440 }: FlatShape) {
	const all = [...parts.flatMap(({ corners }) => corners), ...labels.flatMap(({ from, to }) => [from, to])];
	const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
	const scale = Math.min((width - 2 * MARGIN) / wide, 160 / high);
	return {
		at: ([x, y]: Corner): [number, number] => [MARGIN + (x - left) * scale, 40 + (y - top) * scale],
		size: [2 * MARGIN + wide * scale, 80 + high * scale] as const,
	};
}

/** A point of the shape in percent of its picture, for a box. */
export function placeInShape(shape: FlatShape, corner: Corner): [number, number] {
	const { at, size } = layoutOf(shape);
	return placeOn(...size, at(corner));
}

/** One or more polygons with text beside their sides, dashed heights and right-angle marks. */
export function flatShape(shape: FlatShape): string {
	const { parts, labels, right_angles = [] } = shape;
	const { at, size } = layoutOf(shape);
	const shapes = parts.map(
		({ corners, colour = "sky" }) =>
			`<polygon points="${corners.map((corner) => at(corner).map(round).join(",")).join(" ")}" fill="${paint(colour)}" fill-opacity="0.3" stroke="${paint(colour)}" stroke-width="3" stroke-linejoin="round"/>`,
	);
	const marks = right_angles.map(({ at: corner, toward }) => {
		const [x, y] = at(corner);
		const [one, other] = toward.map((end) => {
			const [ex, ey] = at(end);
			const length = Math.hypot(ex - x, ey - y) || 1;
			return [((ex - x) / length) * 13, ((ey - y) / length) * 13] as const;
		}) as [readonly [number, number], readonly [number, number]];
		const points = [
			[x + one[0], y + one[1]],
			[x + one[0] + other[0], y + one[1] + other[1]],
			[x + other[0], y + other[1]],
		];
		return `<polyline points="${points.map((point) => point.map(round).join(",")).join(" ")}" fill="none" stroke="var(--ink-2)" stroke-width="1.5"/>`;
	});
	const words = labels.flatMap(({ from, to, text, is_dashed }) => [
		...(is_dashed === true
			? [line(at(from), at(to), "var(--ink-2)", 2).replace("/>", ' stroke-dasharray="6 6"/>')]
			: []),
		...(text === "" ? [] : [wordsBeside(at(from), at(to), text)]),
	]);
	return svg(...size, ...shapes, ...marks, ...words);
}

/** Text on the left of a segment, on a background that keeps it readable. */
function wordsBeside(from: readonly [number, number], to: readonly [number, number], text: string): string {
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
	const length = Math.hypot(dx, dy) || 1;
	const half = 4.6 * text.length + 4;
	const gap = 14 + (Math.abs(dy) / length) * (half - 4);
	const [x, y] = [(from[0] + to[0]) / 2 + (gap * dy) / length, (from[1] + to[1]) / 2 - (gap * dx) / length];
	const plate = `<rect x="${round(x - half)}" y="${round(y - 11)}" width="${round(2 * half)}" height="22" rx="6" fill="var(--surface-2)"/>`;
	return `${plate}${label(x, y + 6, text, 17)}`;
}

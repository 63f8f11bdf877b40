import type { FigureColor } from "../svg.ts";
import { line, paint, placeOn, round, svg } from "../svg.ts";
import { type Stretch, wordsBeside, wordsClearOf } from "./words-beside.ts";

export type Corner = readonly [x: number, y: number];

export interface FlatShape {
	/** Corners of each part, clockwise on screen, y down. */
	parts: readonly { corners: readonly Corner[]; color?: FigureColor }[];
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
		({ corners, color = "sky" }) =>
			`<polygon points="${corners.map((corner) => at(corner).map(round).join(",")).join(" ")}" fill="${paint(color)}" fill-opacity="0.3" stroke="${paint(color)}" stroke-width="3" stroke-linejoin="round"/>`,
	);
	const drawn = parts.flatMap(({ corners }) =>
		corners.map(
			(corner, place): Stretch => [at(corner), at(corners[(place + 1) % corners.length] ?? corner)],
		),
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
		...(text === ""
			? []
			: [
					is_dashed === true
						? wordsClearOf(drawn, [at(from), at(to)], text)
						: wordsBeside([at(from), at(to)], text),
				]),
	]);
	return svg(...size, ...shapes, ...marks, ...words);
}

import type { FigureColor } from "../svg.ts";
import { cornersOf, isStacked, line, paint, round, svg, valueLabel } from "../svg.ts";

type Corner = readonly [x: number, y: number];

interface Prism {
	/** The front face, clockwise on screen, y down. */
	face: readonly Corner[];
	depth: number;
	/** Text beside an edge of the front face, by the edge's number (0 is the edge from corner 0 to corner 1). */
	edge_labels: Readonly<Record<number, string>>;
	/** The same, beside the equal edge of the back face: clear of the sides that are seen. */
	back_labels?: Readonly<Record<number, string>>;
	/** Text beside the edge that goes back from a corner of the front face. */
	depth_label: { corner: number; text: string };
	/** An extra dashed segment on the front face, with its text: a height. */
	inner?: { from: Corner; to: Corner; text: string };
	color: FigureColor;
}

const WIDTH = 440;
/** Of the drawing without margins. */
const HEIGHT = 150;
const MARGIN = 90;

/** A right prism lying on its side: the front face, and the visible parts of the other faces. */
export function prism({
	face,
	depth,
	edge_labels,
	back_labels = {},
	depth_label,
	inner,
	color,
}: Prism): string {
	const [back_x, back_y] = [depth * 0.55, -depth * 0.4];
	const all = face.flatMap(([x, y]) => [
		[x, y],
		[x + back_x, y + back_y],
	]);
	const [xs, ys] = [all.map(([x = 0]) => x), all.map(([, y = 0]) => y)];
	const [least_x, least_y] = [Math.min(...xs), Math.min(...ys)];
	const scale = Math.min(
		(WIDTH - 2 * MARGIN) / (Math.max(...xs) - least_x),
		HEIGHT / (Math.max(...ys) - least_y),
	);
	const at = ([x, y]: Corner): [number, number] => [
		MARGIN + (x - least_x) * scale,
		40 + (y - least_y) * scale,
	];
	const behind = ([x, y]: Corner): Corner => [x + back_x, y + back_y];
	const edges = face.map((from, index) => [from, face[(index + 1) % face.length] as Corner] as const);
	const sides = edges
		// Visible faces are those whose outer side faces the direction of the depth.
		.filter(([from, to]) => (to[1] - from[1]) * back_x - (to[0] - from[0]) * back_y > 0)
		.map(([from, to], index) =>
			shape([from, to, behind(to), behind(from)].map(at), color, index % 2 === 0 ? 0.14 : 0.28),
		);
	const wordsOf = (labels: Readonly<Record<number, string>>, place: (corner: Corner) => [number, number]) =>
		Object.entries(labels).map(([index, text]) => {
			const [from, to] = edges[Number(index)] ?? [face[0] as Corner, face[0] as Corner];
			return beside(place(from), place(to), text);
		});
	const corner = face[depth_label.corner] as Corner;
	return svg(
		2 * MARGIN + (Math.max(...xs) - least_x) * scale,
		80 + (Math.max(...ys) - least_y) * scale,
		...sides,
		shape(face.map(at), color, 0),
		...wordsOf(edge_labels, at),
		...wordsOf(back_labels, (corner) => at(behind(corner))),
		beside(at(behind(corner)), at(corner), depth_label.text),
		...(inner === undefined
			? []
			: [
					line(at(inner.from), at(inner.to), "var(--ink-2)", 2).replace("/>", ' stroke-dasharray="6 6"/>'),
					beside(at(inner.from), at(inner.to), inner.text),
				]),
	);
}

/** The drawn depth of a prism: true to its length, but its labeled front face stays large enough to read. */
export function shownDepth(length: number, base: number): number {
	return Math.min(Math.max(length, base * 0.5), base * 0.8);
}

function shape(corners: [number, number][], color: FigureColor, shade: number): string {
	const points = cornersOf(corners);
	const body = `<polygon points="${points}" fill="${paint(color)}" stroke="var(--surface-2)" stroke-width="3" stroke-linejoin="round"/>`;
	return shade === 0
		? body
		: `${body}<polygon points="${points}" fill="var(--ink)" fill-opacity="${shade}"/>`;
}

/**
 * Text beside a segment, on its outer side for a clockwise path, on a background that keeps it readable over any face.
 */
function beside(from: readonly [number, number], to: readonly [number, number], text: string): string {
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
	const length = Math.hypot(dx, dy) || 1;
	const half = 4.6 * text.length + 5;
	// Text is wide, so vertical edges need more room.
	const gap = (isStacked(text) ? 23 : 13) + (Math.abs(dy) / length) * (half - 4);
	const [x, y] = [(from[0] + to[0]) / 2 + (gap * dy) / length, (from[1] + to[1]) / 2 - (gap * dx) / length];
	const high = isStacked(text) ? 20 : 12;
	const plate = `<rect x="${round(x - half)}" y="${round(y - high)}" width="${round(2 * half)}" height="${2 * high}" rx="6" fill="var(--surface-2)"/>`;
	return `${plate}${valueLabel(x, y + 6, text, 17)}`;
}

import { clearNumbers } from "./axis-numbers.ts";
import type { Stroke } from "./free-place.ts";
import { crossings } from "./free-place.ts";
import type { Grid } from "./plane-frame.ts";
import { frameOf, wordsAlong } from "./plane-frame.ts";
import { dotsOf, namesOf } from "./plane-points.ts";
import { PlaneText } from "./plane-text.ts";
import { namesInside } from "./polygon-names.ts";
import type { FigureColor } from "../svg.ts";
import { cornersOf, openLine, paint, placeOn, svg } from "../svg.ts";

export type PlanePoint = readonly [x: number, y: number];

interface Segment {
	from: PlanePoint;
	to: PlanePoint;
	color?: FigureColor;
	is_dashed?: boolean;
}

export interface Plane extends Grid {
	points?: readonly { at: PlanePoint; name?: string; color?: FigureColor }[];
	/** Segments from one point to another. */
	segments?: readonly Segment[];
	/** The name is in the center. */
	polygons?: readonly { corners: readonly PlanePoint[]; color: FigureColor; name?: string }[];
}

/** A coordinate plane with numbered axes, points, segments and polygons. */
export function coordinatePlane(plane: Plane): string {
	const { points = [], segments = [], polygons = [] } = plane;
	const frame = frameOf(plane);
	const { at, letters } = frame;
	const outlines = polygons.map(({ corners, color, name }) => ({ corners: corners.map(at), color, name }));
	const strokes = segments.map((each) => ({ ...each, from: at(each.from), to: at(each.to) }));
	const dots = points.map(({ at: place, ...point }) => ({ ...point, spot: at(place) }));
	const lines: Stroke[] = strokes.map(({ from, to }): Stroke => [from, to]);
	for (const { corners } of outlines) lines.push(...outline(corners));
	const spots = [...dots.map(({ spot }) => spot), ...crossings(lines)];
	const numbers = clearNumbers(frame.numbers, { spots, lines });
	const all = [...lines, ...frame.axes];
	const taken = [...numbers, ...letters].map(({ room }) => room);
	const polygon_names = namesInside(outlines, { taken, lines: all });
	const names = namesOf(dots, {
		width: frame.width,
		top: frame.top,
		bottom: frame.bottom,
		taken: [...taken, ...polygon_names.map(({ room }) => room)],
		lines: all,
	});
	const written = [
		...numbers,
		...polygon_names,
		...names.map(({ at: place, text }) => new PlaneText(place, text)),
	];
	return svg(
		frame.width,
		frame.height,
		frame.grid,
		// Below the lines, of which they must hide nothing.
		...written.map((each) => each.plate()),
		...outlines.map(({ corners, color }) => filled(corners, color)),
		...strokes.map(drawn),
		...letters.map((each) => each.label()),
		...written.map((each) => each.label()),
		wordsAlong(plane, frame),
		...dotsOf(dots),
	);
}

/** The position of a point of the plane, in percent of the picture's width and height. */
export function placeOnPlane(plane: Plane, point: PlanePoint): [number, number] {
	const { width, height, at } = frameOf(plane);
	return placeOn(width, height, at(point));
}

/** The sides of a polygon. */
function outline(corners: readonly PlanePoint[]): Stroke[] {
	return corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] ?? corner]);
}

function filled(corners: readonly PlanePoint[], color: FigureColor): string {
	return `<polygon points="${cornersOf(corners)}" fill="${paint(color)}" fill-opacity="0.3" stroke="${paint(color)}" stroke-width="3" stroke-linejoin="round"/>`;
}

function drawn({ from, to, color = "sky", is_dashed }: Segment): string {
	const dashes = is_dashed === true ? ' stroke-dasharray="7 7"' : "";
	return `${openLine(from, to, paint(color), 3.5)}${dashes}/>`;
}

/** The ends of the line y = slope x + start within the plane, or null if it does not cross it. */
export function lineInside(
	{ x, y }: Pick<Plane, "x" | "y">,
	slope: number,
	start: number,
): readonly [PlanePoint, PlanePoint] | null {
	if (slope === 0)
		return start < y[0] || start > y[1]
			? null
			: [
					[x[0], start],
					[x[1], start],
				];
	const crossings = y.map((value) => (value - start) / slope).sort((a, b) => a - b);
	const from = Math.max(x[0], crossings[0] ?? x[0]);
	const to = Math.min(x[1], crossings[1] ?? x[1]);
	return from >= to
		? null
		: [
				[from, slope * from + start],
				[to, slope * to + start],
			];
}

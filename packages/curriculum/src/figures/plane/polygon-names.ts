import type { Drawn, Written } from "./free-place.ts";
import { freePlace, roomOf } from "./free-place.ts";

type Spot = readonly [x: number, y: number];

interface NamedPolygon {
	/** In the picture. */
	corners: readonly Spot[];
	name: string | undefined;
}

/** The names of polygons, none over another text. */
export function namesInside(polygons: readonly NamedPolygon[], size: number, drawn: Drawn): Written[] {
	const names: Written[] = [];
	for (const { corners, name } of polygons) {
		if (name === undefined) continue;
		const taken = [...drawn.taken, ...names.map((each) => roomOf(each, size))];
		const place = freePlace(placesOf(corners), (at) => roomOf({ at, text: name }, size), { ...drawn, taken });
		names.push({ at: place ?? middleOf(corners), text: name });
	}
	return names;
}

/**
 * Where the name of a polygon may be: in the middle, as little as possible toward a corner or side, or just outside.
 */
function placesOf(corners: readonly Spot[]): Spot[] {
	const middle = middleOf(corners);
	const sides = corners.map((corner, at) => middleOf([corner, corners[at + 1] ?? corners[0] ?? corner]));
	const edges = [...corners, ...sides];
	const inside = [1, 2, 3, 4, 5, 6, 7].flatMap((steps) =>
		edges.map((edge) => towards(middle, edge, steps / 12)),
	);
	const outside = [...sides, ...corners].map((edge) => towards(middle, edge, 1 + 18 / apart(middle, edge)));
	return [middle, ...inside, ...outside].map(([x, y]): Spot => [x, y + 8]);
}

function apart([ax, ay]: Spot, [bx, by]: Spot): number {
	return Math.hypot(bx - ax, by - ay) || 1;
}

function towards(from: Spot, to: Spot, part: number): Spot {
	return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}

function middleOf(points: readonly Spot[]): Spot {
	const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
	return [mean(0), mean(1)];
}

import type { Drawn } from "./free-place.ts";
import { freePlace } from "./free-place.ts";
import { PlaneText } from "./plane-text.ts";

type Spot = readonly [x: number, y: number];

interface NamedPolygon {
	/** In the picture. */
	corners: readonly Spot[];
	name: string | undefined;
}

/** The names of polygons, none over another text. */
export function namesInside(polygons: readonly NamedPolygon[], drawn: Drawn): PlaneText[] {
	const names: PlaneText[] = [];
	for (const { corners, name } of polygons) {
		if (name === undefined) continue;
		const taken = [...drawn.taken, ...names.map(({ room }) => room)];
		const places = textsAt(placesOf(corners), name);
		names.push(
			freePlace(places, ({ room }) => room, { ...drawn, taken }) ?? new PlaneText(middleOf(corners), name),
		);
	}
	return names;
}

function* textsAt(places: Iterable<Spot>, text: string): Generator<PlaneText> {
	for (const [x, y] of places) yield new PlaneText([x, y + 8], text);
}

/**
 * Where the name of a polygon may be: in the middle, as little as possible toward a corner or side, or just outside. Most
 * names are near the middle: the other places are not even calculated.
 */
function* placesOf(corners: readonly Spot[]): Generator<Spot> {
	const middle = middleOf(corners);
	yield middle;
	const sides = corners.map((corner, at) => middleOf([corner, corners[at + 1] ?? corners[0] ?? corner]));
	for (let steps = 1; steps <= 7; steps += 1) {
		for (const corner of corners) yield towards(middle, corner, steps / 12);
		for (const side of sides) yield towards(middle, side, steps / 12);
	}
	for (const edge of [...sides, ...corners]) yield towards(middle, edge, 1 + 18 / apart(middle, edge));
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

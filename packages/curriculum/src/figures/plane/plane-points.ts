import type { Room, Stroke, Written } from "./free-place.ts";
import { freePlace } from "./free-place.ts";
import type { FigureColor } from "../svg.ts";
import { paint, round } from "../svg.ts";

type Spot = readonly [x: number, y: number];

interface MarkedPoint {
	/** Its position in the picture. */
	spot: Spot;
	name?: string;
	color?: FigureColor;
}

/** Beside a point: above right, above left, below right, below left, right, left, above, below. */
const PLACES: readonly Spot[] = [
	[18, -12],
	[-18, -12],
	[18, 27],
	[-18, 27],
	[22, 8],
	[-22, 8],
	[0, -15],
	[0, 31],
];

/** A name beside another point is as bad as one whose half is covered. */
const FOREIGN = 150;

interface Picture {
	width: number;
	/** Names stay between them. */
	top: number;
	bottom: number;
	/** The rooms of numbers and other names. */
	taken: readonly Room[];
	lines: readonly Stroke[];
}

/** The dots of points. */
export function dotsOf(points: readonly MarkedPoint[]): string[] {
	return points.map(
		({ spot: [x, y], color = "coral" }) =>
			`<circle cx="${round(x)}" cy="${round(y)}" r="8" fill="${paint(color)}" stroke="var(--surface-2)" stroke-width="2"/>`,
	);
}

/**
 * The names of points inside the picture: each beside its own point rather than beside another one, and where it covers no
 * point, no other text and no line.
 */
export function namesOf(
	points: readonly MarkedPoint[],
	{ width, top, bottom, ...drawn }: Picture,
): Written[] {
	const used = [
		...drawn.taken,
		...points.map(({ spot: [x, y] }) => ({ left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 })),
	];
	return points.flatMap((point) => {
		const { spot, name } = point;
		if (name === undefined) return [];
		const half = 7 * name.length + 3;
		const [x, y] = spot;
		const spots = PLACES.map(([dx, dy]): Spot => [x + dx + Math.sign(dx) * (half - 10), y + dy]);
		const inside = spots.filter(
			([nx, ny]) => nx - half >= 0 && nx + half <= width && ny >= top + 18 && ny <= bottom,
		);
		const roomAt = ([nx, ny]: Spot) => ({ left: nx - half, right: nx + half, top: ny - 17, bottom: ny + 1 });
		const others = points.filter((each) => each !== point);
		const isForeign = (place: Spot) =>
			others.some((other) => apart(roomAt(place), other.spot) < apart(roomAt(place), spot) + 4);
		const place =
			freePlace(inside, roomAt, { ...drawn, taken: used }, (each) => (isForeign(each) ? FOREIGN : 0)) ?? spot;
		used.push(roomAt(place));
		return [{ at: place, text: name }];
	});
}

/** From a point to the nearest edge of a room. */
function apart({ left, right, top, bottom }: Room, [x, y]: Spot): number {
	return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

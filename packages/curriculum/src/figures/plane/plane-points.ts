import type { Room } from "./free-place.ts";
import { freePlace } from "./free-place.ts";
import type { FigureColour } from "../svg.ts";
import { label, paint, round } from "../svg.ts";

type Spot = readonly [x: number, y: number];

interface MarkedPoint {
	/** Its position in the picture. */
	spot: Spot;
	name?: string;
	colour?: FigureColour;
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

interface Picture {
	width: number;
	/** Names stay below it. */
	top: number;
	/** The size of the names. */
	size: number;
	/** The rooms of numbers and other names. */
	taken: readonly Room[];
}

/** Points and their names, each name below `top` and where it covers no other point and no other text. */
export function markedPoints(points: readonly MarkedPoint[], { width, top, size, taken }: Picture): string[] {
	const dots = points.map(
		({ spot: [x, y], colour = "coral" }) =>
			`<circle cx="${round(x)}" cy="${round(y)}" r="8" fill="${paint(colour)}" stroke="var(--surface-2)" stroke-width="2"/>`,
	);
	const used = [
		...taken,
		...points.map(({ spot: [x, y] }) => ({ left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 })),
	];
	const names = points.map(({ spot: [x, y], name }) => {
		if (name === undefined) return "";
		const half = 7 * name.length + 3;
		const spots = PLACES.map(([dx, dy]): Spot => [x + dx + Math.sign(dx) * (half - 10), y + dy]);
		const inside = spots.filter(([nx, ny]) => nx - half >= 0 && nx + half <= width && ny >= top + 18);
		const roomAt = ([nx, ny]: Spot) => ({ left: nx - half, right: nx + half, top: ny - 17, bottom: ny + 1 });
		const place = freePlace(inside, roomAt, used) ?? ([x, y] as const);
		used.push(roomAt(place));
		const [nx, ny] = place;
		// On a background, so that a line behind the letter does not cross it.
		const plate = `<rect x="${round(nx - half)}" y="${round(ny - 18)}" width="${2 * half}" height="22" rx="5" fill="var(--surface-2)" fill-opacity="0.8"/>`;
		return `${plate}${label(nx, ny, name, size)}`;
	});
	return [...names, ...dots];
}

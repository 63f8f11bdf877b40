import type { FigureColour } from "../svg.ts";
import { label, paint, round } from "../svg.ts";

type Spot = readonly [x: number, y: number];

interface MarkedPoint {
	/** Its position in the picture. */
	spot: Spot;
	name?: string;
	colour?: FigureColour;
}

/** Beside a point: above right, above left, below right, below left. */
const PLACES: readonly Spot[] = [
	[18, -12],
	[-18, -12],
	[18, 27],
	[-18, 27],
];

/** Points and their names, each name below `top` and where it covers no other point and no other name. */
export function markedPoints(
	points: readonly MarkedPoint[],
	{ width, top, size }: { width: number; top: number; size: number },
): string[] {
	const dots = points.map(
		({ spot: [x, y], colour = "coral" }) =>
			`<circle cx="${round(x)}" cy="${round(y)}" r="8" fill="${paint(colour)}" stroke="var(--surface-2)" stroke-width="2"/>`,
	);
	const taken = points.map(({ spot }) => spot);
	const names = points.map(({ spot: [x, y], name }) => {
		if (name === undefined) return "";
		const half = 7 * name.length + 3;
		const spots = PLACES.map(([dx, dy]): Spot => [x + dx + Math.sign(dx) * (half - 10), y + dy]);
		const fits = ([nx, ny]: Spot) => nx - half >= 0 && nx + half <= width && ny >= top + 18;
		const isFree = ([nx, ny]: Spot) =>
			taken.every(([ox, oy]) => Math.abs(ox - nx) >= half + 8 || Math.abs(oy - (ny - 7)) >= 18);
		const inside = spots.filter(fits);
		const [nx, ny] = inside.find(isFree) ?? inside[0] ?? [x, y];
		taken.push([nx, ny - 7]);
		// On a background, so that a line behind the letter does not cross it.
		const plate = `<rect x="${round(nx - half)}" y="${round(ny - 18)}" width="${2 * half}" height="22" rx="5" fill="var(--surface-2)" fill-opacity="0.8"/>`;
		return `${plate}${label(nx, ny, name, size)}`;
	});
	return [...names, ...dots];
}

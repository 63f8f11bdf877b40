import { coordinatePlane, type Plane, type PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { NAMES, type Random } from "../../kit/index.ts";

export const show = ([x, y]: PlanePoint) => `$(${x}, ${y})$`;

/** A point off the axes, with coordinates of different size; at least one of them is negative. */
export function signedPoint(random: Random, most: number): PlanePoint | undefined {
	const [x, y] = [random.integer(-most, most), random.integer(-most, most)];
	return x === 0 || y === 0 || Math.abs(x) === Math.abs(y) || (x > 0 && y > 0) ? undefined : [x, y];
}

/** "4 to the left and 3 up". */
export function inWords([x, y]: PlanePoint): string {
	return `${Math.abs(x)} to the ${x < 0 ? "left" : "right"} and ${Math.abs(y)} ${y < 0 ? "down" : "up"}`;
}

type Named = readonly (readonly [name: string, at: PlanePoint])[];

/** "A is at (2, -3), B is at (4, 1)". */
const placesOf = (points: Named) => points.map(([name, [x, y]]) => `${name} is at (${x}, ${y})`).join(", ");

/** A plane of four quadrants with points on it. */
export function signedPlane(points: Named, more: Pick<Plane, "polygons" | "segments"> = {}, most = 6) {
	const range = [-most, most] as const;
	return {
		svg: coordinatePlane({
			x: range,
			y: range,
			x_name: "x",
			y_name: "y",
			points: points.map(([name, at]) => ({ name, at })),
			...more,
		}),
		alt: `A coordinate plane from negative ${most} to ${most} on both axes. ${placesOf(points)}.`,
	};
}

/** The plane of a plotted answer. */
export const emptyPlane = (most = 8) => ({ x_from: -most, x_to: most, y_from: -most, y_to: most });

export const someone = (random: Random) => random.pick(NAMES);

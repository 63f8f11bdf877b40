import { coordinatePlane, type PlanePoint, placeOnPlane } from "../../figures/plane/coordinate-plane.ts";
import { type Draft, type Random, slip, type Value, withUnit } from "../../kit/index.ts";
import { reasoning, rootOf } from "./right-triangles.ts";
import { isSquare, TRIPLES } from "./triples.ts";

export interface Pair {
	from: PlanePoint;
	to: PlanePoint;
	across: number;
	up: number;
}

export type Pairs = (random: Random) => Pair | undefined;

/** Two points so far apart, both inside the reach. */
function pairOf(random: Random, [across, up]: readonly [number, number], reach: number): Pair | undefined {
	if (Math.max(across, up) > 2 * reach) return undefined;
	const [left, low] = [random.integer(-reach, reach - across), random.integer(-reach, reach - up)];
	const rises = random.oneIn(2);
	const ends: [PlanePoint, PlanePoint] = [
		[left, rises ? low : low + up],
		[left + across, rises ? low + up : low],
	];
	const [from = ends[0], to = ends[1]] = random.shuffle(ends);
	return { from, to, across, up };
}

export const wholePairs =
	(reach: number): Pairs =>
	(random) => {
		const [[a, b], times] = [random.pick(TRIPLES.slice(0, 4)), random.integer(1, 5)];
		const [across = a, up = b] = random.shuffle([a * times, b * times]);
		return pairOf(random, [across, up], reach);
	};

export const roughPairs =
	(most: number, reach: number): Pairs =>
	(random) => {
		const [across, up] = [random.integer(1, most), random.integer(1, most)];
		return isSquare(across * across + up * up) || across === up
			? undefined
			: pairOf(random, [across, up], reach);
	};

export const named = (name: string, [x, y]: PlanePoint) => `$${name}(${x}, ${y})$`;
export const both = ({ from, to }: Pair) => `${named("P", from)} and ${named("Q", to)}`;

/** The square of what comes out where signs are lost. */
export const signLost = ({ from, to }: Pair) =>
	(Math.abs(from[0]) - Math.abs(to[0])) ** 2 + (Math.abs(from[1]) - Math.abs(to[1])) ** 2;

/** How the distance is found. Each length is shown with its unit, or as a root. */
export function help(pair: Pair): Omit<Draft, "prompt"> {
	const { from, to, across, up } = pair;
	const { right, wrong, hints, steps } = reasoning({ p: across, q: up, isLeg: false, unit: "units" });
	const lost = signLost(pair);
	const shown = (value: Value) => ({ ...value, shown: withUnit(value.shown, "units") });
	return {
		task: `the distance between ${both(pair)}`,
		right,
		wrong: [
			...wrong.slice(0, 2),
			lost > 0 && [slip.lostCoordinateSign, shown(rootOf(lost))],
			...wrong.slice(2),
		],
		hints: [
			"Draw a right triangle with a horizontal and a vertical leg. The distance is its hypotenuse.",
			`The horizontal leg goes from $x = ${from[0]}$ to $x = ${to[0]}$, and the vertical leg from $y = ${from[1]}$ to $y = ${to[1]}$.`,
			hints[2],
		],
		steps: [`The legs have the lengths ${across} and ${up}.`, ...steps],
	};
}

export function figureOf({ from, to }: Pair, isTriangle: boolean) {
	const corner: PlanePoint = [to[0], from[1]];
	const legs = [
		{ from, to: corner, color: "gold" as const, is_dashed: true },
		{ from: corner, to, color: "gold" as const, is_dashed: true },
	];
	const plane = {
		x: [-6, 6],
		y: [-6, 6],
		x_name: "x",
		y_name: "y",
		points: [
			{ at: from, name: "P" },
			{ at: to, name: "Q" },
		],
		segments: [...(isTriangle ? legs : []), { from, to }],
	} as const;
	return {
		figure: {
			svg: coordinatePlane(plane),
			alt: `A coordinate plane with the points P(${from.join(", ")}) and Q(${to.join(", ")}) and the line segment between them.${isTriangle ? " Dashed lines make it a right triangle with a horizontal and a vertical leg." : ""}`,
		},
		placeOf: (x: number, y: number) => placeOnPlane(plane, [x, y]),
	};
}

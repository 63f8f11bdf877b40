import { coordinatePlane, type PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { counted, type Random } from "../../kit/index.ts";

/** A quantity that grows step by step: to the right the time, up the amount. */
export interface Scene {
	time: string;
	what: string;
	unit: string;
}

const SCENES: readonly Scene[] = [
	{ time: "week", what: "height of the plant", unit: "centimeter" },
	{ time: "hour", what: "amount of water in the tank", unit: "gallon" },
	{ time: "day", what: "number of pages read", unit: "page" },
	{ time: "week", what: "amount of money saved", unit: "dollar" },
	{ time: "hour", what: "distance hiked", unit: "mile" },
	{ time: "day", what: "number of tickets sold", unit: "ticket" },
	{ time: "hour", what: "depth of the snow", unit: "inch" },
	{ time: "month", what: "weight of the puppy", unit: "pound" },
];

export const many = (unit: string) => (unit === "inch" ? "inches" : `${unit}s`);

const isCount = ({ what }: Scene) => what.startsWith("number");

/** "7 centimeters", or the number alone where the quantity names what is counted. */
export function amount(count: number, scene: Scene): string {
	const { unit } = scene;
	return isCount(scene) ? `${count}` : counted(count, unit, many(unit));
}

/** "After 3 weeks, the height of the plant is 7 centimeters." */
export function says(scene: Scene, x: number, y: number): string {
	return `After ${counted(x, scene.time)}, the ${scene.what} is ${amount(y, scene)}.`;
}

/** Names of the points of a graph. */
export const NAMED = ["P", "Q", "R", "S"] as const;

export interface Graph {
	scene: Scene;
	points: readonly PlanePoint[];
	step: number;
}

/** Four points that rise to the right, none with two equal coordinates. */
export function graphOf(random: Random, steps: readonly number[]): Graph | undefined {
	const four = () =>
		random
			.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
			.slice(0, 4)
			.toSorted((a, b) => a - b);
	const [xs, ys, step] = [four(), four(), random.pick(steps)];
	const points = xs.map((x, at): PlanePoint => [x, (ys[at] ?? 0) * step]);
	return points.some(([x, y]) => x === y) ? undefined : { scene: random.pick(SCENES), points, step };
}

/** The graph with its words on both axes; what is counted is named once. */
export function figureOf({ scene, points, step }: Graph) {
	const names = {
		x: `${scene.time}s`,
		y: isCount(scene) ? scene.what : `${scene.what}, in ${many(scene.unit)}`,
	};
	return {
		svg: coordinatePlane({
			x: [0, 10],
			y: [0, 10 * step],
			y_step: step,
			x_name: names.x,
			y_name: names.y,
			points: points.map((at, index) => ({ at, name: NAMED[index] ?? "" })),
		}),
		alt: `A graph. To the right: ${names.x}. Up: ${names.y}. ${points.map(([x, y], at) => `Point ${NAMED[at]} is at ${x} to the right and ${y} up`).join(". ")}.`,
	};
}

/** How to read the graph. */
export const hintsFor = ({ scene, step }: Graph) =>
	[
		`Read the axes: ${scene.time}s go to the right, and the ${scene.what} goes up.`,
		step === 1
			? "Find the point that fits. Then read the number on the other axis."
			: `The horizontal grid lines are ${step} apart.`,
		"The x-coordinate is read below the point. The y-coordinate is read to its left.",
	] as const;

import { type Corner, shape } from "../../../figures/shapes/polygons.ts";
import { placeOn, svg } from "../../../figures/svg.ts";
import { ask, COLORS, NAMES, slip, whole } from "../../../kit/index.ts";
import { anyShape, type Sides } from "./shape-names.ts";

const SIDES: readonly Sides[] = [3, 4, 5, 6];
const ORDER = ["first", "second", "third"] as const;
const [CELL, SHAPE, BOX] = [210, 204, 64];

/** The corners moved into the middle of a cell of the row. */
function inCell(corners: readonly Corner[], at: number): Corner[] {
	const [width, height] = [0, 1].map((axis) => Math.max(...corners.map((corner) => corner[axis as 0 | 1])));
	const [dx, dy] = [at * CELL + (CELL - (width ?? 0)) / 2, (SHAPE - (height ?? 0)) / 2];
	return corners.map(([x, y]): Corner => [x + dx, y + dy]);
}

/** Shapes in a row; below each one its number of sides or corners is filled in. */
export const numbersOnShapes = (count: 2 | 3, isRegular: boolean) =>
	ask.labeled((random) => {
		const chosen = random.shuffle(SIDES).slice(0, count);
		const what = random.pick(["sides", "corners"]);
		const colors = random.shuffle(COLORS);
		const [width, height] = [count * CELL, SHAPE + BOX];
		const drawn = chosen.map((sides, at) =>
			shape(inCell(anyShape(random, sides, isRegular), at), colors[at] ?? "sky"),
		);
		return {
			prompt: random.pick([
				`Write below each shape how many ${what} it has.`,
				`${random.pick(NAMES)} labels each shape with its number of ${what}. Fill in the numbers.`,
				`Count the ${what} of each shape. Write the number in its box.`,
			]),
			figure: {
				svg: svg(width, height, ...drawn),
				alt: `${count} shapes in a row, each with a box below. Their sides: ${chosen.join(", ")}.`,
			},
			labels: Object.fromEntries(
				chosen.map((sides, at) => [
					`shape${at + 1}`,
					{
						right: whole(sides),
						label: `Number of ${what} of the ${ORDER[at]} shape`,
						place: placeOn(width, height, [(at + 0.5) * CELL, SHAPE + BOX / 2]),
						wrong: [
							[slip.miscountedTheSides, whole(sides - 1)],
							[slip.countedTheFirstTwice, whole(sides + 1)],
						] as const,
					},
				]),
			),
			hints: [
				what === "sides" ? "A side goes from one corner to the next." : "A corner is where two sides meet.",
				"Put a finger where you start. Go all around the shape.",
				`Count each ${what.slice(0, -1)} once. Take one shape after the other.`,
			],
			steps: chosen.map((sides, at) => `The ${ORDER[at]} shape has ${sides} ${what}.`),
		};
	});

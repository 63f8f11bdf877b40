import type { Corner } from "../../../figures/shapes/polygons.ts";

/** A way to cut a square into parts of equal area. */
export interface SquareCut {
	/** The forms of the parts in order: all of one form first, then all of the other. */
	forms: readonly (readonly [count: number, one: string, many: string])[];
	/** The corners of each part in a square of side 1. */
	parts: readonly (readonly Corner[])[];
}

function box(x: number, y: number, width: number, height: number): Corner[] {
	return [
		[x, y],
		[x + width, y],
		[x + width, y + height],
		[x, y + height],
	];
}

/** Equal rectangles in rows and columns of a box. */
function tiles(
	rows: number,
	columns: number,
	[x, y, width, height]: readonly [number, number, number, number],
) {
	return Array.from({ length: rows * columns }, (_, at) =>
		box(
			x + ((at % columns) * width) / columns,
			y + (Math.floor(at / columns) * height) / rows,
			width / columns,
			height / rows,
		),
	);
}

/** The two triangles that a diagonal makes of a box. */
function triangles(x: number, y: number, width: number, height: number): Corner[][] {
	return [
		[
			[x, y],
			[x + width, y],
			[x, y + height],
		],
		[
			[x + width, y],
			[x + width, y + height],
			[x, y + height],
		],
	];
}

const WHOLE = [0, 0, 1, 1] as const;
const MIDDLE: Corner = [0.5, 0.5];
const AROUND: readonly (readonly [Corner, Corner])[] = [
	[
		[0, 0],
		[1, 0],
	],
	[
		[1, 0],
		[1, 1],
	],
	[
		[1, 1],
		[0, 1],
	],
	[
		[0, 1],
		[0, 0],
	],
];

/** Cuts into parts that all look alike. */
export const ALIKE_CUTS: readonly SquareCut[] = [
	{ forms: [[2, "rectangle", "rectangles"]], parts: tiles(2, 1, WHOLE) },
	{ forms: [[2, "triangle", "triangles"]], parts: triangles(...WHOLE) },
	{ forms: [[3, "strip", "strips"]], parts: tiles(1, 3, WHOLE) },
	{ forms: [[4, "small square", "small squares"]], parts: tiles(2, 2, WHOLE) },
	{ forms: [[4, "strip", "strips"]], parts: tiles(4, 1, WHOLE) },
	{ forms: [[4, "triangle", "triangles"]], parts: AROUND.map(([one, other]) => [one, other, MIDDLE]) },
	{ forms: [[6, "rectangle", "rectangles"]], parts: tiles(2, 3, WHOLE) },
	{ forms: [[8, "rectangle", "rectangles"]], parts: tiles(4, 2, WHOLE) },
	{
		forms: [[8, "triangle", "triangles"]],
		parts: [0, 0.5].flatMap((x) => [0, 0.5].flatMap((y) => triangles(x, y, 0.5, 0.5))),
	},
];

/** Cuts into parts of two forms. */
export const UNLIKE_CUTS: readonly SquareCut[] = [
	{
		forms: [
			[1, "wide rectangle", "wide rectangles"],
			[2, "tall rectangle", "tall rectangles"],
		],
		parts: [box(0, 0, 1, 1 / 3), ...tiles(1, 2, [0, 1 / 3, 1, 2 / 3])],
	},
	{
		forms: [
			[2, "small square", "small squares"],
			[2, "wide strip", "wide strips"],
		],
		parts: [...tiles(1, 2, [0, 0, 1, 0.5]), ...tiles(2, 1, [0, 0.5, 1, 0.5])],
	},
	{
		forms: [
			[2, "triangle", "triangles"],
			[2, "small square", "small squares"],
		],
		parts: [...triangles(0, 0, 0.5, 1), ...tiles(2, 1, [0.5, 0, 0.5, 1])],
	},
	{
		forms: [
			[3, "wide rectangle", "wide rectangles"],
			[3, "thin strip", "thin strips"],
		],
		parts: [...tiles(3, 1, [0, 0, 0.5, 1]), ...tiles(1, 3, [0.5, 0, 0.5, 1])],
	},
	{
		forms: [
			[4, "rectangle", "rectangles"],
			[4, "triangle", "triangles"],
		],
		parts: [...tiles(4, 1, [0, 0, 0.5, 1]), ...triangles(0.5, 0, 0.5, 0.5), ...triangles(0.5, 0.5, 0.5, 0.5)],
	},
];

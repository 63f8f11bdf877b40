import { cubeStack } from "../../figures/shapes/cubes.ts";
import { type Random, type Range, slip, whole, type Wrong } from "../../kit/index.ts";

/** Heights of columns of unit cubes: the back row first, columns from left to right. */
export type Heights = readonly (readonly number[])[];

export interface Building {
	heights: Heights;
	columns: number;
	rows: number;
	tallest: number;
	cubes: number;
	/** Cubes of the full box around it. */
	box: number;
	/** From the bottom up. */
	layers: readonly number[];
}

function buildingOf(heights: Heights): Building {
	const all = heights.flat();
	const [rows, columns, tallest] = [heights.length, heights[0]?.length ?? 0, Math.max(...all)];
	return {
		heights,
		columns,
		rows,
		tallest,
		cubes: all.reduce((sum, height) => sum + height, 0),
		box: rows * columns * tallest,
		layers: Array.from({ length: tallest }, (_, at) => all.filter((height) => height > at).length),
	};
}

/** A full box. */
export function boxOf(random: Random, sides: Range, heights: Range): Building {
	const [columns, rows] = [random.integer(...sides), random.integer(2, Math.min(4, sides[1]))];
	const tall = random.integer(...heights);
	return buildingOf(Array.from({ length: rows }, () => Array.from({ length: columns }, () => tall)));
}

/** Stairs that fall towards the front and the right, so that no column is out of sight. */
export function stairsOf(random: Random, most: number): Building | undefined {
	const [columns, rows, tall] = [random.integer(2, most), random.integer(2, 4), random.integer(2, 4)];
	const back = Array.from({ length: columns - 1 }, () => random.integer(1, tall)).toSorted((a, b) => b - a);
	const falling = [tall, ...back];
	const fall = random.integer(0, 1);
	const heights = Array.from({ length: rows }, (_, row) =>
		falling.map((height, column) =>
			Math.max(1, height - row * fall - (row === rows - 1 && column > 0 ? 1 : 0)),
		),
	);
	const made = buildingOf(heights);
	return made.cubes < made.box ? made : undefined;
}

export function figureOf(random: Random, { heights, columns, rows, tallest, cubes, box }: Building) {
	const name = (at: number) => (at === 0 ? "Back row" : at === rows - 1 ? "Front row" : `Row ${at + 1}`);
	return {
		svg: cubeStack(heights, random.pick(["sky", "mint", "gold", "lilac"])),
		alt:
			cubes === box
				? `A box of unit cubes. It is ${columns} cubes long, ${rows} cubes wide, and ${tallest} cubes tall.`
				: `A building of unit cubes in ${rows} rows. The columns have these heights, from left to right. ${heights.map((row, at) => `${name(at)}: ${row.join(", ")}`).join(". ")}.`,
	};
}

/** Of each column, what `of` says from its height and the heights in front of it and to its right. */
function sumOf(heights: Heights, of: (own: number, front: number, right: number) => number): number {
	return heights
		.flatMap((row, at) =>
			row.map((own, column) => of(own, heights[at + 1]?.[column] ?? 0, row[column + 1] ?? 0)),
		)
		.reduce((sum, each) => sum + each, 0);
}

/** Where counting the cubes goes wrong. */
export function wrongCounts({ heights, columns, rows, cubes, box }: Building): (Wrong | false)[] {
	const faces = sumOf(
		heights,
		(own, front, right) => 1 + Math.max(0, own - front) + Math.max(0, own - right),
	);
	const visible = sumOf(heights, (own, front, right) => own - Math.min(own - 1, front, right));
	return [
		[slip.countedVisibleFaces, whole(faces)],
		[slip.countedVisibleCubes, whole(visible)],
		[slip.countedOneLayer, whole(columns * rows)],
		cubes < box && [slip.tookTheFullBox, whole(box)],
	];
}

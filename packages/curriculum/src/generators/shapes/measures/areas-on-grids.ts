import { type Cells, gridShape } from "../../../figures/shapes/grid-shape.ts";
import { ask, choosePicture, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Draft, Form, Random, Way } from "../../../kit/index.ts";
import { COLORS } from "./rectangle-measures.ts";

/** A colored shape on a grid. */
interface Shape {
	cells: Cells;
	rows: number;
	columns: number;
}
type DrawShape = (random: Random) => Shape;

const grid = (rows: number, columns: number, fits: (row: number, column: number) => boolean): Shape => ({
	rows,
	columns,
	cells: Array.from({ length: rows * columns }, (_, at): [number, number] => [
		Math.floor(at / columns),
		at % columns,
	]).filter(([row, column]) => fits(row, column)),
});

export const inside: DrawShape = (random) => {
	const [rows, columns] = [random.integer(2, 5), random.integer(3, 6)];
	return grid(rows + 1, columns + 1, (row, column) => row > 0 && column < columns);
};

export const corner: DrawShape = (random) => {
	const [rows, columns] = [random.integer(3, 5), random.integer(4, 7)];
	const [high, wide] = [random.integer(1, rows - 2), random.integer(1, columns - 2)];
	return grid(rows, columns, (row, column) => row >= high || column < columns - wide);
};

export const withHole: DrawShape = (random) => {
	const [rows, columns] = [random.integer(3, 6), random.integer(4, 8)];
	const [top, last] = [random.integer(1, rows - 2), random.integer(1, columns - 2)];
	return grid(rows, columns, (row, column) => row !== top || column < 1 || column > last);
};

/** Every row touches the one above it. */
export const jagged: DrawShape = (random) => {
	const [rows, columns] = [random.integer(3, 5), random.integer(5, 8)];
	const ends: [number, number][] = [];
	for (let row = 0; row < rows; row += 1) {
		const [first, last] = ends[row - 1] ?? [0, columns - 1];
		const start = random.integer(0, Math.min(last, columns - 3));
		ends.push([start, random.integer(Math.max(start + 1, first), columns - 1)]);
	}
	return grid(rows, columns, (row, column) => {
		const [first, last] = ends[row] ?? [0, 0];
		return column >= first && column <= last;
	});
};

const inRows = ({ cells, rows }: Shape) =>
	Array.from({ length: rows }, (_, row) => cells.filter(([each]) => each === row).length);

/** Squares with an edge at the outside. */
function borderOf({ cells }: Shape): number {
	const has = new Set(cells.map(([row, column]) => `${row} ${column}`));
	const isOpen = ([row, column]: Cells[number]) =>
		[`${row - 1} ${column}`, `${row + 1} ${column}`, `${row} ${column - 1}`, `${row} ${column + 1}`].some(
			(place) => !has.has(place),
		);
	return cells.filter(isOpen).length;
}

function pictureOf(random: Random, shape: Shape) {
	const { cells, rows, columns } = shape;
	return {
		svg: gridShape(cells, rows, columns, random.pick(COLORS)),
		alt: `A shape of colored squares on a grid. Colored squares in each row: ${inRows(shape).join(", ")}.`,
	};
}

const UNITS = [
	["square centimeter", "square centimeters"],
	["square meter", "square meters"],
	["square inch", "square inches"],
	["square foot", "square feet"],
] as const;

function help(shape: Shape): Pick<Draft, "hints" | "steps"> {
	const counts = inRows(shape).filter((count) => count > 0);
	return {
		hints: [
			"The area is the number of unit squares that cover the shape.",
			`Count the colored squares row by row. The first row has ${counts[0] ?? 0}.`,
			"Add the squares of all rows. Each square counts once.",
		],
		steps: [
			`All the colored squares cover the shape. Count them row by row: ${counts.join(", ")}.`,
			`Add the rows: $${counts.join(" + ")} = ${shape.cells.length}$ squares.`,
		],
	};
}

export const counted =
	(draw: DrawShape): Form =>
	(random) => {
		const shape = draw(random);
		const { cells, rows, columns } = shape;
		const [area, [one, many]] = [cells.length, random.pick(UNITS)];
		const name = random.pick(NAMES);
		const [prompt, unit] = random.pick([
			[`${name} colors a shape on a grid. How many unit squares cover it?`, "square units"],
			[`Each square of the grid is 1 ${one}. What is the area of the colored shape?`, many],
			[`${name} tiles a floor plan. Each tile is 1 ${one}. What is the area of the colored part?`, many],
			["What is the area of the colored shape?", "square units"],
		] as const);
		return {
			...help(shape),
			prompt,
			figure: pictureOf(random, shape),
			right: whole(area),
			unit: { after: unit },
			wrong: [
				[slip.countedTheBorder, whole(borderOf(shape))],
				[slip.countedTheWholeGrid, whole(rows * columns)],
				[slip.missedARow, whole(area - (inRows(shape).find((count) => count > 0) ?? 0))],
				[slip.addedRowsAndColumns, whole(rows + columns)],
			],
		};
	};

/** The squares of each row, then all. */
export const byRows = (draw: DrawShape) =>
	ask.stepwise((random) => {
		const shape = draw(random);
		const counts = inRows(shape);
		if (counts.length > 4 || counts.includes(0)) return undefined;
		const all = shape.cells.length;
		return {
			prompt: `${random.pick([
				"Count the unit squares row by row, from top to bottom.",
				`${random.pick(NAMES)} counts the colored squares of each row, from top to bottom.`,
			])}\n\n${counts.map((_, at) => `[[row${at + 1}]]`).join(" $+$ ")} $=$ [[all]]`,
			figure: pictureOf(random, shape),
			boxes: Object.fromEntries([
				...counts.map((count, at) => [
					`row${at + 1}`,
					{
						right: whole(count),
						wrong: at === 0 ? [[slip.countedTheWholeGrid, whole(shape.columns)] as const] : [],
					},
				]),
				[
					"all",
					{
						right: whole(all),
						wrong: [
							[slip.countedTheBorder, whole(borderOf(shape))],
							[slip.missedARow, whole(all - (counts.at(-1) ?? 0))],
						],
					},
				],
			]),
			hints: [
				"The area is the number of unit squares that cover the shape.",
				"Begin with the row at the top. Count only colored squares.",
				"Add the squares of all rows.",
			],
			steps: help(shape).steps,
		};
	});

/** Which shape has the area that is given. */
export const whichShape =
	(draw: DrawShape): Way =>
	(random) => {
		const shapes = [draw(random), draw(random), draw(random)] as const;
		const [right, ...others] = shapes;
		const area = right.cells.length;
		if (new Set([...shapes.map(({ cells }) => cells.length), borderOf(right)]).size < 4) return undefined;
		return choosePicture(
			random,
			{
				prompt: random.pick([
					`Which shape has an area of ${area} square units?`,
					`${random.pick(NAMES)} draws a shape with an area of ${area} square units. Which one is it?`,
				]),
				hints: help(right).hints.map((hint) => hint.replace(/ The first row has \d+\./, "")),
				explanation: help(right).steps.join("\n\n"),
			},
			{
				right: pictureOf(random, right),
				wrong: others.map((shape, at) => ({
					figure: pictureOf(random, shape),
					mistake: [
						at === 0 ? "miscounted-the-squares" : "judged-by-the-outline",
						at === 0
							? "Count the colored squares of that shape again, row by row."
							: "How far a shape reaches does not tell its area. Count its squares.",
					],
				})),
			},
		);
	};

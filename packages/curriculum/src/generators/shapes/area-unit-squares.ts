import { gridShape } from "../../figures/grid-shape.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const UNITS = [
	["square centimeter", "square centimeters"],
	["square meter", "square meters"],
	["square inch", "square inches"],
	["square foot", "square feet"],
] as const;

// 1: count a rectangle. 2: count an L-shape. 3: a larger shape with a hole. 4: which unit. 5: squares of a given size, a shape with a jagged border.
export const areaUnitSquares = defineGenerator("area-unit-squares", 2, (random, difficulty) => {
	if (difficulty === 4) {
		const [thing, unit, other, length] = random.pick([
			["a playing card", "square centimeters", "square meters", "centimeters"],
			["a classroom floor", "square meters", "square centimeters", "meters"],
			["a stamp", "square inches", "square feet", "inches"],
			["a garden", "square meters", "square inches", "meters"],
			["a wall", "square feet", "square centimeters", "feet"],
			["a phone screen", "square inches", "square meters", "inches"],
			["a carpet", "square feet", "square miles", "feet"],
			["a notebook page", "square centimeters", "square kilometers", "centimeters"],
		] as const);
		return chooseOption(
			random,
			{
				prompt: `${random.pick(NAMES)} wants to find the area of ${thing}. Which unit fits best?`,
				hints: [
					"An area is covered with squares.",
					"Would the squares be far too small, or larger than the thing?",
				],
				explanation: `An area is counted in squares. For ${thing}, ${unit} have the right size.`,
			},
			{
				right: unit,
				wrong: [
					[length, "length-unit-for-area", "That is a unit of length. An area is covered with squares."],
					[other, "wrong-size-of-square", "Imagine one such square on it. Does it have the right size?"],
				],
			},
		);
	}
	const [rows, columns] = [
		random.integer(3, level(difficulty, [4, 5, 6, 5, 6] as const)),
		random.integer(4, level(difficulty, [6, 6, 8, 6, 8] as const)),
	];
	const [cut_rows, cut_columns] =
		difficulty === 1 ? [0, 0] : [random.integer(1, rows - 2), random.integer(1, columns - 2)];
	const all = Array.from({ length: rows * columns }, (_, at): [number, number] => [
		Math.floor(at / columns),
		at % columns,
	]);
	const has_hole = difficulty === 3;
	const jagged = difficulty === 5 ? jaggedRows(random, rows, columns) : [];
	const cells = all.filter(([row, column]) =>
		difficulty === 5
			? column >= (jagged[row]?.[0] ?? 0) && column <= (jagged[row]?.[1] ?? 0)
			: has_hole
				? !(row === 1 && column >= 1 && column <= Math.max(1, columns - 3))
				: !(row < cut_rows && column >= columns - cut_columns),
	);
	const area = cells.length;
	const [one, unit] = random.pick(UNITS);
	const has = new Set(cells.map(([row, column]) => `${row} ${column}`));
	const border = cells.filter(([row, column]) =>
		[
			[row - 1, column],
			[row + 1, column],
			[row, column - 1],
			[row, column + 1],
		].some(([r, c]) => !has.has(`${r} ${c}`)),
	).length;
	const per_row = Array.from({ length: rows }, (_, row) => cells.filter(([each]) => each === row).length);
	return fillNumber({
		answer_type: "INTEGER",
		prompt:
			difficulty === 5
				? `Each square of the grid is 1 ${one}. What is the area of the colored shape?`
				: `${random.pick(NAMES)} colors a shape on a grid. How many unit squares cover it?`,
		answer_suffix: difficulty === 5 ? unit : "square units",
		figure: {
			svg: gridShape(cells, rows, columns, random.pick(["sky", "gold", "mint", "coral", "lilac"])),
			alt: `A shape of colored squares on a grid. Colored squares in each row: ${per_row.join(", ")}.`,
		},
		right: area,
		hints: [
			"Count the colored squares row by row.",
			has_hole ? "The empty squares inside do not belong to it." : "Each square counts once.",
		],
		explanation: `Row by row: $${per_row.join(" + ")} = ${area}$ squares.`,
		mistakes: [
			[
				"counted-the-border",
				border < area ? border : "",
				"Those are the squares at the border only. The ones inside count, too.",
			],
			["counted-the-whole-grid", rows * columns, "Some squares of the grid are not colored. Leave them out."],
			[
				"added-rows-and-columns",
				rows + columns,
				"It looks like rows and columns were added. Count the squares.",
			],
			["missed-a-row", area - (per_row[0] ?? 0), "It looks like one row was left out."],
		],
	});
});

/** For each row where its squares begin and end; every row touches the one above it. */
function jaggedRows(random: Random, rows: number, columns: number): [first: number, last: number][] {
	const ends: [number, number][] = [];
	for (let row = 0; row < rows; row += 1) {
		const [above_first, above_last] = ends[row - 1] ?? [0, columns - 1];
		const first = random.integer(0, Math.min(above_last, columns - 3));
		ends.push([first, random.integer(Math.max(first + 1, above_first), columns - 1)]);
	}
	return ends;
}

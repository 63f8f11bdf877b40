import { coveredGrid } from "../../figures/covered-grid.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

// 1: count all squares. 2: rows, columns and all. 3: one corner is covered. 4: only the first row and column show. 5: no picture.
export const partitionRectangle = defineGenerator("partition-rectangle", 1, (random, difficulty) => {
	const [least, most] = level(difficulty, [
		[2, 4],
		[2, 5],
		[3, 5],
		[3, 5],
		[3, 6],
	] as const);
	const [rows, columns] = [random.integer(least, Math.min(most, 5)), random.integer(least, most)];
	const total = rows * columns;
	const hidden = level(difficulty, [
		[0, 0],
		[0, 0],
		[random.integer(1, rows - 2), random.integer(1, columns - 2)],
		[rows - 1, columns - 1],
		[0, 0],
	] as const) as readonly [number, number];
	const [name, thing] = [
		random.pick(NAMES),
		random.pick(["a window", "a chocolate bar", "a patio", "a quilt", "a poster"]),
	];
	const covered = hidden[0] * hidden[1];
	const figure = {
		svg: coveredGrid({
			rows,
			columns,
			hidden,
			colour: random.pick(["sky", "gold", "mint", "coral", "lilac"]),
		}),
		alt: `A rectangle of equal squares with ${rows} rows and ${columns} columns.${covered === 0 ? "" : ` A cloth hides ${hidden[0]} of the rows at the end of ${hidden[1]} of the columns.`}`,
	};
	const sum = Array.from({ length: rows }, () => columns).join(" + ");
	const border = 2 * rows + 2 * columns - 4;
	const border_mistake = [
		"counted-only-the-border",
		rows > 2 && columns > 2 ? border : "",
		"Those are the squares at the border. The ones inside count, too.",
	] as const;
	if (difficulty === 2)
		return fillBoxes({
			prompt: `The rectangle has [[rows]] rows with [[columns]] squares in each row. That makes [[total]] squares.`,
			figure,
			boxes: { rows: { right: rows }, columns: { right: columns }, total: { right: total } },
			hints: [
				"Rows go from left to right. Count how many there are, from top to bottom.",
				"Add the squares of one row again for every row.",
			],
			explanation: `${rows} rows of ${columns}: $${sum} = ${total}$ squares.`,
			mistakes: [
				[
					"rows",
					"mixed-up-rows-and-columns",
					columns,
					"Rows lie from left to right. How many lie one above the other?",
				],
				[
					"total",
					"added-rows-and-columns",
					rows + columns,
					"It looks like rows and columns were added. Count every row in full.",
				],
				["total", ...border_mistake],
			],
		});
	return fillNumber({
		answer_type: "INTEGER",
		prompt:
			difficulty === 5
				? `${name} divides ${thing} into ${rows} equal rows and ${columns} equal columns. How many small squares are there?`
				: difficulty === 1
					? "How many squares make up this rectangle?"
					: "Part of the rectangle is covered. How many squares does the whole rectangle have?",
		...(difficulty === 5 ? {} : { figure }),
		right: total,
		hints: [
			"How many rows are there? How many squares are in one row?",
			"Add the squares of one row again for every row.",
		],
		explanation: `${rows} rows of ${columns}: $${sum} = ${total}$ squares.`,
		mistakes: [
			[
				"counted-only-what-shows",
				covered === 0 ? "" : total - covered,
				"The covered squares belong to the rectangle, too. Think of full rows.",
			],
			border_mistake,
			[
				"added-rows-and-columns",
				rows + columns,
				"It looks like rows and columns were added. Count every row in full.",
			],
			["one-row-too-few", total - columns, "It looks like one row was left out."],
		],
	});
});

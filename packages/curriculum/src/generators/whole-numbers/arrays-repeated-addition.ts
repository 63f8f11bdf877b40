import { dotArray } from "../../figures/grids.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { counted, NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const THINGS = ["counters", "stickers", "cookies", "plants", "buttons", "coins"] as const;

export const arraysRepeatedAddition = defineGenerator("arrays-repeated-addition", 1, (random, difficulty) => {
	const [least, most] = level(difficulty, [
		[2, 3],
		[2, 4],
		[2, 5],
		[3, 5],
		[3, 5],
	] as const);
	const [rows, columns] = [random.integer(least, most), random.integer(least, most)];
	const things = random.pick(THINGS);
	const name = random.pick(NAMES);
	const text = `${name} puts ${things} in ${counted(rows, "row")} with ${columns} in each row.`;
	const sum = Array.from({ length: rows }, () => columns).join(" + ");
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${text} How many ${things} are there in all?`,
		// The hardest ones are imagined, not counted.
		...(difficulty < 5
			? {
					figure: {
						svg: dotArray(rows, columns, random.pick(["sky", "gold", "mint", "coral", "lilac"])),
						alt: `Dots in ${counted(rows, "row")} with ${counted(columns, "dot")} in each row.`,
					},
				}
			: {}),
		right: rows * columns,
		hints: [
			"Every row has the same number.",
			"Start with one row. Add the same number again for each further row.",
		],
		explanation: `${counted(rows, "row")} of ${columns}: $${sum} = ${rows * columns}$.`,
		mistakes: [
			[
				"added-rows-and-columns",
				rows + columns,
				"It looks like the rows were added to the number in a row. Count every row in full.",
			],
			["missed-a-row", (rows - 1) * columns, "It looks like one row was left out. Count the rows once more."],
			["one-row-too-many", (rows + 1) * columns, "It looks like one row was counted twice."],
		],
	});
});

import type { Difficulty } from "@learnin/domain/question/difficulty";
import { cubeStack } from "../../figures/cubes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: two layers at most; 2: full boxes; 3: a box with one row lower; 4: stairs; 5: how many cubes are missing to a full box. */
export const volumeUnitCubes = defineGenerator("volume-unit-cubes", 2, (random, difficulty) => {
	const heights = draw(random, difficulty);
	const [rows, columns] = [heights.length, heights[0]?.length ?? 0];
	const tallest = Math.max(...heights.flat());
	const cubes = heights.flat().reduce((sum, height) => sum + height, 0);
	const box = rows * columns * tallest;
	const asks_missing = difficulty === 5;
	const is_full = cubes === box;
	const name = random.pick(NAMES);
	const right = asks_missing ? box - cubes : cubes;
	const faces = visibleFaces(heights);
	const layers = Array.from(
		{ length: tallest },
		(_, at) => heights.flat().filter((height) => height > at).length,
	);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: asks_missing
			? `${name} builds with unit cubes, without gaps. How many more cubes make it a full box that is just as long, wide and tall?`
			: `${name} builds this with unit cubes, without gaps. What is its volume?`,
		answer_suffix: asks_missing ? "cubes" : "cubic units",
		figure: {
			svg: cubeStack(heights, random.pick(["sky", "mint", "gold", "lilac"])),
			alt: is_full
				? `A box of unit cubes. It is ${columns} cubes long, ${rows} cubes wide and ${tallest} cubes tall.`
				: `A building of unit cubes in ${rows} rows. The columns have these heights, from left to right. ${heights.map((row, at) => `${at === 0 ? "Back row" : at === rows - 1 ? "Front row" : `Row ${at + 1}`}: ${row.join(", ")}`).join(". ")}.`,
		},
		right,
		hints: [
			"Each cube counts as one, also those that cannot be seen.",
			is_full
				? "How many cubes are in the bottom layer? How many layers are there?"
				: "Go layer by layer, from the bottom to the top, and count the cubes of each.",
			...(asks_missing ? ["How many cubes would the full box have?"] : []),
		],
		explanation: asks_missing
			? `The full box has $${columns} \\times ${rows} \\times ${tallest} = ${box}$ cubes. There are ${layers.join(" + ")} = ${cubes} now, so ${right} ${right === 1 ? "is" : "are"} missing.`
			: is_full
				? `One layer has $${columns} \\times ${rows} = ${columns * rows}$ cubes, and there are ${tallest} layers: $${columns * rows} \\times ${tallest} = ${cubes}$ cubic units.`
				: `From the bottom up the layers have ${layers.join(", ")} cubes. Together that is ${cubes} cubic units.`,
		mistakes: [
			[
				"counted-visible-faces",
				faces,
				"It looks like the squares that can be seen were counted. A cube shows up to three of them, and some show none.",
			],
			[
				"counted-visible-cubes",
				visibleCubes(heights),
				"Some cubes stand behind or below others. They count, too.",
			],
			["counted-one-layer", columns * rows, "That is the bottom layer. What stands on it?"],
			[
				asks_missing ? "counted-the-cubes" : "took-the-full-box",
				asks_missing ? cubes : box,
				asks_missing
					? "Those are the cubes that are there. How many are missing?"
					: "That would be the full box. Some places are empty here.",
			],
		],
	});
});

function visibleFaces(heights: readonly (readonly number[])[]): number {
	const height = (row: number, column: number) => heights[row]?.[column] ?? 0;
	return heights.reduce(
		(sum, row, at) =>
			sum +
			row.reduce(
				(part, own, column) =>
					part + 1 + Math.max(0, own - height(at + 1, column)) + Math.max(0, own - height(at, column + 1)),
				0,
			),
		0,
	);
}

function visibleCubes(heights: readonly (readonly number[])[]): number {
	const height = (row: number, column: number) => heights[row]?.[column] ?? 0;
	return heights.reduce(
		(sum, row, at) =>
			sum +
			row.reduce((part, own, column) => {
				const covered = Math.min(own - 1, height(at + 1, column), height(at, column + 1));
				return part + own - covered;
			}, 0),
		0,
	);
}

/** Heights never grow towards the front or the right, so that no column is out of sight. */
function draw(random: Random, difficulty: Difficulty): number[][] {
	const most = level(difficulty, [4, 5, 5, 4, 4] as const);
	const [columns, rows] = [random.integer(2, most), random.integer(2, Math.min(4, most))];
	const tall = random.integer(2, level(difficulty, [2, 4, 4, 4, 4] as const));
	const full = Array.from({ length: rows }, () => Array.from({ length: columns }, () => tall));
	if (difficulty <= 2) return full;
	if (difficulty === 3)
		return full.with(
			rows - 1,
			Array.from({ length: columns }, () => random.integer(1, tall - 1 || 1)).sort((a, b) => b - a),
		);
	const falling = full[0]?.map(() => random.integer(1, tall)).sort((a, b) => b - a) ?? [];
	falling[0] = tall;
	return full.map((_, row) => falling.map((height) => Math.max(1, height - row)));
}

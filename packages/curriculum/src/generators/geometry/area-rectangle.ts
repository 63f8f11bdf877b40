import { rectangle } from "../../figures/grids.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { counted, NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const UNITS = [
	["cm", "centimeter"],
	["m", "meter"],
	["ft", "foot"],
] as const;
const PLACES = {
	cm: ["card", "photo"],
	m: ["garden", "room", "playground"],
	ft: ["rug", "garden", "deck"],
} as const;

export const areaRectangle = defineGenerator("area-rectangle", 2, (random, difficulty) => {
	const [least, most] = level(difficulty, [
		[2, 5],
		[3, 7],
		[3, 9],
		[5, 10],
		[6, 12],
	] as const);
	const [width, height] = [random.integer(least, most), random.integer(least, most)];
	const [unit, word] = random.pick(UNITS);
	const has_squares = difficulty <= 2;
	const lengths = [counted(width, word, many(word)), counted(height, word, many(word))];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${random.pick(NAMES)} measures a rectangular ${random.pick(PLACES[unit])}. One side is ${width} ${unit} and the other ${height} ${unit}. What is its area?`,
		answer_suffix: `square ${unit}`,
		figure: {
			svg: rectangle({
				width,
				height,
				below: `${width} ${unit}`,
				beside: `${height} ${unit}`,
				has_squares,
				colour: random.pick(["sky", "mint", "gold", "lilac"]),
			}),
			alt: `A rectangle. The side below is ${lengths[0]}, the side on the right ${lengths[1]}.${has_squares ? ` It is made of ${height} rows of ${width} unit squares.` : ""}`,
		},
		right: width * height,
		hints: [
			"The area is the number of unit squares that cover the rectangle.",
			`One row along the lower side has ${width} squares. How many rows are there?`,
		],
		explanation: `${height} rows of ${width} squares: $${height} \\times ${width} = ${width * height}$ square ${many(word)}.`,
		mistakes: [
			[
				"perimeter",
				2 * (width + height),
				"That is the distance around the rectangle. The area counts the squares inside.",
			],
			[
				"added-sides",
				width + height,
				"It looks like the two sides were added. Count rows of squares instead.",
			],
			["one-row-too-few", width * (height - 1), "One row of squares is missing. Count the rows once more."],
			[
				"one-row-too-many",
				width * (height + 1),
				"That is one row of squares too many. How many rows are there?",
			],
		],
	});
});

function many(word: string): string {
	return word === "foot" ? "feet" : `${word}s`;
}

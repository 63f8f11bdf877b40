import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { texNumber } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

const STORIES = [
	["rows", "seats", "A hall has"],
	["trays", "muffins", "A bakery fills"],
	["boxes", "pencils", "A school orders"],
	["crates", "apples", "A farm packs"],
] as const;

export const multiplyTwoByTwoDigit = defineGenerator("multiply-two-by-two-digit", 2, (random, difficulty) => {
	const [most_tens, most_ones] = level(difficulty, [
		[2, 6],
		[4, 7],
		[6, 9],
		[8, 9],
		[9, 9],
	] as const);
	const draw = () => 10 * random.integer(1, most_tens) + random.integer(1, most_ones);
	const [a, b] = [draw(), draw()];
	const [tens, ones] = [b - (b % 10), b % 10];
	const [groups, things, start] = random.pick(STORIES);
	const story = `${start} ${a} ${groups} with ${b} ${things} in each. How many ${things} is that?`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: difficulty >= 4 && random.oneIn(2) ? story : `What is $${a} \\times ${b}$?`,
		right: a * b,
		hints: [
			`Split ${b} into $${tens} + ${ones}$.`,
			`Multiply ${a} by each part: $${a} \\times ${tens}$ and $${a} \\times ${ones}$.`,
			"Add the two products. The one for the tens ends in a zero.",
		],
		explanation: `$${a} \\times ${tens} = ${texNumber(a * tens)}$ and $${a} \\times ${ones} = ${texNumber(a * ones)}$. Together $${texNumber(a * tens)} + ${texNumber(a * ones)} = ${texNumber(a * b)}$.`,
		mistakes: [
			[
				"forgot-place-of-tens",
				(a * tens) / 10 + a * ones,
				"It looks like the tens were multiplied as if they were ones. Their product is ten times as large.",
			],
			[
				"tens-by-tens-ones-by-ones",
				(a - (a % 10)) * tens + (a % 10) * ones,
				"Each part of one number goes with each part of the other: four products, not two.",
			],
			["left-out-ones", a * tens, "Good start with the tens. The ones are still to be multiplied and added."],
		],
	});
});

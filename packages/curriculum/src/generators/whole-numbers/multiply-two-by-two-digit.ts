import { splitRectangle } from "../../figures/split-rectangle.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { labelPicture } from "../../kit/label-picture.ts";
import { level } from "../../kit/level.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

const STORIES = [
	["rows", "seats", "A hall has"],
	["trays", "muffins", "A bakery fills"],
	["boxes", "pencils", "A school orders"],
	["crates", "apples", "A farm packs"],
] as const;

export const multiplyTwoByTwoDigit = defineGenerator("multiply-two-by-two-digit", 3, (random, difficulty) => {
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
	if (difficulty <= 2 && random.oneIn(3)) return areas(a, tens, ones);
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

/** The product as a rectangle in two parts, the tens and the ones of the second factor. */
function areas(a: number, tens: number, ones: number) {
	const picture = splitRectangle({
		rows: 4,
		left: 6,
		right: 4,
		has_squares: false,
		names: { side: `${a}`, left: `${tens}`, right: `${ones}` },
	});
	const part = (width: number, place: [number, number]) => ({
		right: a * width,
		label: `Area of the part that is ${width} wide`,
		place,
	});
	return labelPicture({
		prompt: `The rectangle shows $${a} \\times ${tens + ones}$ in two parts, not to scale. Write the area of each part.`,
		figure: {
			svg: picture.svg,
			alt: `A rectangle, ${a} high, split into a part ${tens} wide and a part ${ones} wide.`,
		},
		places: { tens: part(tens, picture.places[0]), ones: part(ones, picture.places[1]) },
		hints: [
			`One part is ${tens} wide, the other ${ones}.`,
			`For the first part, find $${a} \\times ${tens / 10}$. That is how many tens it has.`,
		],
		explanation: `$${a} \\times ${tens} = ${texNumber(a * tens)}$ and $${a} \\times ${ones} = ${texNumber(a * ones)}$. Together that is ${prose(a * (tens + ones))}.`,
		mistakes: [
			[
				"tens",
				"forgot-place-of-tens",
				(a * tens) / 10,
				`The part is ${tens} wide, not ${tens / 10}. Its area is ten times as large.`,
			],
			["tens", "added-the-sides", a + tens, "It looks like the sides were added. An area is a product."],
			[
				"ones",
				"added-the-sides-of-the-small-part",
				a + ones,
				"It looks like the sides were added. An area is a product.",
			],
			[
				"ones",
				"multiplied-the-ones-only",
				(a % 10) * ones,
				"It looks like only the ones were multiplied. The part is as high as the whole rectangle.",
			],
		],
	});
}

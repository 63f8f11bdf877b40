import { splitRectangle } from "../../figures/split-rectangle.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { labelPicture } from "../../kit/label-picture.ts";
import { level } from "../../kit/level.ts";
import { defineGenerator } from "../generator.ts";

// 1: both areas on the picture. 2: both areas and the whole. 3: larger sides. 4: without squares, in an equation. 5: the second width is to be found.
export const areaDistributive = defineGenerator("area-distributive", 2, (random, difficulty) => {
	const height = random.integer(3, level(difficulty, [5, 6, 8, 9, 9] as const));
	const left = random.integer(3, level(difficulty, [5, 6, 6, 9, 6] as const));
	let right = random.integer(2, level(difficulty, [4, 5, 5, 6, 5] as const));
	if (right === left) right += 1;
	const width = left + right;
	const [one, two] = [height * left, height * right];
	const unit = random.pick(["m", "cm", "ft"] as const);
	const picture = splitRectangle({
		rows: height,
		left,
		right,
		has_squares: difficulty === 2,
		names: {
			side: `${height} ${unit}`,
			left: `${left} ${unit}`,
			right: difficulty === 5 ? "?" : `${right} ${unit}`,
		},
	});
	const alt = `A rectangle ${height} ${unit} high, split into two parts. The left part is ${left} ${unit} wide${difficulty === 5 ? ", the width of the right part is not told" : `, the right part ${right} ${unit}`}.`;
	const hints = [
		`Both parts have the same height, ${height} ${unit}.`,
		"Multiply the height by the width of each part, then add the two areas.",
	];
	const explanation = `$${height} \\times (${left} + ${right}) = ${height} \\times ${left} + ${height} \\times ${right} = ${one} + ${two} = ${one + two}$.`;
	if (difficulty === 1 || difficulty === 3)
		return labelPicture({
			prompt: `Write the area of each part in square ${unit}.`,
			figure: { svg: picture.svg, alt },
			places: {
				left: { right: one, label: `Area of the left part in square ${unit}`, place: picture.places[0] },
				right: { right: two, label: `Area of the right part in square ${unit}`, place: picture.places[1] },
			},
			hints,
			explanation,
			mistakes: [
				[
					"left",
					"added-the-sides",
					height + left,
					"It looks like the sides were added. How many squares fill the part?",
				],
				[
					"left",
					"multiplied-the-wrong-pair",
					left * right,
					"Those are the two widths. Use the height and one width.",
				],
				[
					"right",
					"added-the-sides-right",
					height + right,
					"It looks like the sides were added. How many squares fill the part?",
				],
				[
					"right",
					"took-the-whole-width",
					height * width,
					"That is the whole rectangle. Find this part only.",
				],
			],
		});
	const text =
		difficulty === 5
			? `The whole rectangle is ${width} ${unit} wide. The right part is [[width]] ${unit} wide. Its area is [[two]] square ${unit}, and the whole area is [[whole]] square ${unit}.`
			: `$${height} \\times ${width} = ${height} \\times ${left} + ${height} \\times ${right} =$ [[one]] $+$ [[two]] $=$ [[whole]]`;
	return fillBoxes({
		prompt: text,
		...(difficulty === 4 ? {} : { figure: { svg: picture.svg, alt } }),
		boxes:
			difficulty === 5
				? { width: { right }, two: { right: two }, whole: { right: one + two } }
				: { one: { right: one }, two: { right: two }, whole: { right: one + two } },
		hints,
		explanation: difficulty === 5 ? `$${width} - ${left} = ${right}$. ${explanation}` : explanation,
		mistakes: [
			...(difficulty === 5
				? ([
						[
							"width",
							"repeated-the-whole-width",
							width,
							"That is the whole width. What is left for the right part?",
						],
					] as const)
				: ([
						[
							"one",
							"multiplied-the-widths",
							left * right,
							"Those are the two widths. Use the height and one width.",
						],
					] as const)),
			["two", "kept-the-width", right, "That is the width. Multiply it by the height."],
			[
				"two",
				"added-the-sides",
				height + right,
				"It looks like the sides were added. How many squares fill the part?",
			],
			["whole", "left-out-a-part", one, "That is one part only. Add the other one."],
		],
	});
});

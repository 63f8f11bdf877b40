import { lShape } from "../../figures/grid-shape.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

// 1: already split, both areas and the whole. 2: split, only the whole. 3: not split, all sides told. 4: one side is hidden. 5: two sides are hidden.
export const areaRectilinear = defineGenerator("area-rectilinear", 3, (random, difficulty) => {
	const [width, height] = [
		random.integer(5, level(difficulty, [7, 8, 9, 10, 10] as const)),
		random.integer(4, level(difficulty, [6, 7, 8, 8, 9] as const)),
	];
	const [cut_width, cut_height] = [random.integer(2, width - 2), random.integer(2, height - 2)];
	const [tall, low] = [width - cut_width, height - cut_height];
	const [one, two] = [tall * height, cut_width * low];
	const area = one + two;
	const unit = random.pick(["m", "ft", "cm"] as const);
	const side = (length: number) => `${length} ${unit}`;
	const place = random.pick({ cm: ["card", "sticker"], m: ["room", "garden"], ft: ["patio", "stage"] }[unit]);
	const figure = {
		svg: lShape({
			width,
			height,
			cut_width,
			cut_height,
			is_split: difficulty <= 2,
			colour: random.pick(["sky", "gold", "mint", "coral", "lilac"]),
			sides: {
				left: side(height),
				top: side(tall),
				inner_width: side(cut_width),
				...(difficulty <= 3
					? { inner_height: side(cut_height), right: side(low), bottom: side(width) }
					: difficulty === 4
						? { right: side(low), bottom: side(width) }
						: { inner_height: side(cut_height) }),
			},
		}),
		alt: `An L-shape: the left side is ${side(height)}, the top ${side(tall)}. On the right a corner is cut out that is ${side(cut_width)} wide${difficulty === 4 ? "" : ` and ${side(cut_height)} high`}.${difficulty === 5 ? "" : ` The right side is ${side(low)}, the bottom ${side(width)}.`}${difficulty <= 2 ? " A dashed line splits it into a tall rectangle and a low one on the right." : ""}`,
	};
	const hints = [
		"Split the shape into two rectangles.",
		difficulty >= 4
			? "A side that is not given can be found from the sides across from it."
			: "Find the two sides of each rectangle.",
		"Add the two areas.",
	];
	const explanation = `The tall rectangle: $${tall} \\times ${height} = ${one}$. The low one on the right: $${cut_width} \\times ${low} = ${two}$. Together $${one} + ${two} = ${area}$ square ${unit}.`;
	if (difficulty === 1)
		return fillBoxes({
			prompt: `The shape is split into two rectangles. The tall one has [[one]] square ${unit}, the low one [[two]] square ${unit}. Together that is [[whole]] square ${unit}.`,
			figure,
			boxes: { one: { right: one }, two: { right: two }, whole: { right: area } },
			hints,
			explanation,
			mistakes: [
				[
					"one",
					"took-the-whole-width",
					width * height,
					"That goes past the dashed line. Which sides does the tall one have?",
				],
				[
					"two",
					"took-the-whole-height",
					cut_width * height,
					"That is too high. Which sides does the low one have?",
				],
				["two", "multiplied-the-cut-corner", cut_width * cut_height, "That is the corner that is missing."],
				["whole", "multiplied-whole-by-whole", width * height, "That counts the missing corner, too."],
			],
		});
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${random.pick(NAMES)} measures a ${place} that has the shape of an L. What is its area?`,
		answer_suffix: `square ${unit}`,
		figure,
		right: area,
		hints,
		explanation,
		mistakes: [
			[
				"multiplied-whole-by-whole",
				width * height,
				"That counts the missing corner, too. Split the shape first.",
			],
			["left-out-a-part", one, "That is one of the two rectangles. Add the other one."],
			[
				"counted-a-part-twice",
				one + cut_width * height,
				"The two rectangles lie on top of each other there. Split the shape with one line.",
			],
			[
				"went-around",
				2 * (width + height),
				"That is the distance around the shape. The area counts the squares inside.",
			],
		],
	});
});

import { gridShape } from "../../figures/grid-shape.ts";
import { shares } from "../../figures/shares.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const COLOURS = ["sky", "gold", "mint", "coral", "lilac"] as const;
const PLACES = ["garden", "wall", "field", "flag", "floor", "quilt"] as const;

// 1: strips, the part of one. 2: slices or strips up to eighths. 3: a grid, a block of squares as one of equal parts. 4: without a picture. 5: equal parts of different form.
export const partitionAreaFractions = defineGenerator("partition-area-fractions", 1, (random, difficulty) => {
	const parts = random.pick(
		level<readonly number[]>(difficulty, [
			[2, 3, 4],
			[4, 6, 8],
			[2, 3, 4, 6],
			[3, 4, 6, 8],
			[2, 4],
		]),
	);
	const [name, place] = [random.pick(NAMES), random.pick(PLACES)];
	if (difficulty === 5) {
		const forms =
			parts === 2 ? ["two triangles", "two rectangles"] : ["four triangles", "four small squares"];
		return chooseOption(
			random,
			{
				prompt: `${name} splits a square ${place} into ${forms[0]} of equal area. A second square of the same size is split into ${forms[1]} of equal area. How do the parts compare?`,
				hints: [
					`How many equal parts does each square have?`,
					"Each part is the same fraction of the same whole.",
				],
				explanation: `Each part is $\\dfrac{1}{${parts}}$ of the same square, so all have the same area, whatever their form.`,
			},
			{
				right: "All the parts have the same area.",
				wrong: [
					[
						"The triangles are smaller.",
						"equal-parts-must-look-alike",
						"The form does not decide. Which fraction of the whole is each part?",
					],
					[
						"The triangles are larger.",
						"pointed-parts-look-larger",
						"The form does not decide. Which fraction of the whole is each part?",
					],
					[
						"They cannot be compared.",
						"thinks-forms-cannot-be-compared",
						"Both are parts of the same whole. Which fraction is each one?",
					],
				],
			},
		);
	}
	const rows = random.pick([2, 3, 4].filter((each) => each * parts <= 24));
	const is_grid = difficulty === 3;
	const colour = random.pick(COLOURS);
	const whole = difficulty === 1 ? "rectangle" : random.pick(["circle", "rectangle"] as const);
	const cells = Array.from({ length: rows }, (_, row): [number, number] => [row, 0]);
	const squares = rows * parts;
	const figure = is_grid
		? {
				svg: gridShape(cells, rows, parts, colour),
				alt: `A rectangle of ${squares} equal squares in ${rows} rows. One whole column of ${rows} squares is colored.`,
			}
		: {
				svg: shares({
					whole,
					parts: Array.from({ length: parts }, () => 1),
					shaded: 1,
					colour,
					is_upright: random.oneIn(2),
				}),
				alt: `A ${whole === "circle" ? "circle" : "square"} cut into ${parts} parts of equal area. One part is colored.`,
			};
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt:
			difficulty === 4
				? `${name} splits a ${place} into ${parts} parts of equal area. What fraction of the whole area is one part?`
				: is_grid
					? `${name} splits a ${place} into ${parts} columns of equal area and colors one of them. What fraction of the whole area is colored?`
					: `${name} splits a ${place} into parts of equal area. What fraction of the whole area is colored?`,
		cta: "Write a fraction: top number, slash, bottom number.",
		...(difficulty === 4 ? {} : { figure }),
		...(is_grid ? {} : { simplest: "optional" as const }),
		right: `1/${parts}`,
		hints: [
			"How many parts of equal area does the whole have?",
			"One of them is meant. All parts together go below.",
		],
		explanation: is_grid
			? `${rows} of ${squares} squares are colored. That is one of ${parts} equal columns: $\\dfrac{1}{${parts}}$.`
			: `The whole has ${parts} parts of equal area, and one of them is $\\dfrac{1}{${parts}}$.`,
		mistakes: [
			["part-to-part", `1/${parts - 1}`, "The bottom number counts all parts, the colored one, too."],
			[
				"one-square-of-all",
				is_grid ? `1/${squares}` : "",
				"That is one small square. A whole column is colored.",
			],
			[
				"swapped-top-and-bottom",
				parts > 1 ? `${parts}/1` : "",
				"It looks like top and bottom changed places.",
			],
			[
				"counted-the-other-parts",
				parts > 2 ? `${parts - 1}/${parts}` : "",
				"Those are the other parts. One part is asked.",
			],
		],
	});
});

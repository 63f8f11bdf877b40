import { gridShape } from "../../figures/grid-shape.ts";
import { cutSquares } from "../../figures/cut-square.ts";
import { shares } from "../../figures/shares.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import type { SquareCut } from "./square-cuts.ts";
import { ALIKE_CUTS, UNLIKE_CUTS } from "./square-cuts.ts";

const COLOURS = ["sky", "gold", "mint", "coral", "lilac"] as const;
const ROUND = ["pizza", "round rug", "round table top", "round flower bed"] as const;
const PLACES = ["garden", "wall", "field", "flag", "floor", "quilt"] as const;

// 1: strips, the part of one. 2: slices or strips up to eighths. 3: a grid, a block of squares as one of equal parts. 4: parts of equal area
// and two forms. 5: which of two colored parts is larger, whatever their shapes.
export const partitionAreaFractions = defineGenerator("partition-area-fractions", 3, (random, difficulty) => {
	const [name, place] = [random.pick(NAMES), random.pick(PLACES)];
	if (difficulty === 4) return unlikeParts(random, name, place);
	if (difficulty === 5) return compared(random, name);
	const parts = random.pick(
		level<readonly number[]>(difficulty, [[2, 3, 4], [4, 6, 8], [2, 3, 4, 6], [], []]),
	);
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
		prompt: is_grid
			? `${name} splits a ${place} into ${parts} columns of equal area and colors one of them. What fraction of the whole area is colored?`
			: `${name} splits a ${whole === "circle" ? random.pick(ROUND) : place} into parts of equal area. What fraction of the whole area is colored?`,
		cta: "Write a fraction: top number, slash, bottom number.",
		figure,
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
				"Those are the other parts. The question is about one part.",
			],
		],
	});
});

/** "two small squares and two wide strips". */
function formsOf({ forms }: SquareCut): string {
	const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
	return forms.map(([count, one, many]) => `${numbers[count]} ${count === 1 ? one : many}`).join(" and ");
}

/** The form of one of the parts. */
function formAt({ forms }: SquareCut, at: number): readonly [count: number, one: string, many: string] {
	const [first = [1, "part", "parts"] as const, second = first] = forms;
	return at < first[0] ? first : second;
}

function unlikeParts(random: Random, name: string, place: string) {
	const cut = random.pick(UNLIKE_CUTS);
	const count = cut.parts.length;
	const colored = random.integer(0, count - 1);
	const [alike, one] = formAt(cut, colored);
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: `${name} splits a square ${place} into parts that all have the same area, though they look different. One part is colored. What fraction of the whole area is it?`,
		cta: "Write a fraction: top number, slash, bottom number.",
		figure: {
			svg: cutSquares([{ parts: cut.parts, colored, colour: random.pick(COLOURS) }]),
			alt: `A square cut into ${formsOf(cut)}, all of the same area. One ${one} is colored.`,
		},
		right: `1/${count}`,
		hints: [
			"The shapes differ, but the areas are equal. What does that mean for the parts?",
			"Count all the parts.",
		],
		explanation: `The square has ${count} parts of equal area. One of them is $\\dfrac{1}{${count}}$ of the whole, whatever its shape.`,
		mistakes: [
			[
				"equal-parts-must-look-alike",
				alike > 1 ? `1/${alike}` : "",
				"Only the parts of one shape were counted. All parts have the same area, so all of them count.",
			],
			["part-to-part", `1/${count - 1}`, "The bottom number counts all parts, the colored one, too."],
			["swapped-top-and-bottom", `${count}/1`, "It looks like top and bottom changed places."],
			[
				"counted-the-other-parts",
				`${count - 1}/${count}`,
				"Those are the other parts. The question is about the colored one.",
			],
		],
	});
}

const [LEFT, RIGHT, SAME, NEVER] = [
	"The left colored part is larger.",
	"The right colored part is larger.",
	"Both colored parts have the same area.",
	"They cannot be compared.",
] as const;

function compared(random: Random, name: string) {
	const first = random.pick(ALIKE_CUTS);
	const same = ALIKE_CUTS.filter(({ parts }) => parts.length === first.parts.length && parts !== first.parts);
	const others = ALIKE_CUTS.filter(({ parts }) => parts.length !== first.parts.length);
	const second = random.pick(same.length > 0 && !random.oneIn(3) ? same : others);
	const [a, b] = [first.parts.length, second.parts.length];
	const right = a === b ? SAME : a < b ? LEFT : RIGHT;
	const [one, other] = [formAt(first, 0)[1], formAt(second, 0)[1]];
	const [colour, other_colour] = random.shuffle(COLOURS);
	return chooseOption(
		random,
		{
			prompt: `${name} cuts two squares of the same size into parts of equal area and colors one part of each. How do the colored parts compare?`,
			figure: {
				svg: cutSquares([
					{ parts: first.parts, colored: 0, colour: colour ?? "sky" },
					{ parts: second.parts, colored: 0, colour: other_colour ?? "gold" },
				]),
				alt: `Two squares of the same size. The left one is cut into ${formsOf(first)} of equal area, and one ${one} is colored. The right one is cut into ${formsOf(second)} of equal area, and one ${other} is colored.`,
			},
			hints: [
				"How many equal parts does each square have?",
				"Which fraction of its square is each colored part? The squares have the same size.",
			],
			explanation:
				a === b
					? `Each colored part is $\\dfrac{1}{${a}}$ of a square of the same size. So both have the same area, whatever their shape.`
					: `The left part is $\\dfrac{1}{${a}}$ of its square, the right part $\\dfrac{1}{${b}}$. The more equal parts, the smaller each of them: $\\dfrac{1}{${Math.min(a, b)}}$ is larger.`,
		},
		{
			right,
			wrong: [
				...(right === SAME
					? []
					: ([
							[SAME, "did-not-count-the-parts", "Count the parts of each square."],
							[
								right === LEFT ? RIGHT : LEFT,
								"more-parts-larger-part",
								"More parts of the same whole: does each of them get larger or smaller?",
							],
						] as const)),
				...(right === SAME
					? ([
							[
								LEFT,
								"equal-parts-must-look-alike",
								"The shape of a part does not decide. Which fraction of the whole is each part?",
							],
							[RIGHT, "went-by-the-look", "It may look larger. Which fraction of the whole is each part?"],
						] as const)
					: []),
				[
					NEVER,
					"thinks-forms-cannot-be-compared",
					"Both are parts of wholes of the same size. Which fraction is each one?",
				],
			],
			order: [LEFT, RIGHT, SAME, NEVER],
		},
	);
}

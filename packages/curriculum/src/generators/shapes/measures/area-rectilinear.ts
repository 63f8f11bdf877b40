import { lShape } from "../../../figures/shapes/grid-shape.ts";
import { ask, boxed, defineSkill, inFull, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { cutBlocks } from "../../geometry/cut-and-moved.ts";
import { by, COLORS, LENGTH_UNITS } from "./rectangle-measures.ts";

/** A rectangle without its upper right corner: a taller part on the left and a lower one on the right. */
interface LShaped {
	width: number;
	height: number;
	tall: number;
	low: number;
	unit: (typeof LENGTH_UNITS)[number];
}
type Told = "split" | "all" | "one hidden" | "two hidden";

const PLACES = {
	cm: ["card", "sticker", "paper cutout"],
	m: ["room", "garden", "patio"],
	ft: ["patio", "stage", "kitchen floor"],
	"in.": ["picture frame", "tray", "doormat"],
} as const;

const drawL = (random: Random, most: number): LShaped => {
	const [width, height] = [random.integer(5, most), random.integer(4, most - 1)];
	return {
		width,
		height,
		tall: random.integer(2, width - 2),
		low: random.integer(2, height - 2),
		unit: random.pick(LENGTH_UNITS),
	};
};

function pictureOf(random: Random, { width, height, tall, low, unit }: LShaped, told: Told) {
	const [cut_width, cut_height] = [width - tall, height - low];
	const side = (length: number) => `${length} ${unit}`;
	const rest = { inner_height: side(cut_height), right: side(low), bottom: side(width) };
	const { inner_height, ...lower } = rest;
	const sides = told === "one hidden" ? lower : told === "two hidden" ? { inner_height } : rest;
	const high = told === "one hidden" ? "" : ` and ${side(cut_height)} high`;
	const others = told === "two hidden" ? "" : ` The right side is ${side(low)}, the bottom ${side(width)}.`;
	const split =
		told === "split" ? " A dashed line splits it into a left rectangle and a right rectangle." : "";
	return {
		svg: lShape({
			width,
			height,
			cut_width,
			cut_height,
			is_split: told === "split",
			color: random.pick(COLORS),
			sides: { left: side(height), top: side(tall), inner_width: side(cut_width), ...sides },
		}),
		alt: `An L-shape: the left side is ${side(height)}, the top ${side(tall)}. On the right a corner is cut out that is ${side(cut_width)} wide${high}.${others}${split}`,
	};
}

function areasOf({ width, height, tall, low }: LShaped) {
	const [one, two] = [tall * height, (width - tall) * low];
	return { one, two, area: one + two };
}

function stepsOf(shape: LShaped): string[] {
	const { one, two, area } = areasOf(shape);
	const { width, height, tall, low, unit } = shape;
	return [
		`The left rectangle: $${tall} \\times ${height} = ${one}$.`,
		`The right rectangle: $${width - tall} \\times ${low} = ${two}$.`,
		`Together: $${one} + ${two} = ${area}$ square ${inFull(unit)}.`,
	];
}

function draftOf(shape: LShaped, told: Told, prompt: string): Draft {
	const { one, area } = areasOf(shape);
	const { width, height, tall, unit } = shape;
	return {
		prompt,
		right: whole(area),
		wrong: [
			[slip.countedCornersOff, whole(width * height)],
			[slip.tookOneRectangle, whole(one)],
			[slip.overlappedRectangles, whole(one + (width - tall) * height)],
			[slip.foundThePerimeter, whole(2 * (width + height))],
		],
		unit: { after: `square ${inFull(unit)}` },
		hints: [
			"Split the shape into two rectangles.",
			told === "all" || told === "split"
				? `The left rectangle is ${tall} ${unit} by ${height} ${unit}. Which sides does the other one have?`
				: "Use the sides across from a missing side to find its length.",
			"Find the area of each rectangle, and add the two areas.",
		],
		steps: stepsOf(shape),
	};
}

const wholeShape =
	(told: Told, most: number): Form =>
	(random) => {
		const shape = drawL(random, most);
		const place = random.pick(PLACES[shape.unit]);
		const name = random.pick(NAMES);
		const prompt = random.pick([
			`${name} measures a ${place} that has the shape of an L. What is its area?`,
			`The picture shows a ${place}. All corners are square corners. Find its area.`,
			`How many square ${inFull(shape.unit)} does this ${place} cover?`,
			`${name} splits this shape into rectangles to find its area. What is the area?`,
		]);
		return { ...draftOf(shape, told, prompt), figure: pictureOf(random, shape, told) };
	};

/** Both parts, and the whole. */
const inParts = (told: Told, most: number) =>
	ask.stepwise((random) => {
		const shape = drawL(random, most);
		const { width, height, tall, low, unit } = shape;
		const { one, two, area } = areasOf(shape);
		const isSplit = told === "split";
		const { hints } = draftOf(shape, told, "");
		return {
			prompt: random.pick([
				`${isSplit ? "The shape is split into two rectangles." : "Split the shape from top to bottom into two rectangles."} The left one has an area of [[one]] square ${inFull(unit)}, and the right one [[two]] square ${inFull(unit)}. Together that is [[all]] square ${inFull(unit)}.`,
				`${random.pick(NAMES)} splits the shape${isSplit ? "" : " from top to bottom"}: the left rectangle has an area of [[one]] square ${inFull(unit)}, and the right one [[two]] square ${inFull(unit)}. The whole area is [[all]] square ${inFull(unit)}.`,
			]),
			figure: pictureOf(random, shape, told),
			boxes: {
				one: boxed(whole(one), [slip.countedCornersOff, whole(width * height)]),
				two: boxed(
					whole(two),
					[slip.overlappedRectangles, whole((width - tall) * height)],
					[slip.multipliedTheMissingCorner, whole((width - tall) * (height - low))],
				),
				all: boxed(whole(area), [slip.tookOneRectangle, whole(one)]),
			},
			hints: [
				"Each of the two parts is a rectangle with two pairs of equal sides.",
				isSplit ? `The left rectangle is ${tall} ${unit} by ${height} ${unit}.` : hints[1],
				hints[2],
			],
			steps: stepsOf(shape),
		};
	});

/** "an $8 \times 3$ rectangle". */
const oneRectangle = (width: number, height: number) =>
	`${width === 8 ? "an" : "a"} $${width} \\times ${height}$ rectangle`;

/** Two rectangles that are given in words. */
const joined: Form = (random) => {
	const shape = drawL(random, 9);
	const { width, height, tall, low, unit } = shape;
	const { one, two, area } = areasOf(shape);
	const [first, second] = [by({ width: tall, height, unit }), by({ width: width - tall, height: low, unit })];
	const asked = random.pick([
		"What is the area of the whole shape?",
		"How much area does the whole shape cover?",
	]);
	return {
		...draftOf(shape, "all", ""),
		prompt: `A ${random.pick(PLACES[unit])} is made of two rectangles that do not overlap. One is ${first}, the other ${second}. ${asked}`,
		task: `the area of ${oneRectangle(tall, height)} and ${oneRectangle(width - tall, low)} together`,
		wrong: [
			[slip.tookOneRectangle, whole(one)],
			[slip.foundThePerimeter, whole(2 * (tall + height + (width - tall) + low))],
			[slip.addedTheSides, whole(tall + height + (width - tall) + low)],
			[slip.subtractedInstead, whole(Math.abs(one - two))],
		],
		hints: [
			"The shape is made of two rectangles. Find the area of each.",
			`Find $${tall} \\times ${height}$ and $${width - tall} \\times ${low}$.`,
			"Add the two areas.",
		],
		steps: [
			`$${tall} \\times ${height} = ${one}$ and $${width - tall} \\times ${low} = ${two}$.`,
			`$${one} + ${two} = ${area}$ square ${inFull(unit)}.`,
		],
	};
};

// 1: already split, both areas and the whole. 2: split, only the whole, and two rectangles in words. 3: not split, all sides
// given, or one cut that makes a rectangle. 4: one side is hidden. 5: two sides are hidden.
export const areaRectilinear = defineSkill("area-rectilinear", 16, {
	1: [inParts("split", 7), ask.typed(wholeShape("split", 7)), ask.chosen(wholeShape("split", 7))],
	2: [
		ask.typed(wholeShape("split", 8)),
		ask.typed(joined),
		ask.matched(joined, ["shape", "area"], 3),
		inParts("split", 8),
		cutBlocks,
	],
	3: [ask.typed(wholeShape("all", 9)), inParts("all", 9), ask.chosen(wholeShape("all", 9)), cutBlocks],
	4: [ask.typed(wholeShape("one hidden", 9)), inParts("one hidden", 9), ask.whatWentWrong(joined)],
	5: [
		ask.typed(wholeShape("two hidden", 10)),
		ask.chosen(wholeShape("two hidden", 10)),
		ask.explainTheMistake(joined),
	],
});

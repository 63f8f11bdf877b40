import type { Interaction } from "@learnin/domain/interactions/interaction";
import * as z from "zod/mini";
import type { SameType } from "../same-type.ts";

const whole = z.int().check(z.gte(-100_000), z.lte(100_000));

const marks = {
	/** Whole numbers at the two ends. */
	from: whole,
	to: whole,
	/** Equal steps between the ends. */
	steps: z.int().check(z.gte(2), z.lte(50)),
	/** Every nth mark has its number; 0: only the ends. */
	number_every: z.int().check(z.gte(0), z.lte(50)),
};

const numberLine = z.strictObject({ kind: z.literal("number_line"), ...marks });

const zoomLine = z.strictObject({
	kind: z.literal("zoom_line"),
	/** Whole numbers at the two ends. */
	from: whole,
	to: whole,
	/** Decimal places of the finest marks. */
	places: z.int().check(z.gte(1), z.lte(3)),
});

const linePoints = z.strictObject({ kind: z.literal("line_points"), ...marks });

const shading = z.strictObject({
	kind: z.literal("shading"),
	/** Equal parts in rows and columns; a bar is one row. */
	rows: z.int().check(z.gte(1), z.lte(10)),
	columns: z.int().check(z.gte(1), z.lte(20)),
	/** Sectors of a circle, or counters of a group; without it a bar or a grid. */
	style: z.exactOptional(z.enum(["circle", "set"])),
});

const order = z.strictObject({ kind: z.literal("order") });

const sort = z.strictObject({ kind: z.literal("sort") });

const venn = z.strictObject({ kind: z.literal("venn") });

const coordinate = z.number().check(z.gte(-100_000), z.lte(100_000));

const plane = z.strictObject({
	kind: z.literal("plane"),
	/** Whole numbers at the ends of both axes. */
	x_from: whole,
	x_to: whole,
	y_from: whole,
	y_to: whole,
	/** Distance of the grid lines. */
	step: z.int().check(z.gte(1), z.lte(1000)),
	/** How the plotted points are joined. */
	join: z.enum(["none", "line", "slope", "segment", "polygon"]),
	/** Straight pieces that are drawn already, each from one point to another. */
	segments: z
		.array(z.strictObject({ x1: coordinate, y1: coordinate, x2: coordinate, y2: coordinate }))
		.check(z.maxLength(12)),
	/** Corners of a figure drawn from the start. */
	shape: z.exactOptional(z.array(z.strictObject({ x: coordinate, y: coordinate })).check(z.maxLength(6))),
});

const clock = z.strictObject({
	kind: z.literal("clock"),
	/** Minutes between positions of the long hand. */
	step: z.int().check(z.gte(1), z.lte(30)),
});

const angle = z.strictObject({
	kind: z.literal("angle"),
	/** The side snaps to multiples of this many degrees. */
	step: z.int().check(z.gte(1), z.lte(90)),
	/** Shows a protractor on it. */
	has_protractor: z.boolean(),
});

const areaModel = z.strictObject({
	kind: z.literal("area_model"),
	/** The sides of the rectangle. */
	width: z.int().check(z.gte(1), z.lte(99)),
	height: z.int().check(z.gte(1), z.lte(99)),
	/** How many parts it has side by side, and above each other. */
	columns: z.int().check(z.gte(1), z.lte(3)),
	rows: z.int().check(z.gte(1), z.lte(2)),
	/** Shows the area of each part. */
	has_areas: z.boolean(),
});

const region = z.strictObject({
	kind: z.literal("region"),
	/** Whole numbers at the ends of both axes. */
	x_from: whole,
	x_to: whole,
	y_from: whole,
	y_to: whole,
	/** How many boundaries it has, each parallel to an axis. */
	boundaries: z.union([z.literal(1), z.literal(2)]),
});

const gridStep = z.int().check(z.gte(1), z.lte(10_000));
const axisName = z.string().check(z.minLength(1), z.maxLength(60));

const bestFit = z.strictObject({
	kind: z.literal("best_fit"),
	/** Whole numbers at the ends of both axes. */
	x_from: whole,
	x_to: whole,
	y_from: whole,
	y_to: whole,
	/** Distances of the grid lines, and the steps of the handles. */
	x_step: gridStep,
	y_step: gridStep,
	step: gridStep,
	/** What the axes show. */
	x_name: axisName,
	y_name: axisName,
	/** The data. */
	points: z.array(z.strictObject({ x: coordinate, y: coordinate })).check(z.minLength(5), z.maxLength(30)),
	/** Another line to compare with, by its heights at both edges. */
	other_left: z.exactOptional(coordinate),
	other_right: z.exactOptional(coordinate),
	/** Where a height is read off the line. */
	reads_at: z.exactOptional(whole),
});

const ruler = z.strictObject({
	kind: z.literal("ruler"),
	unit: z.enum(["in", "cm"]),
	/** The ruler's length in units, and marks per unit. */
	units: z.int().check(z.gte(2), z.lte(50)),
	parts: z.int().check(z.gte(1), z.lte(10)),
	/** The bar's length, in such parts. */
	bar: z.int().check(z.gte(1), z.lte(50)),
});

const protractor = z.strictObject({
	kind: z.literal("protractor"),
	/** It rotates, and its mark snaps, in multiples of this many degrees. */
	step: z.int().check(z.gte(1), z.lte(90)),
	/** The rotation of the angle's first side, and the size of the angle. */
	tilt: z.int().check(z.gte(0), z.lte(90)),
	degrees: z.int().check(z.gte(1), z.lte(180)),
});

const wholes = {
	/** Whole numbers at the two ends. */
	from: whole,
	to: whole,
	/** Every nth mark has its number; 0: only the ends. */
	number_every: z.int().check(z.gte(0), z.lte(50)),
	/** The letter of the inequality. */
	variable: z.string().check(z.regex(/^[A-Za-z]$/)),
};

const inequality = z.strictObject({ kind: z.literal("inequality"), ...wholes });

const interval = z.strictObject({ kind: z.literal("interval"), ...wholes });

const chart = z.strictObject({
	kind: z.literal("chart"),
	style: z.enum(["bars", "histogram", "pictures", "dots"]),
	/** The label below each column. */
	names: z.array(z.string().check(z.minLength(1), z.maxLength(30))).check(z.minLength(2), z.maxLength(7)),
	/** The values of all columns are multiples of this. */
	step: z.int().check(z.gte(1), z.lte(1000)),
	/** The largest value that a column can have. */
	most: z.int().check(z.gte(2), z.lte(12_000)),
});

const boxPlot = z.strictObject({ kind: z.literal("box_plot"), ...marks });

const blocks = z.strictObject({
	kind: z.literal("blocks"),
	/** What the largest block is worth in the smallest ones. */
	largest: z.int().check(z.gte(10), z.lte(1000)),
	/** How many of the smallest blocks the ones there at first are worth. */
	start: z.int().check(z.gte(0), z.lte(19_999)),
	/** The value of the smallest block; without it a one. */
	smallest: z.exactOptional(z.enum(["tenth", "hundredth", "thousandth"])),
});

const along = z.int().check(z.gte(1), z.lte(8));

const cubes = z.strictObject({
	kind: z.literal("cubes"),
	/** How many cubes cover the floor in length and depth, and how many layers fit. */
	length: along,
	width: along,
	height: along,
});

const cut = z.strictObject({
	kind: z.literal("cut"),
	/** How many squares the grid has. */
	columns: z.int().check(z.gte(2), z.lte(16)),
	rows: z.int().check(z.gte(2), z.lte(12)),
	/** Corners of the figure in order, from the left and from below. */
	shape: z.array(z.strictObject({ x: whole, y: whole })).check(z.minLength(3), z.maxLength(8)),
	/** The direction of the cut. */
	along: z.enum(["down", "across"]),
});

const place = z.strictObject({
	x: z.int().check(z.gte(0), z.lte(1000)),
	y: z.int().check(z.gte(0), z.lte(1000)),
});

const parts = z.strictObject({
	kind: z.literal("parts"),
	/** Corners of a figure that is drawn but not tappable, in order. */
	shape: z.array(place).check(z.maxLength(14)),
	/** In the order of the options: one place is a corner, two are a side or a line, more are a face. */
	parts: z
		.array(z.array(place).check(z.minLength(1), z.maxLength(14)))
		.check(z.minLength(2), z.maxLength(12)),
});

const tiles = z.strictObject({
	kind: z.literal("tiles"),
	/** The text of each tile, without blanks; duplicates are allowed. */
	tiles: z.array(z.string().check(z.minLength(1), z.maxLength(8))).check(z.minLength(2), z.maxLength(12)),
});

const money = z.strictObject({
	kind: z.literal("money"),
	/** Coins count cents, bills dollars, and both together dollars. */
	set: z.enum(["coins", "bills", "both"]),
});

const jumps = z.strictObject({
	kind: z.literal("jumps"),
	/** Whole numbers at the two ends. */
	from: whole,
	to: whole,
	/** The start of the jumps. */
	start: whole,
	/** The lengths of a short and a long jump. */
	short: z.int().check(z.gte(1), z.lte(1000)),
	long: z.int().check(z.gte(1), z.lte(10_000)),
});

const in_pan = z.int().check(z.gte(0), z.lte(200));

const balance = z.strictObject({
	kind: z.literal("balance"),
	/** How many boxes and ones are in each pan at first. */
	left_boxes: z.int().check(z.gte(0), z.lte(10)),
	left_ones: in_pan,
	right_boxes: z.int().check(z.gte(0), z.lte(10)),
	right_ones: in_pan,
	/** The letter on the boxes. */
	variable: z.string().check(z.regex(/^[A-Za-z]$/)),
});

const machine = z.strictObject({
	kind: z.literal("machine"),
	/** Input and expected output. */
	rows: z.array(z.strictObject({ x: whole, y: whole })).check(z.minLength(2), z.maxLength(6)),
	/** The range of both dials. */
	from: whole,
	to: whole,
});

/** How an answer is made instead of typed, with settings that reveal nothing about the key. */
export const interaction = z.discriminatedUnion("kind", [
	numberLine,
	zoomLine,
	linePoints,
	shading,
	order,
	sort,
	venn,
	plane,
	clock,
	angle,
	areaModel,
	bestFit,
	region,
	ruler,
	protractor,
	inequality,
	interval,
	chart,
	boxPlot,
	blocks,
	cubes,
	cut,
	parts,
	tiles,
	money,
	jumps,
	balance,
	machine,
]);
true satisfies SameType<z.output<typeof interaction>, Interaction>;

import type { Interaction, InteractionKind } from "@learnin/domain/interactions/interaction";
import type { QuestionType } from "@learnin/domain/question/question";

import { furthest, letter, markSettings, type Setting, wholeSettings } from "./interaction-settings.ts";

interface InteractionForm<I extends Interaction> {
	name: string;
	/** The only type of question that is answered so. */
	question_type: QuestionType;
	/** How it begins. */
	start: I;
	settings: readonly (Setting & { field: Exclude<keyof I, "kind"> })[];
}

/** How authors set up each way to make an answer; the limits are those of the contract. */
const interactionForms: {
	readonly [K in InteractionKind]: InteractionForm<Extract<Interaction, { kind: K }>>;
} = {
	number_line: {
		name: "Put a point on a number line",
		question_type: "FILL_ONE",
		start: { kind: "number_line", from: 0, to: 10, steps: 10, number_every: 1 },
		settings: markSettings,
	},
	line_points: {
		name: "Put several points on a number line",
		question_type: "FILL_MULTIPLE",
		start: { kind: "line_points", from: -5, to: 5, steps: 10, number_every: 5 },
		settings: markSettings,
	},
	shading: {
		name: "Shade equal parts",
		question_type: "FILL_ONE",
		start: { kind: "shading", rows: 1, columns: 4 },
		settings: [
			{ field: "rows", label: "Rows", hint: "1 makes a bar.", min: 1, max: 10 },
			{ field: "columns", label: "Columns", min: 1, max: 20 },
		],
	},
	order: {
		name: "Put the cards in order",
		question_type: "MATCH_THE_FOLLOWING",
		start: { kind: "order" },
		settings: [],
	},
	sort: {
		name: "Sort the cards into bins",
		question_type: "LABELED_INPUT",
		start: { kind: "sort" },
		settings: [],
	},
	venn: {
		name: "Sort the cards into two circles that overlap",
		question_type: "LABELED_INPUT",
		start: { kind: "venn" },
		settings: [],
	},
	plane: {
		name: "Plot points on a coordinate plane",
		question_type: "FILL_MULTIPLE",
		start: { kind: "plane", x_from: 0, x_to: 10, y_from: 0, y_to: 10, step: 1, join: "none", segments: [] },
		settings: [
			{ field: "x_from", label: "Left end", ...furthest },
			{ field: "x_to", label: "Right end", ...furthest },
			{ field: "y_from", label: "Lower end", ...furthest },
			{ field: "y_to", label: "Upper end", ...furthest },
			{ field: "step", label: "A grid line every", min: 1, max: 1000 },
			{
				field: "join",
				label: "The points are joined",
				choices: [
					{ value: "none", label: "Not at all" },
					{ value: "line", label: "By a straight line" },
					{ value: "segment", label: "By a segment" },
					{ value: "polygon", label: "As a polygon" },
				],
			},
			{
				field: "shape",
				label: "Corners of a figure that is shown",
				hint: "Such as (1, 2), (4, 2), (4, 5); empty for none.",
				mostCorners: 6,
			},
		],
	},
	clock: {
		name: "Turn the hands of a clock",
		question_type: "FILL_ONE",
		start: { kind: "clock", step: 5 },
		settings: [{ field: "step", label: "Minutes between stops", hint: "1, 5, 15 or 30.", min: 1, max: 30 }],
	},
	angle: {
		name: "Open an angle",
		question_type: "FILL_ONE",
		start: { kind: "angle", step: 5, has_protractor: true },
		settings: [
			{ field: "step", label: "Degrees between stops", hint: "Such as 1, 5, 10 or 15.", min: 1, max: 90 },
			{ field: "has_protractor", label: "Show a protractor", isSwitch: true },
		],
	},
	ruler: {
		name: "Measure a bar with a ruler",
		question_type: "FILL_ONE",
		start: { kind: "ruler", unit: "in", units: 8, parts: 1, bar: 5 },
		settings: [
			{
				field: "unit",
				label: "Unit",
				choices: [
					{ value: "in", label: "Inches" },
					{ value: "cm", label: "Centimeters" },
				],
			},
			{ field: "units", label: "Length of the ruler", min: 2, max: 50 },
			{ field: "parts", label: "Marks of one unit", hint: "1, 2 or 4; 10 for millimeters.", min: 1, max: 10 },
			{ field: "bar", label: "Length of the bar", hint: "In marks.", min: 1, max: 50 },
		],
	},
	protractor: {
		name: "Measure an angle with a protractor",
		question_type: "FILL_ONE",
		start: { kind: "protractor", step: 5, tilt: 30, degrees: 65 },
		settings: [
			{ field: "step", label: "Degrees between stops", hint: "Such as 1, 5, 10 or 15.", min: 1, max: 90 },
			{ field: "degrees", label: "Size of the angle", min: 1, max: 180 },
			{ field: "tilt", label: "Turned up by", hint: "Degrees, a multiple of the stops.", min: 0, max: 90 },
		],
	},
	inequality: {
		name: "Draw an inequality on a number line",
		question_type: "FILL_ONE",
		start: { kind: "inequality", from: -10, to: 10, number_every: 2, variable: "x" },
		settings: wholeSettings,
	},
	interval: {
		name: "Draw all numbers between two on a number line",
		question_type: "FILL_ONE",
		start: { kind: "interval", from: -10, to: 10, number_every: 2, variable: "x" },
		settings: wholeSettings,
	},
	chart: {
		name: "Draw a chart",
		question_type: "FILL_MULTIPLE",
		start: { kind: "chart", style: "bars", names: ["A", "B", "C"], step: 1, most: 10 },
		settings: [
			{
				field: "style",
				label: "Drawn as",
				choices: [
					{ value: "bars", label: "Bars" },
					{ value: "histogram", label: "Bars of a histogram" },
					{ value: "pictures", label: "Pictures, one for each step" },
					{ value: "dots", label: "Dots of a line plot" },
				],
			},
			{
				field: "names",
				label: "Names below the columns",
				hint: "One for each box, separated by commas.",
				most: 7,
			},
			{ field: "step", label: "One step is", min: 1, max: 1000 },
			{ field: "most", label: "Highest value", min: 2, max: 12_000 },
		],
	},
	box_plot: {
		name: "Draw a box plot",
		question_type: "FILL_MULTIPLE",
		start: { kind: "box_plot", from: 0, to: 20, steps: 20, number_every: 5 },
		settings: markSettings,
	},
	blocks: {
		name: "Build with base-ten blocks",
		question_type: "FILL_ONE",
		start: { kind: "blocks", largest: 100, start: 0 },
		settings: [
			{ field: "largest", label: "Largest block", hint: "10, 100 or 1000.", min: 10, max: 1000 },
			{
				field: "start",
				label: "Number to begin with",
				hint: "Its blocks lie there at first; 0 begins with none.",
				min: 0,
				max: 19_999,
			},
		],
	},
	cubes: {
		name: "Build with unit cubes",
		question_type: "FILL_ONE",
		start: { kind: "cubes", length: 4, width: 3, height: 5 },
		settings: [
			{ field: "length", label: "Length of the floor", hint: "In cubes.", min: 1, max: 8 },
			{ field: "width", label: "Width of the floor", min: 1, max: 8 },
			{ field: "height", label: "Layers there is room for", min: 1, max: 8 },
		],
	},
	tiles: {
		name: "Build an expression from tiles",
		question_type: "FILL_ONE",
		start: { kind: "tiles", tiles: ["2", "x", "+", "5"] },
		settings: [
			{
				field: "tiles",
				label: "Tiles",
				hint: "Such as 2, x, +, 5; separated by commas.",
				most: 12,
			},
		],
	},
	money: {
		name: "Put down coins and bills",
		question_type: "FILL_ONE",
		start: { kind: "money", set: "coins" },
		settings: [
			{
				field: "set",
				label: "Pieces",
				choices: [
					{ value: "coins", label: "Coins; the answer is in cents" },
					{ value: "bills", label: "Bills; the answer is in dollars" },
					{ value: "both", label: "Coins and bills; the answer is in dollars" },
				],
			},
		],
	},
	jumps: {
		name: "Jump along a number line",
		question_type: "FILL_ONE",
		start: { kind: "jumps", from: 0, to: 100, start: 0, short: 1, long: 10 },
		settings: [
			{ field: "from", label: "Starts at", ...furthest },
			{ field: "to", label: "Ends at", ...furthest },
			{ field: "start", label: "The jumps begin at", ...furthest },
			{ field: "short", label: "A short jump is", min: 1, max: 1000 },
			{ field: "long", label: "A long jump is", hint: "In short jumps.", min: 1, max: 10_000 },
		],
	},
	balance: {
		name: "Solve an equation on a balance scale",
		question_type: "FILL_ONE",
		start: { kind: "balance", left_boxes: 2, left_ones: 3, right_boxes: 0, right_ones: 11, variable: "x" },
		settings: [
			{ field: "left_boxes", label: "Boxes on the left", hint: "2 for 2x.", min: 0, max: 10 },
			{ field: "left_ones", label: "Ones on the left", min: 0, max: 200 },
			{ field: "right_boxes", label: "Boxes on the right", min: 0, max: 10 },
			{ field: "right_ones", label: "Ones on the right", min: 0, max: 200 },
			letter,
		],
	},
	machine: {
		name: "Set a function machine",
		question_type: "FILL_MULTIPLE",
		start: {
			kind: "machine",
			rows: [
				{ x: 1, y: 3 },
				{ x: 2, y: 5 },
			],
			from: -10,
			to: 10,
		},
		settings: [
			{
				field: "rows",
				label: "Pairs of the table",
				hint: "Such as (1, 5), (2, 8): 1 goes in, 5 comes out.",
				leastCorners: 2,
				mostCorners: 6,
			},
			{ field: "from", label: "The dials start at", ...furthest },
			{ field: "to", label: "The dials end at", ...furthest },
		],
	},
};

const kinds = Object.keys(interactionForms) as InteractionKind[];

interface KindForm {
	name: string;
	settings: readonly Setting[];
}

export function formOf(kind: InteractionKind): KindForm {
	return interactionForms[kind];
}

/** The ways to make an answer to such a question. */
export function kindsFor(question_type: QuestionType): InteractionKind[] {
	return kinds.filter((kind) => interactionForms[kind].question_type === question_type);
}

/** An interaction as it begins; null for what is no kind of one. */
export function startOf(kind: string): Interaction | null {
	return Object.hasOwn(interactionForms, kind) ? interactionForms[kind as InteractionKind].start : null;
}

/** What stands in one setting. */
export function valueIn(interaction: Interaction, field: string): string {
	const value: unknown = Object.entries(interaction).find(([name]) => name === field)?.[1];
	if (Array.isArray(value)) return value.map(sayItem).join(", ");
	return typeof value === "boolean" || typeof value === "number" || typeof value === "string"
		? `${value}`
		: "";
}

/** A name as it is, a corner as coordinates. */
function sayItem(item: unknown): string {
	const corner = item !== null && typeof item === "object" && "x" in item && "y" in item ? item : null;
	return corner === null ? `${item}` : `(${corner.x}, ${corner.y})`;
}

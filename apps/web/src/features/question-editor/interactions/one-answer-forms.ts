import type { FormsOf } from "./interaction-form.ts";
import { furthest, letter, markSettings, wholeSettings } from "./interaction-settings.ts";

/** Interactions for a single answer, that of a FILL_ONE. */
export const oneAnswerForms: FormsOf<
	| "number_line"
	| "zoom_line"
	| "shading"
	| "clock"
	| "angle"
	| "ruler"
	| "protractor"
	| "inequality"
	| "interval"
	| "region"
	| "blocks"
	| "cubes"
	| "cut"
	| "tiles"
	| "money"
	| "jumps"
	| "balance"
> = {
	number_line: {
		name: "Put a point on a number line",
		question_type: "FILL_ONE",
		start: { kind: "number_line", from: 0, to: 10, steps: 10, number_every: 1 },
		settings: markSettings,
	},
	zoom_line: {
		name: "Zoom into a number line",
		question_type: "FILL_ONE",
		answer_types: ["FLOAT", "MIXED"],
		start: { kind: "zoom_line", from: 0, to: 10, places: 2 },
		settings: [
			{ field: "from", label: "Starts at", ...furthest },
			{ field: "to", label: "Ends at", hint: "At most 20 after the start.", ...furthest },
			{
				field: "places",
				label: "Decimal places",
				hint: "1 zooms into tenths, 2 into hundredths, 3 into thousandths.",
				min: 1,
				max: 3,
			},
		],
	},
	shading: {
		name: "Shade equal parts",
		question_type: "FILL_ONE",
		answer_types: ["SIMPLE_FRACTION", "INTEGER", "FLOAT", "MIXED"],
		start: { kind: "shading", rows: 1, columns: 4 },
		settings: [
			{ field: "rows", label: "Rows", hint: "1 makes a bar.", min: 1, max: 10 },
			{ field: "columns", label: "Columns", min: 1, max: 20 },
			{
				field: "style",
				label: "Drawn as",
				choices: [
					{ value: "", label: "Bar or grid" },
					{ value: "circle", label: "Sectors of a circle; one row" },
					{ value: "set", label: "Counters of a group" },
				],
			},
		],
	},
	clock: {
		name: "Turn the hands of a clock",
		question_type: "FILL_ONE",
		answer_types: ["STRING"],
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
		name: "Measure with a ruler",
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
		name: "Measure with a protractor",
		question_type: "FILL_ONE",
		start: { kind: "protractor", step: 5, tilt: 30, degrees: 65 },
		settings: [
			{ field: "step", label: "Degrees between stops", hint: "Such as 1, 5, 10 or 15.", min: 1, max: 90 },
			{ field: "degrees", label: "Size of the angle", min: 1, max: 180 },
			{ field: "tilt", label: "Turned up by", hint: "Degrees, a multiple of the stops.", min: 0, max: 90 },
		],
	},
	inequality: {
		name: "Draw an inequality",
		question_type: "FILL_ONE",
		answer_types: ["STRING"],
		start: { kind: "inequality", from: -10, to: 10, number_every: 2, variable: "x" },
		settings: wholeSettings,
	},
	interval: {
		name: "Draw an interval",
		question_type: "FILL_ONE",
		answer_types: ["STRING"],
		start: { kind: "interval", from: -10, to: 10, number_every: 2, variable: "x" },
		settings: wholeSettings,
	},
	region: {
		name: "Shade a region of the plane",
		question_type: "FILL_ONE",
		answer_types: ["STRING"],
		start: { kind: "region", x_from: -8, x_to: 8, y_from: -8, y_to: 8, boundaries: 1 },
		settings: [
			{ field: "x_from", label: "Left end", ...furthest },
			{ field: "x_to", label: "Right end", ...furthest },
			{ field: "y_from", label: "Lower end", ...furthest },
			{ field: "y_to", label: "Upper end", ...furthest },
			{
				field: "boundaries",
				label: "Boundaries",
				hint: "1 such as x > 3; 2 such as -2 < x < 3, or x > 0 and y < 0.",
				min: 1,
				max: 2,
			},
		],
	},
	blocks: {
		name: "Build with base-ten blocks",
		question_type: "FILL_ONE",
		start: { kind: "blocks", largest: 100, start: 0 },
		settings: [
			{
				field: "smallest",
				label: "Smallest block",
				choices: [
					{ value: "", label: "A one" },
					{ value: "tenth", label: "A tenth" },
					{ value: "hundredth", label: "A hundredth" },
					{ value: "thousandth", label: "A thousandth" },
				],
			},
			{
				field: "largest",
				label: "Largest block",
				hint: "10, 100 or 1000 of the smallest ones.",
				min: 10,
				max: 1000,
			},
			{
				field: "start",
				label: "Number to begin with",
				hint: "Shown at the start, counted in the smallest blocks; 0 starts with none.",
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
	cut: {
		name: "Cut and move a piece",
		question_type: "FILL_ONE",
		start: {
			kind: "cut",
			columns: 12,
			rows: 5,
			shape: [
				{ x: 0, y: 0 },
				{ x: 6, y: 0 },
				{ x: 8, y: 4 },
				{ x: 2, y: 4 },
			],
			along: "down",
		},
		settings: [
			{ field: "columns", label: "Squares beside each other", min: 2, max: 16 },
			{ field: "rows", label: "Squares above each other", min: 2, max: 12 },
			{
				field: "shape",
				label: "Corners of the figure",
				hint: "In order, such as (0, 0), (6, 0), (8, 4), (2, 4).",
				leastCorners: 3,
				mostCorners: 8,
			},
			{
				field: "along",
				label: "The cut goes",
				choices: [
					{ value: "down", label: "From the top down; the left piece moves" },
					{ value: "across", label: "From side to side; the upper piece moves" },
				],
			},
		],
	},
	tiles: {
		name: "Build with tiles",
		question_type: "FILL_ONE",
		answer_types: ["STRING", "INTEGER", "FLOAT", "SIMPLE_FRACTION", "MIXED"],
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
		name: "Balance a scale",
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
};

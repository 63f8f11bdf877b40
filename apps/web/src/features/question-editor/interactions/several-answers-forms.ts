import type { FormsOf } from "./interaction-form.ts";
import { furthest, markSettings } from "./interaction-settings.ts";

/** Interactions for several answers at the same time: those of boxes, pairs or labels. */
export const severalAnswersForms: FormsOf<
	| "parts"
	| "line_points"
	| "order"
	| "sort"
	| "venn"
	| "plane"
	| "area_model"
	| "best_fit"
	| "chart"
	| "box_plot"
	| "machine"
> = {
	parts: {
		name: "Tap the parts of a drawing",
		question_type: "SELECT_ALL",
		start: {
			kind: "parts",
			shape: [
				{ x: 0, y: 0 },
				{ x: 60, y: 0 },
				{ x: 60, y: 40 },
				{ x: 0, y: 40 },
			],
			parts: [
				[
					{ x: 30, y: 0 },
					{ x: 30, y: 40 },
				],
				[
					{ x: 0, y: 20 },
					{ x: 60, y: 20 },
				],
				[
					{ x: 0, y: 0 },
					{ x: 60, y: 40 },
				],
			],
		},
		settings: [
			{
				field: "shape",
				label: "Corners of a figure that is shown",
				hint: "From the left and from the top, such as (0, 0), (60, 0), (60, 40); empty for none.",
				mostCorners: 14,
			},
			{
				field: "parts",
				label: "Parts, one for each option",
				hint: "Such as (0, 0), (0, 40); (30, 0): a side, then a corner. More than two places are a face.",
				mostParts: 12,
			},
		],
	},
	line_points: {
		name: "Put points on a number line",
		question_type: "FILL_MULTIPLE",
		boxes: 2,
		start: { kind: "line_points", from: -5, to: 5, steps: 10, number_every: 5 },
		settings: markSettings,
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
		name: "Sort into a Venn diagram",
		question_type: "LABELED_INPUT",
		start: { kind: "venn" },
		settings: [],
	},
	plane: {
		name: "Plot points on the plane",
		question_type: "FILL_MULTIPLE",
		boxes: 2,
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
					{ value: "slope", label: "By a line with its slope; the second point goes along" },
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
	area_model: {
		name: "Split a rectangle",
		question_type: "FILL_MULTIPLE",
		boxes: 2,
		start: { kind: "area_model", width: 14, height: 6, columns: 2, rows: 1, has_areas: true },
		settings: [
			{ field: "width", label: "Width", min: 1, max: 99 },
			{ field: "height", label: "Height", min: 1, max: 99 },
			{
				field: "columns",
				label: "Parts side by side",
				hint: "The boxes are their lengths; 1 if the width isn’t split.",
				min: 1,
				max: 3,
			},
			{ field: "rows", label: "Parts stacked", min: 1, max: 2 },
			{ field: "has_areas", label: "Show the area of each part", isSwitch: true },
		],
	},
	best_fit: {
		name: "Draw a line of fit",
		question_type: "FILL_MULTIPLE",
		boxes: 2,
		start: {
			kind: "best_fit",
			x_from: 0,
			x_to: 12,
			y_from: 0,
			y_to: 20,
			x_step: 1,
			y_step: 2,
			step: 1,
			x_name: /* not a text */ "Hours of practice",
			y_name: /* not a text */ "Free throws made",
			points: [
				{ x: 1, y: 6 },
				{ x: 3, y: 5 },
				{ x: 5, y: 11 },
				{ x: 6, y: 9 },
				{ x: 7, y: 13 },
				{ x: 9, y: 11 },
				{ x: 11, y: 16 },
			],
		},
		settings: [
			{ field: "x_name", label: "Name of the x-axis", mostLetters: 60 },
			{ field: "y_name", label: "Name of the y-axis", mostLetters: 60 },
			{ field: "x_from", label: "Left end", ...furthest },
			{ field: "x_to", label: "Right end", ...furthest },
			{ field: "y_from", label: "Lower end", ...furthest },
			{ field: "y_to", label: "Upper end", ...furthest },
			{ field: "x_step", label: "A vertical grid line every", min: 1, max: 10_000 },
			{ field: "y_step", label: "A horizontal grid line every", min: 1, max: 10_000 },
			{ field: "step", label: "Handles move by", min: 1, max: 10_000 },
			{
				field: "points",
				label: "Data",
				hint: "Such as (1, 6), (3, 5.5), (5, 11).",
				leastCorners: 5,
				mostCorners: 30,
			},
			{
				field: "reads_at",
				label: "A height is read at",
				hint: "The third box; empty for none.",
				isOptional: true,
				...furthest,
			},
			{
				field: "other_left",
				label: "Comparison, left end",
				hint: "Height of a second line; empty for none.",
				isOptional: true,
				...furthest,
			},
			{
				field: "other_right",
				label: "Comparison, right end",
				isOptional: true,
				...furthest,
			},
		],
	},
	chart: {
		name: "Draw a chart",
		question_type: "FILL_MULTIPLE",
		boxes: 3,
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
		boxes: 5,
		start: { kind: "box_plot", from: 0, to: 20, steps: 20, number_every: 5 },
		settings: markSettings,
	},
	machine: {
		name: "Set a function machine",
		question_type: "FILL_MULTIPLE",
		boxes: 2,
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

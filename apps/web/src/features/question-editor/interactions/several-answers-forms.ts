import type { FormsOf } from "./interaction-form.ts";
import { furthest, markSettings } from "./interaction-settings.ts";

/** Interactions for several answers at the same time: those of boxes, pairs or labels. */
export const severalAnswersForms: FormsOf<
	"parts" | "line_points" | "order" | "sort" | "venn" | "plane" | "chart" | "box_plot" | "machine"
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
		name: "Put several points on a number line",
		question_type: "FILL_MULTIPLE",
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

import { above, below, beside, corners, height, pieces, shown, width, words } from "./setting.ts";
import type { DrawnFigures } from "./setting.ts";

const ends = [
	{ value: "none", label: "Nothing" },
	{ value: "dot", label: "Dot" },
	{ value: "arrow", label: "Arrow" },
];

export const shapeFigures = {
	rectangle: {
		label: "Rectangle",
		settings: [
			{ id: "width", label: "Squares across" },
			{ id: "height", label: "Squares down" },
			below,
			beside,
			shown("squares", /* text */ "Unit squares"),
		],
	},
	"l-shape": {
		label: "Rectangle with a corner cut out",
		settings: [
			width,
			height,
			{ id: "cut_width", label: "Width of the cut" },
			{ id: "cut_height", label: "Height of the cut" },
			{ id: "bottom", label: "Label below" },
			{ id: "left", label: "Label on the left" },
			{ id: "top", label: "Label above" },
			{ id: "right", label: "Label on the right" },
			{ id: "inner_width", label: "Label at the cut, horizontal side" },
			{ id: "inner_height", label: "Label at the cut, vertical side" },
			shown("split", /* text */ "Dashed line"),
		],
	},
	"right-triangle": {
		label: "Right triangle",
		settings: [
			{ id: "across", label: "Length across" },
			{ id: "up", label: "Length up" },
			below,
			beside,
			{ id: "slant", label: "Label at the slanted side" },
		],
	},
	circle: {
		label: "Circle",
		settings: [
			{
				id: "shows",
				label: "Shows its",
				choices: [
					{ value: "radius", label: "Radius" },
					{ value: "diameter", label: "Diameter" },
				],
			},
			{ id: "text", label: "Label on it" },
			{
				id: "part",
				label: "Part",
				choices: [
					{ value: "whole", label: "Whole circle" },
					{ value: "half", label: "Half circle" },
				],
			},
		],
	},
	polygon: {
		label: "Regular polygon",
		settings: [
			{ id: "sides", label: "Sides" },
			{ id: "turn", label: "Turned by degrees" },
		],
	},
	"labelled-polygon": {
		label: "Polygon with sides of given lengths",
		settings: [
			{
				id: "sides",
				label: "Sides, in order",
				columns: [{ id: "length", label: "Length" }, words],
			},
		],
	},
	"flat-shape": {
		label: "Any polygon with labeled sides",
		settings: [
			{
				...corners,
				columns: [...corners.columns, { id: "words", label: "Side label" }],
			},
			{ id: "heights", label: "Dashed lines", columns: [...pieces, words] },
			shown("squares", /* text */ "Right-angle marks"),
		],
	},
	"folded-shape": {
		label: "Shape with a fold line",
		settings: [corners, { id: "fold", label: "Fold line", columns: pieces }],
	},
	"grid-shape": {
		label: "Shape of squares on a grid",
		settings: [
			{ id: "columns", label: "Columns" },
			{
				id: "rows",
				label: "Rows of the grid",
				columns: [
					{ id: "empty", label: "Empty squares first" },
					{ id: "colored", label: "Colored squares" },
				],
			},
		],
	},
	"triangle-pair": {
		label: "Two similar triangles",
		settings: [
			{
				id: "sides",
				label: "Sides",
				columns: [
					{ id: "length", label: "Length" },
					{ id: "first", label: "Label at the first" },
					{ id: "second", label: "Label at the second" },
				],
			},
			{ id: "ratio", label: "Second is how many times as large" },
			{ id: "names", label: "Corners of the first" },
			{ id: "other_names", label: "Corners of the second" },
		],
	},
	"cut-triangle": {
		label: "Triangle with a line parallel to its base",
		settings: [
			{ id: "part", label: "Line at (0 is the top, 1 the base)" },
			{ id: "above", label: "Label on the left, above the line" },
			{ id: "below", label: "Label on the left, below the line" },
			{ id: "cut", label: "Label at the line" },
			{ id: "base", label: "Label at the base" },
		],
	},
	hourglass: {
		label: "Two triangles that meet at a point",
		settings: [
			{ id: "ratio", label: "Lower is how many times as large" },
			above,
			below,
			{ id: "upper_side", label: "Label at the upper side" },
			{ id: "lower_side", label: "Label at the lower side" },
		],
	},
	"squares-on-sides": {
		label: "Squares on the sides of a right triangle",
		settings: [
			{
				id: "triangle",
				label: "Sides of the triangle",
				choices: [
					{ value: "3-4-5", label: "3, 4, and 5" },
					{ value: "6-8-10", label: "6, 8, and 10" },
					{ value: "5-12-13", label: "5, 12, and 13" },
				],
			},
			shown("filled", /* text */ "Small squares on the hypotenuse"),
		],
	},
	"squares-proof": {
		label: "Square in a square",
		settings: [
			{ id: "a", label: "Short leg of the triangles" },
			{ id: "b", label: "Long leg of the triangles" },
		],
	},
	"named-path": {
		label: "Point, line, ray or segment",
		settings: [
			{
				id: "kind",
				label: "Draw a",
				choices: [
					{ value: "point", label: "Point" },
					{ value: "segment", label: "Segment" },
					{ value: "ray", label: "Ray" },
					{ value: "line", label: "Line" },
				],
			},
			{ id: "rise", label: "How steep (0 to 100)" },
		],
	},
	strokes: {
		label: "Lines on a grid",
		settings: [
			{
				id: "lines",
				label: "Lines",
				columns: [
					...pieces,
					{ id: "start", label: "Begins with", choices: ends },
					{ id: "stop", label: "Ends with", choices: ends },
					{ id: "first", label: "Name at the start" },
					{ id: "last", label: "Name at the end" },
				],
			},
			shown("grid", /* text */ "Grid"),
		],
	},
} as const satisfies DrawnFigures;

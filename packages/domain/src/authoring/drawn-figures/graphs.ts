import { type DrawnFigures, pieces, points } from "./setting.ts";

const x_name = { id: "x_name", label: "Label at the x-axis" };
const y_name = { id: "y_name", label: "Label at the y-axis" };

const axes = [
	{ id: "x_from", label: "x-axis starts at" },
	{ id: "x_to", label: "x-axis ends at" },
	{ id: "x_step", label: "x-axis, a line every" },
	x_name,
	{ id: "y_from", label: "y-axis starts at" },
	{ id: "y_to", label: "y-axis ends at" },
	{ id: "y_step", label: "y-axis, a line every" },
	y_name,
];

export const graphFigures = {
	"coordinate-plane": {
		label: "Coordinate plane",
		settings: [
			...axes,
			{ ...points, columns: [...points.columns, { id: "name", label: "Name" }] },
			{ id: "pieces", label: "Line segments", columns: pieces },
			{
				id: "lines",
				label: "Lines y = mx + b",
				columns: [
					{ id: "slope", label: "Slope m" },
					{ id: "start", label: "Start b" },
				],
			},
			{ id: "shape", label: "Corners of a shape", columns: points.columns },
		],
	},
	"story-graph": {
		label: "Graph of a story",
		settings: [
			x_name,
			y_name,
			{ id: "x_most", label: "x-axis ends at" },
			{ id: "y_most", label: "y-axis ends at" },
			{ ...points, label: "Points from left to right" },
		],
	},
	"scatter-plot": {
		label: "Scatter plot",
		settings: [...axes, points, { id: "line", label: "Straight line", columns: pieces }],
	},
} as const satisfies DrawnFigures;

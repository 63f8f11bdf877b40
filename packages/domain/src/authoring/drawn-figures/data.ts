import { above, below, caption, type DrawnFigures, from, step, title, to, unit } from "./setting.ts";

const name = { id: "name", label: "Name" };
const bars = {
	id: "bars",
	label: "Bars",
	columns: [name, { id: "value", label: "Value" }],
};

export const dataFigures = {
	"bar-chart": {
		label: "Bar graph or histogram",
		settings: [
			bars,
			{ id: "step", label: "A line every" },
			below,
			above,
			{
				id: "kind",
				label: "Kind",
				choices: [
					{ value: "bars", label: "Bar graph" },
					{ value: "histogram", label: "Histogram" },
				],
			},
		],
	},
	"color-bar-chart": {
		label: "Bar graph with a color for each bar",
		settings: [title, bars, { id: "step", label: "A line every" }],
	},
	"picture-graph": {
		label: "Picture graph",
		settings: [
			title,
			{ id: "rows", label: "Rows", columns: bars.columns },
			{ id: "each", label: "Each symbol means" },
			{ id: "key", label: "Label below" },
		],
	},
	"line-plot": {
		label: "Line plot",
		settings: [
			{
				id: "places",
				label: "Numbers below the line",
				columns: [
					{ id: "name", label: "Number" },
					{ id: "count", label: "Marks above it" },
				],
			},
			caption,
			{
				id: "marks",
				label: "Marks",
				choices: [
					{ value: "crosses", label: "Crosses" },
					{ value: "dots", label: "Dots" },
				],
			},
		],
	},
	"fraction-line-plot": {
		label: "Line plot with fractions",
		settings: [
			title,
			{
				id: "marks",
				label: "Numbers below the line",
				columns: [
					{ id: "text", label: "Number, such as 2 1/4" },
					{ id: "count", label: "Marks above it" },
				],
			},
			unit,
		],
	},
	"box-plot": {
		label: "Box plot",
		settings: [
			from,
			to,
			step,
			{ id: "least", label: "Least" },
			{ id: "lower", label: "Lower quartile" },
			{ id: "median", label: "Median" },
			{ id: "upper", label: "Upper quartile" },
			{ id: "greatest", label: "Greatest" },
			caption,
		],
	},
	"data-table": {
		label: "Table",
		settings: [
			{
				id: "rows",
				label: "Rows, the heading first",
				columns: [
					{ id: "first", label: "Column 1" },
					{ id: "second", label: "Column 2" },
					{ id: "third", label: "Column 3" },
					{ id: "fourth", label: "Column 4" },
				],
			},
		],
	},
	spinner: {
		label: "Spinner",
		settings: [
			{
				id: "parts",
				label: "Parts",
				columns: [
					{
						id: "color",
						label: "Color",
						choices: [
							{ value: "sky", label: "Blue" },
							{ value: "gold", label: "Yellow" },
							{ value: "mint", label: "Green" },
							{ value: "coral", label: "Red" },
							{ value: "lilac", label: "Purple" },
						],
					},
				],
			},
		],
	},
} as const satisfies DrawnFigures;

import { columns, type DrawnFigures, rows, shown } from "./setting.ts";

export const groupFigures = {
	"dot-array": {
		label: "Rows of dots",
		settings: [rows, { id: "columns", label: "Dots in a row" }],
	},
	"rows-of-dots": {
		label: "Rows of dots, some counted",
		settings: [
			rows,
			{ id: "columns", label: "Dots in a row" },
			{ id: "counted", label: "Colored rows from the top" },
		],
	},
	"pairs-of-dots": { label: "Dots in pairs", settings: [{ id: "count", label: "Dots" }] },
	"growing-dots": {
		label: "Growing pattern of dots",
		settings: [{ id: "counts", label: "Steps of the pattern", columns: [{ id: "count", label: "Dots" }] }],
	},
	"equal-groups": {
		label: "Equal groups",
		settings: [
			{ id: "groups", label: "Groups" },
			{ id: "each", label: "Dots in each" },
		],
	},
	"covered-grid": {
		label: "Squares under a cloth",
		settings: [
			rows,
			columns,
			{ id: "hidden_rows", label: "Rows under the cloth" },
			{ id: "hidden_columns", label: "Columns under the cloth" },
		],
	},
	"split-rectangle": {
		label: "Rectangle in two parts",
		settings: [
			rows,
			{ id: "left", label: "Columns of the left part" },
			{ id: "right", label: "Columns of the right part" },
			{ id: "side_words", label: "Label at the side (blank for the number)" },
			{ id: "left_words", label: "Label over the left part (blank for the number)" },
			{ id: "right_words", label: "Label over the right part (blank for the number)" },
			shown("squares", /* text */ "Unit squares"),
		],
	},
	"comparison-bars": {
		label: "Comparison bars",
		settings: [
			{ id: "short", label: "Name of the short bar" },
			{ id: "long", label: "Name of the long bar" },
			{ id: "times", label: "Times as long" },
			{ id: "unit", label: "Label in each part" },
			{ id: "short_words", label: "Label after the short bar" },
			{ id: "long_words", label: "Label after the long bar" },
		],
	},
	"tape-diagram": {
		label: "Bar in parts",
		settings: [
			{
				id: "parts",
				label: "Parts",
				columns: [
					{ id: "share", label: "Size" },
					{ id: "words", label: "Label" },
				],
			},
			{ id: "total", label: "Label above" },
		],
	},
	"double-number-line": {
		label: "Double number line",
		settings: [
			{ id: "top", label: "Label above" },
			{ id: "bottom", label: "Label below" },
			{
				id: "marks",
				label: "Marks (blank where it is asked for)",
				columns: [
					{ id: "above", label: "Above" },
					{ id: "below", label: "Below" },
				],
			},
		],
	},
} as const satisfies DrawnFigures;

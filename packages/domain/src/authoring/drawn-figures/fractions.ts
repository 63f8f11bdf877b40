import { below, beside, caption, colored, columns, type DrawnFigures, parts, rows } from "./setting.ts";

const cuts = [
	{ value: "halves", label: "2 rectangles" },
	{ value: "slanted-halves", label: "2 triangles" },
	{ value: "strips", label: "4 strips" },
	{ value: "squares", label: "4 squares" },
	{ value: "triangles", label: "4 triangles" },
];

export const fractionFigures = {
	"fraction-bar": { label: "Fraction bar", settings: [parts, colored] },
	"fraction-circle": { label: "Fraction circle", settings: [parts, colored] },
	"fraction-circles": {
		label: "Fraction circles in a row",
		settings: [{ id: "parts", label: "Equal parts of each" }, colored],
	},
	"unit-bars": {
		label: "Bars of one whole",
		settings: [
			{ id: "count", label: "Bars" },
			{ id: "parts", label: "Equal parts of each" },
			{ id: "colored", label: "Colored in each" },
			{ id: "cut", label: "Cut the first part again into (blank for none)" },
			caption,
		],
	},
	shares: {
		label: "Equal or unequal parts",
		settings: [
			{
				id: "whole",
				label: "Shape",
				choices: [
					{ value: "circle", label: "Circle" },
					{ value: "rectangle", label: "Square" },
				],
			},
			{ id: "parts", label: "Parts", columns: [{ id: "size", label: "Size" }] },
			{ id: "colored", label: "Colored, from the first" },
			{
				id: "direction",
				label: "Cuts of a square",
				choices: [
					{ value: "upright", label: "Top to bottom" },
					{ value: "level", label: "Side to side" },
				],
			},
		],
	},
	"cut-squares": {
		label: "Square cut into parts",
		settings: [
			{ id: "first", label: "Parts", choices: cuts },
			{ id: "colored", label: "Colored part" },
			{
				id: "second",
				label: "Second square",
				choices: [{ value: "none", label: "None" }, ...cuts],
			},
			{ id: "second_colored", label: "Colored part of the second square" },
		],
	},
	"hundred-grid": { label: "Grid of 100 squares", settings: [colored] },
	"hundred-product": {
		label: "Product of tenths",
		settings: [
			{ id: "columns", label: "Colored columns" },
			{ id: "rows", label: "Rows in another color" },
		],
	},
	"tiled-square": {
		label: "Part of a square with fractions as sides",
		settings: [
			columns,
			rows,
			{ id: "across", label: "Colored columns" },
			{ id: "up", label: "Colored rows" },
			below,
			beside,
		],
	},
	"unit-square": {
		label: "Fraction of a fraction",
		settings: [
			columns,
			{ id: "colored", label: "Colored columns" },
			rows,
			{ id: "dotted", label: "Rows with dots" },
		],
	},
} as const satisfies DrawnFigures;

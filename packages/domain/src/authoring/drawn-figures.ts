/** What an author can set of a figure: what its field is called and what is in it at first. */
export interface FigureSetting {
	id: string;
	label: string;
	initial: string;
	/** Where there are only these to choose from. */
	choices?: readonly (readonly [value: string, label: string])[];
}

export interface DrawnFigure {
	label: string;
	settings: readonly FigureSetting[];
}

const colored: FigureSetting = { id: "colored", label: "Colored", initial: "3" };
const parts: FigureSetting = { id: "parts", label: "Equal parts", initial: "4" };
const from: FigureSetting = { id: "from", label: "Starts at", initial: "0" };

/** The figures that authors can choose instead of writing SVG; `drawByName` of the curriculum draws them. */
export const drawnFigures = {
	"number-line": {
		label: "Number line with a point",
		settings: [
			from,
			{ id: "to", label: "Ends at", initial: "5" },
			{ id: "parts", label: "Steps from one whole number to the next", initial: "2" },
			{ id: "point", label: "Point at", initial: "2.5" },
		],
	},
	"inequality-line": {
		label: "Number line with a ray",
		settings: [
			{ id: "from", label: "Starts at", initial: "-5" },
			{ id: "to", label: "Ends at", initial: "5" },
			{ id: "boundary", label: "Ray begins at", initial: "2" },
			{
				id: "direction",
				label: "Direction",
				initial: "right",
				choices: [
					["right", /* text */ "Right"],
					["left", /* text */ "Left"],
				],
			},
			{
				id: "end",
				label: "Begins with",
				initial: "closed",
				choices: [
					["closed", /* text */ "Full dot"],
					["open", /* text */ "Open dot"],
				],
			},
		],
	},
	"fraction-bar": { label: "Fraction bar", settings: [parts, colored] },
	"fraction-circle": { label: "Fraction circle", settings: [parts, colored] },
	"hundred-grid": { label: "Grid of 100 squares", settings: [{ ...colored, initial: "37" }] },
	"base-ten-blocks": {
		label: "Base-ten blocks",
		settings: [
			{ id: "hundreds", label: "Hundreds", initial: "1" },
			{ id: "tens", label: "Tens", initial: "3" },
			{ id: "ones", label: "Ones", initial: "4" },
		],
	},
	"dot-array": {
		label: "Rows of dots",
		settings: [
			{ id: "rows", label: "Rows", initial: "3" },
			{ id: "columns", label: "Dots in a row", initial: "5" },
		],
	},
	"equal-groups": {
		label: "Equal groups",
		settings: [
			{ id: "groups", label: "Groups", initial: "4" },
			{ id: "each", label: "Dots in each", initial: "3" },
		],
	},
	clock: {
		label: "Clock",
		settings: [
			{ id: "hour", label: "Hour", initial: "3" },
			{ id: "minute", label: "Minute", initial: "25" },
		],
	},
	coins: {
		label: "Coins",
		settings: [
			{ id: "quarters", label: "Quarters", initial: "2" },
			{ id: "dimes", label: "Dimes", initial: "1" },
			{ id: "nickels", label: "Nickels", initial: "1" },
			{ id: "pennies", label: "Pennies", initial: "3" },
		],
	},
	ruler: {
		label: "Bar on a ruler",
		settings: [
			{ id: "length", label: "Length of the ruler", initial: "8" },
			{ id: "unit", label: "Unit", initial: "in" },
			{ id: "begins", label: "Bar begins at", initial: "1" },
			{ id: "ends", label: "Bar ends at", initial: "6" },
		],
	},
	rectangle: {
		label: "Rectangle",
		settings: [
			{ id: "width", label: "Squares across", initial: "6" },
			{ id: "height", label: "Squares down", initial: "4" },
			{ id: "below", label: "Words below", initial: /* not a text */ "6 ft" },
			{ id: "beside", label: "Words beside it", initial: /* not a text */ "4 ft" },
			{
				id: "squares",
				label: "Unit squares",
				initial: "yes",
				choices: [
					["yes", /* text */ "Shown"],
					["no", /* text */ "Hidden"],
				],
			},
		],
	},
	"right-triangle": {
		label: "Right triangle",
		settings: [
			{ id: "across", label: "Length across", initial: "4" },
			{ id: "up", label: "Length up", initial: "3" },
			{
				id: "labels",
				label: "Words at the sides: across, up, slanted",
				initial: /* not a text */ "4 cm, 3 cm, ?",
			},
		],
	},
	circle: {
		label: "Circle",
		settings: [
			{
				id: "shows",
				label: "Shows its",
				initial: "radius",
				choices: [
					["radius", /* text */ "Radius"],
					["diameter", /* text */ "Diameter"],
				],
			},
			{ id: "text", label: "Words on it", initial: /* not a text */ "5 cm" },
		],
	},
	"tape-diagram": {
		label: "Bar in parts",
		settings: [
			{ id: "shares", label: "Sizes of the parts", initial: "8, 5" },
			{ id: "texts", label: "Words in the parts", initial: "8, ?" },
			{ id: "total", label: "Words above", initial: "13" },
		],
	},
	"bar-chart": {
		label: "Bar graph",
		settings: [
			{ id: "names", label: "Names of the bars", initial: /* not a text */ "cats, dogs, birds" },
			{ id: "counts", label: "Values", initial: "4, 7, 2" },
			{ id: "step", label: "A line every", initial: "2" },
			{ id: "below", label: "Words below", initial: "pet" },
			{ id: "above", label: "Words above", initial: /* not a text */ "number of children" },
		],
	},
	"line-plot": {
		label: "Line plot",
		settings: [
			{ id: "names", label: "Numbers below the line", initial: "1, 2, 3, 4" },
			{ id: "counts", label: "Crosses above each", initial: "2, 4, 1, 0" },
			{ id: "caption", label: "Words below", initial: /* not a text */ "length in inches" },
		],
	},
	"box-plot": {
		label: "Box plot",
		settings: [
			from,
			{ id: "to", label: "Ends at", initial: "20" },
			{ id: "step", label: "A mark every", initial: "2" },
			{
				id: "five",
				label: "Least, lower quartile, median, upper quartile, greatest",
				initial: "2, 6, 9, 14, 18",
			},
			{ id: "caption", label: "Words below", initial: "points" },
		],
	},
	"coordinate-plane": {
		label: "Coordinate plane",
		settings: [
			{ id: "from", label: "Both axes start at", initial: "0" },
			{ id: "to", label: "Both axes end at", initial: "6" },
			{ id: "points", label: "Points", initial: "(1, 2), (4, 5)" },
		],
	},
	"data-table": {
		label: "Table",
		settings: [
			{ id: "heading", label: "Heading", initial: /* not a text */ "hours, miles" },
			{ id: "first", label: "Row 1", initial: "1, 30" },
			{ id: "second", label: "Row 2", initial: "2, 60" },
			{ id: "third", label: "Row 3", initial: "3, 90" },
		],
	},
} as const satisfies Readonly<Record<string, DrawnFigure>>;

export type DrawnFigureName = keyof typeof drawnFigures;

export const drawnFigureNames = Object.keys(drawnFigures) as [DrawnFigureName, ...DrawnFigureName[]];

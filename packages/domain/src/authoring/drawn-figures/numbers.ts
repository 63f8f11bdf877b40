import { type DrawnFigures, from, number, shown, step, to, words } from "./setting.ts";

export const numberFigures = {
	"number-line": {
		label: "Number line with a point",
		settings: [
			from,
			to,
			{ id: "parts", label: "Steps from one whole number to the next" },
			{ id: "point", label: "Point at" },
		],
	},
	"inequality-line": {
		label: "Number line with a ray",
		settings: [
			from,
			to,
			{ id: "boundary", label: "Ray begins at" },
			{
				id: "direction",
				label: "Direction",
				choices: [
					{ value: "right", label: "Right" },
					{ value: "left", label: "Left" },
				],
			},
			{
				id: "end",
				label: "Begins with",
				choices: [
					{ value: "closed", label: "Closed dot" },
					{ value: "open", label: "Open dot" },
				],
			},
		],
	},
	"signed-line": {
		label: "Number line around zero",
		settings: [
			{ id: "most", label: "Greatest number" },
			{ id: "every", label: "A number every" },
			{ id: "dots", label: "Dots", columns: [number] },
			{ id: "start", label: "Arrow from (blank for none)" },
			{ id: "stop", label: "Arrow to" },
		],
	},
	"between-line": {
		label: "Between two numbers",
		settings: [
			{ id: "low", label: "Number on the left" },
			{ id: "high", label: "Number on the right" },
			{ id: "at", label: "Point at" },
			shown("middle", /* text */ "The middle"),
			shown("point", /* text */ "The point"),
		],
	},
	"jump-line": {
		label: "Number line with jumps",
		settings: [
			from,
			to,
			step,
			{ id: "every", label: "A number every" },
			{
				id: "jumps",
				label: "Jumps",
				columns: [{ id: "start", label: "From" }, { id: "stop", label: "To" }, words],
			},
		],
	},
	"empty-line": {
		label: "Empty number line",
		settings: [
			{
				id: "stops",
				label: "Stops",
				columns: [number, { id: "words", label: "Label over the jump to it" }],
			},
		],
	},
	"base-ten-blocks": {
		label: "Base-ten blocks",
		settings: [
			{ id: "hundreds", label: "Hundreds" },
			{ id: "tens", label: "Tens" },
			{ id: "ones", label: "Ones" },
		],
	},
	"column-sum": {
		label: "Numbers in columns",
		settings: [
			{ id: "upper", label: "Upper number" },
			{
				id: "sign",
				label: "Sign",
				choices: [
					{ value: "+", label: "Plus" },
					{ value: "-", label: "Minus" },
					{ value: "×", label: "Times" },
				],
			},
			{ id: "lower", label: "Lower number" },
		],
	},
	"card-table": {
		label: "Cards with room below",
		settings: [{ id: "cards", label: "Cards", columns: [{ id: "text", label: "Text or fraction" }] }],
	},
} as const satisfies DrawnFigures;

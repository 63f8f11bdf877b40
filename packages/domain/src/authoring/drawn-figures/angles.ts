import { type DrawnFigures, shown, words } from "./setting.ts";

export const angleFigures = {
	"angle-fan": {
		label: "Angles side by side",
		settings: [
			{ id: "parts", label: "Angles", columns: [{ id: "degrees", label: "Degrees" }, words] },
			{ id: "turn", label: "Turned by degrees" },
			shown("square", /* text */ "Right-angle mark"),
		],
	},
	"angle-pair": {
		label: "Lines and rays through a point",
		settings: [
			{
				id: "rays",
				label: "Lines and rays",
				columns: [
					{ id: "at", label: "Degrees" },
					{
						id: "kind",
						label: "Kind",
						choices: [
							{ value: "ray", label: "Ray" },
							{ value: "line", label: "Line" },
						],
					},
				],
			},
			{
				id: "angles",
				label: "Labeled angles",
				columns: [{ id: "from", label: "From degrees" }, { id: "to", label: "To degrees" }, words],
			},
			{ id: "square", label: "Right angle marked from degrees (blank for none)" },
		],
	},
	"angle-triangle": {
		label: "Triangle with its angles",
		settings: [
			{ id: "left", label: "Degrees on the left" },
			{ id: "right", label: "Degrees on the right" },
			{ id: "left_words", label: "Label on the left" },
			{ id: "right_words", label: "Label on the right" },
			{ id: "top_words", label: "Label at the top" },
			{ id: "outside", label: "Label in the angle outside (blank for none)" },
		],
	},
	protractor: {
		label: "Protractor",
		settings: [
			{ id: "first", label: "First arm at degrees" },
			{ id: "second", label: "Second arm at degrees" },
		],
	},
	transversal: {
		label: "Parallel lines and a line across",
		settings: [
			{ id: "angle", label: "Degrees between them" },
			{
				id: "labels",
				label: "Label at the upper line, then at the lower one",
				columns: [
					{ id: "above_left", label: "Above left" },
					{ id: "above_right", label: "Above right" },
					{ id: "below_left", label: "Below left" },
					{ id: "below_right", label: "Below right" },
				],
			},
		],
	},
} as const satisfies DrawnFigures;

export const solidFigures = {
	prism: {
		label: "Box or triangular prism",
		settings: [
			{
				id: "face",
				label: "Front",
				choices: [
					{ value: "rectangle", label: "Rectangle" },
					{ value: "triangle", label: "Right triangle" },
				],
			},
			{ id: "width", label: "Width of the front" },
			{ id: "height", label: "Height of the front" },
			{ id: "depth", label: "How far back" },
			{ id: "width_words", label: "Label at the width" },
			{ id: "height_words", label: "Label at the height" },
			{ id: "depth_words", label: "Label at the edge going back" },
		],
	},
	"box-diagonal": {
		label: "Box with its diagonal",
		settings: [
			{ id: "length", label: "Length" },
			{ id: "width", label: "Width" },
			{ id: "height", label: "Height" },
			{ id: "length_words", label: "Label at the length" },
			{ id: "width_words", label: "Label at the width" },
			{ id: "height_words", label: "Label at the height" },
		],
	},
	"round-solid": {
		label: "Cylinder, cone or sphere",
		settings: [
			{
				id: "parts",
				label: "Parts from top to bottom",
				columns: [
					{
						id: "kind",
						label: "Kind",
						choices: [
							{ value: "cylinder", label: "Cylinder" },
							{ value: "cone", label: "Cone" },
							{ value: "tip", label: "Upside-down cone" },
							{ value: "dome", label: "Upper half of a sphere" },
							{ value: "bowl", label: "Lower half of a sphere" },
						],
					},
					{ id: "height", label: "Height" },
					{ id: "words", label: "Label at the height" },
				],
			},
			{ id: "radius", label: "Radius" },
			{
				id: "shows",
				label: "Shows its",
				choices: [
					{ value: "radius", label: "Radius" },
					{ value: "diameter", label: "Diameter" },
				],
			},
			{ id: "text", label: "Label on it" },
		],
	},
	"cube-stack": {
		label: "Stacked cubes",
		settings: [
			{
				id: "rows",
				label: "Cubes on each place, back row first",
				columns: [
					{ id: "first", label: "Place 1" },
					{ id: "second", label: "Place 2" },
					{ id: "third", label: "Place 3" },
					{ id: "fourth", label: "Place 4" },
				],
			},
		],
	},
} as const satisfies DrawnFigures;

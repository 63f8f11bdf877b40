import { prism } from "../../figures/shapes/prism.ts";
import { counted, prose, slip, texNumber, whole } from "../../kit/index.ts";
import type { Draft, Random, Range, Wrong } from "../../kit/index.ts";

/** A rectangular prism with whole edges. */
export interface Box {
	length: number;
	width: number;
	height: number;
	unit: Unit;
}

export interface Unit {
	one: string;
	many: string;
	short: string;
	/** Things that are a few of the unit long. */
	things: readonly string[];
	/** Things of that size that are filled. */
	filled: readonly string[];
	/** Two parts of one thing of that size. */
	parts: readonly (readonly [string, string])[];
}

export const UNITS: readonly Unit[] = [
	{
		one: "inch",
		many: "inches",
		short: "in.",
		things: ["jewelry box", "lunch box", "tissue box", "music box", "recipe box"],
		filled: ["fish tank", "planter"],
		parts: [
			["One wing of a model house", "the other wing"],
			["The lower layer of a cake", "the upper layer"],
			["The left part of a toolbox", "the right part"],
		],
	},
	{
		one: "foot",
		many: "feet",
		short: "ft",
		things: ["closet", "storage bin", "truck bed", "garden shed", "crate"],
		filled: ["sandbox", "compost bin"],
		parts: [
			["The main part of a cabinet", "the side part"],
			["The left part of a garden bed", "the right part"],
			["The left part of a stage", "the right part"],
		],
	},
	{
		one: "centimeter",
		many: "centimeters",
		short: "cm",
		things: ["gift box", "brick", "drawer", "pencil box", "block of wood"],
		filled: ["plastic tub", "measuring box"],
		parts: [
			["The base of a trophy", "the top"],
			["One tower of a toy castle", "the other tower"],
			["The left part of a pencil case", "the right part"],
		],
	},
	{
		one: "meter",
		many: "meters",
		short: "m",
		things: ["storage room", "shed", "barn", "warehouse", "workshop"],
		filled: ["water tank", "pond"],
		parts: [
			["The first room of a shed", "the second room"],
			["The main part of a barn", "the side part"],
			["The base of a monument", "the top"],
		],
	},
];

export function boxOf(random: Random, [least, most]: Range, units: readonly Unit[] = UNITS): Box {
	const edge = () => random.integer(least, most);
	return { length: edge(), width: edge(), height: edge(), unit: random.pick(units) };
}

export const baseOf = ({ length, width }: Box) => length * width;
export const volumeOf = (box: Box) => baseOf(box) * box.height;
export const cubic = ({ unit }: Box) => ({ after: `cubic ${unit.many}` });

/** "5 feet long, 3 feet wide and 2 feet high". */
export function sized({ length, width, height, unit: { one, many } }: Box): string {
	const edge = (size: number) => counted(size, one, many);
	return `${edge(length)} long, ${edge(width)} wide, and ${edge(height)} high`;
}

/** A picture with the edges written beside it; an edge without a size is asked for. */
export function boxFigure(random: Random, box: Box, hides?: "height") {
	const { length, width, height, unit } = box;
	const edge = (size: number) => `${size} ${unit.short}`;
	return {
		svg: prism({
			face: [
				[0, 0],
				[length, 0],
				[length, height],
				[0, height],
			],
			depth: width,
			edge_labels: { 2: edge(length), 3: hides === undefined ? edge(height) : "?" },
			depth_label: { corner: 2, text: edge(width) },
			color: random.pick(["sky", "mint", "gold", "lilac"]),
		}),
		alt: `A box that is ${edge(length)} long and ${edge(width)} wide. Its height is ${hides === undefined ? edge(height) : "not known"}.`,
	};
}

function wrongOf(box: Box): (Wrong | false)[] {
	const { length, width, height } = box;
	const base = baseOf(box);
	return [
		[slip.addedTheEdges, whole(length + width + height)],
		[slip.foundTheSurface, whole(2 * (base + length * height + width * height))],
		[slip.countedOneLayer, whole(base)],
		[slip.tookOneLayerAway, whole(volumeOf(box) - base)],
	];
}

/** The volume of a box, layer by layer. */
export function volumeDraft(box: Box): Omit<Draft, "prompt"> {
	const { length, width, height } = box;
	const [base, volume] = [baseOf(box), volumeOf(box)];
	return {
		task: `the volume in cubic ${box.unit.many} of a box that is ${sized(box)}`,
		right: whole(volume),
		wrong: wrongOf(box),
		unit: cubic(box),
		hints: [
			"How many unit cubes fit in one layer on the bottom?",
			`One layer has $${length} \\times ${width}$ cubes. How many layers are there?`,
			`Find $${base} \\times ${height}$.`,
		],
		steps: [
			`One layer has $${length} \\times ${width} = ${base}$ cubes.`,
			`There are ${height} layers: $${base} \\times ${height} = ${texNumber(volume)}$.`,
			`The volume is ${prose(volume)} cubic ${box.unit.many}.`,
		],
		equal: "an equal volume",
	};
}

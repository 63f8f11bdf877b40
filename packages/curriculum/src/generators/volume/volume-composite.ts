import { ask, boxed, defineSkill, NAMES, slip, texNumber, whole, withoutUnit } from "../../kit/index.ts";
import type { Form, Wrong } from "../../kit/index.ts";
import { builtStep } from "./built-boxes.ts";
import { type Corner, cornerFigure, cornerOf } from "./corner-solids.ts";
import { expressionFor, joined } from "./joined-boxes.ts";

function wrongOfCorner({ left, right, low, more, depth }: Corner, asksLeft: boolean): (Wrong | false)[] {
	const [width, tall] = [left + right, low + more];
	const first = left * tall * depth;
	return [
		[slip.tookTheFullBlock, whole(width * tall * depth)],
		!asksLeft && [slip.tookTheWholeLength, whole(first + width * low * depth)],
		[slip.tookOneBoxOnly, whole(first)],
		asksLeft && [slip.gaveTheCutPiece, whole(right * more * depth)],
		[slip.countedOneLayer, whole(left * tall + right * low)],
	];
}

/** A solid with an L-shaped front, cut into two boxes: all edges are given, or one has to be found. */
const corner =
	(knowsAll: boolean, most: number): Form =>
	(random) => {
		const solid = cornerOf(random, most);
		const { left, right, low, more, depth, unit } = solid;
		const [width, tall] = [left + right, low + more];
		const [first, second] = [left * tall * depth, right * low * depth];
		return {
			prompt: random.pick([
				"The picture shows a solid made of two boxes. What is its volume?",
				"Cut the solid into two boxes. What is its volume?",
				`${random.pick(NAMES)} builds this solid from two boxes. Find its volume.`,
			]),
			figure: cornerFigure(random, solid, knowsAll ? "all" : "whole length"),
			right: whole(first + second),
			unit: { after: `cubic ${unit.many}` },
			wrong: wrongOfCorner(solid, false),
			hints: [
				"Cut the solid into two boxes with one straight cut.",
				knowsAll
					? `The left box is ${left} by ${tall} by ${depth}.`
					: `One length is not written. The whole length is ${width}, and the left part is ${left} long.`,
				`The right box is $${right} \\times ${low} \\times ${depth}$. Add both volumes.`,
			],
			steps: [
				`Left box: $${left} \\times ${tall} \\times ${depth} = ${first}$.`,
				...(knowsAll ? [] : [`The right box is $${width} - ${left} = ${right}$ long.`]),
				`Right box: $${right} \\times ${low} \\times ${depth} = ${second}$.`,
				`Together: $${first} + ${second} = ${texNumber(first + second)}$ cubic ${unit.many}.`,
			],
		};
	};

/** A block with a box cut out of a corner. */
const cutOut: Form = (random) => {
	const solid = cornerOf(random, 9);
	const { left, right, low, more, depth, unit } = solid;
	const [width, tall] = [left + right, low + more];
	const [block, piece] = [width * tall * depth, right * more * depth];
	return {
		prompt: `A block is ${width} ${unit.many} long, ${tall} ${unit.many} high, and ${depth} ${unit.many} deep. A box of ${right} by ${more} by ${depth} ${unit.many} is cut out of one upper corner, as the picture shows. ${random.pick(["What is the volume of what is left?", "Find the volume of the solid that is left."])}`,
		figure: cornerFigure(random, solid, "cut out"),
		right: whole(block - piece),
		unit: { after: `cubic ${unit.many}` },
		wrong: wrongOfCorner(solid, true),
		hints: [
			"How large was the block before the piece was cut out?",
			`The block was $${width} \\times ${tall} \\times ${depth}$. The piece is $${right} \\times ${more} \\times ${depth}$.`,
			"Subtract the volume of the piece from the volume of the block.",
		],
		steps: [
			`The block: $${width} \\times ${tall} \\times ${depth} = ${texNumber(block)}$.`,
			`The piece: $${right} \\times ${more} \\times ${depth} = ${piece}$.`,
			`$${texNumber(block)} - ${piece} = ${texNumber(block - piece)}$ cubic ${unit.many}.`,
		],
	};
};

const inSteps = (knowsAll: boolean) =>
	ask.stepwise((random) => {
		const solid = cornerOf(random, 7);
		const { left, right, low, more, depth, unit } = solid;
		const [first, second] = [left * (low + more) * depth, right * low * depth];
		return {
			prompt: random.pick([
				`A straight cut makes two boxes. The volume of the left box is [[first]] cubic ${unit.many}, and that of the right box is [[second]] cubic ${unit.many}. Together, they have [[volume]] cubic ${unit.many}.`,
				`Cut straight down between the two parts. The left part has [[first]] cubic ${unit.many}, and the right part has [[second]] cubic ${unit.many}. The whole solid has [[volume]] cubic ${unit.many}.`,
			]),
			figure: cornerFigure(random, solid, knowsAll ? "all" : "whole length"),
			boxes: {
				first: boxed(whole(first), [slip.tookTheOtherHeight, whole(left * low * depth)]),
				second: boxed(whole(second), [slip.tookTheWholeLength, whole((left + right) * low * depth)]),
				volume: boxed(whole(first + second), [
					slip.tookTheFullBlock,
					whole((left + right) * (low + more) * depth),
				]),
			},
			hints: [
				"Both boxes have the same depth.",
				`The left box is ${left} by ${low + more} by ${depth}.`,
				`The right box is ${right} by ${low} by ${depth}. Add the two volumes.`,
			],
			steps: [
				`Left: $${left} \\times ${low + more} \\times ${depth} = ${first}$.`,
				`Right: $${right} \\times ${low} \\times ${depth} = ${second}$.`,
				`$${first} + ${second} = ${texNumber(first + second)}$.`,
			],
		};
	});

// 1: two small boxes in words. 2: larger ones, and which expression. 3: a picture with all edges, in steps. 4: an edge has
// to be found first. 5: a piece is cut out, and mistakes to explain.
export const volumeComposite = defineSkill("volume-composite", 16, {
	1: [ask.typed(joined(5)), ask.chosen(joined(5)), builtStep],
	2: [ask.typed(joined(9)), ask.chosen(joined(9)), builtStep, ask.chosen(expressionFor)],
	3: [ask.typed(corner(true, 6)), ask.chosen(corner(true, 6)), inSteps(true), ask.chosen(expressionFor)],
	4: [
		ask.typed(corner(false, 8)),
		ask.chosen(corner(false, 8)),
		inSteps(false),
		ask.whatWentWrong(withoutUnit(joined(7))),
	],
	5: [ask.typed(cutOut), ask.chosen(cutOut), ask.explainTheMistake(withoutUnit(joined(9)))],
});

import { asClaim, ask, boxed, defineSkill, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Range } from "../../kit/index.ts";
import { type Box, baseOf, boxFigure, boxOf, sized, volumeDraft, volumeOf } from "./boxes.ts";
import { builtBox } from "./built-boxes.ts";
import { fromBase, height, notFilled } from "./box-problems.ts";

const drawn =
	(range: Range): Form =>
	(random) => {
		const box = boxOf(random, range);
		return {
			...volumeDraft(box),
			prompt: random.pick([
				"What is the volume of the box?",
				"Find the volume of the rectangular prism.",
				"How much space is inside the box?",
			]),
			figure: boxFigure(random, box),
		};
	};

const told =
	(range: Range): Form =>
	(random) => {
		const box = boxOf(random, range);
		const thing = random.pick(box.unit.things);
		return {
			...volumeDraft(box),
			prompt: random.pick([
				`A ${thing} is ${sized(box)}. What is its volume?`,
				`${random.pick(NAMES)} measures a ${thing}: it is ${sized(box)}. What is its volume?`,
				`Find the volume of a ${thing} that is ${sized(box)}.`,
			]),
		};
	};

/** Which expression gives the volume. */
const expressionFor: Form = (random) => {
	const box = boxOf(random, [3, 12]);
	const { length, width, height: tall } = box;
	const thing = random.pick(box.unit.things);
	const shown = (formula: string) => words(`$${formula}$`);
	return {
		prompt: `A ${thing} is ${sized(box)}. ${random.pick(["Which expression gives its volume?", "Which expression can you use for its volume?"])}`,
		right: shown(`(${length} \\times ${width}) \\times ${tall}`),
		wrong: [
			[slip.addedTheEdges, shown(`${length} + ${width} + ${tall}`)],
			[slip.addedEdgesFirst, shown(`(${length} + ${width}) \\times ${tall}`)],
			[slip.countedOneLayer, shown(`${length} \\times ${width} + ${tall}`)],
		],
		hints: [
			"Volume counts the unit cubes: the cubes in one layer, times the number of layers.",
			`One layer has $${length} \\times ${width}$ cubes.`,
			`There are ${tall} layers of that size.`,
		],
		steps: [
			`One layer has $${length} \\times ${width}$ cubes, and there are ${tall} layers.`,
			`The volume is $(${length} \\times ${width}) \\times ${tall}$.`,
		],
	};
};

const inSteps = (range: Range) =>
	ask.stepwise((random) => {
		const box = boxOf(random, range);
		const { length, width, unit } = box;
		const { hints, steps } = volumeDraft(box);
		return {
			prompt: `A ${random.pick(unit.things)} is ${sized(box)}. ${random.pick([
				`One layer of unit cubes on the bottom has [[layer]] cubes. There are [[layers]] layers, so the volume is [[volume]] cubic ${unit.many}.`,
				`The area of its base is [[layer]] square ${unit.many}. Its height is [[layers]] ${unit.many}. So its volume is [[volume]] cubic ${unit.many}.`,
			])}`,
			boxes: {
				layer: boxed(whole(baseOf(box)), [slip.addedTheSides, whole(length + width)]),
				layers: boxed(whole(box.height), [slip.tookTheLength, whole(length)]),
				volume: boxed(
					whole(volumeOf(box)),
					[slip.addedTheEdges, whole(length + width + box.height)],
					[slip.countedOneLayer, whole(baseOf(box))],
				),
			},
			hints,
			steps,
		};
	});

const plain =
	(range: Range): Form =>
	(random): Draft => {
		const box: Box = boxOf(random, range);
		const { unit: _unit, ...draft } = volumeDraft(box);
		return { ...draft, prompt: "" };
	};

const claims = asClaim(plain([2, 9]), (task, value) => `${task.replace(/^the/, "The")} is ${value}.`);

// 1: three small edges with a picture. 2: larger edges, given in words, in steps. 3: from the area of the base, and which
// expression. 4: a missing height. 5: how much is still empty, claims, and mistakes to explain.
export const volumeRectPrism = defineSkill("volume-rect-prism", 18, {
	1: [ask.typed(drawn([2, 6])), ask.chosen(drawn([2, 6])), inSteps([2, 6]), builtBox],
	2: [ask.typed(told([3, 12])), ask.chosen(told([3, 12])), inSteps([3, 12]), ask.chosen(drawn([4, 12]))],
	3: [ask.typed(fromBase), ask.chosen(fromBase), ask.chosen(expressionFor)],
	4: [
		ask.typed(height(false)),
		ask.chosen(height(false)),
		ask.typed(height(true)),
		ask.whatWentWrong(plain([3, 9])),
	],
	5: [ask.typed(notFilled), ask.chosen(notFilled), ask.judged(claims), ask.explainTheMistake(plain([4, 12]))],
});

import { ask, boxed, defineSkill, NAMES, slip, stated, texNumber, withoutFigure } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { inFull } from "../../kit/words.ts";
import { whole } from "../../kit/value.ts";
import { NUMBER_CTA } from "../../kit/parts.ts";
import { mixedTex, multiply } from "../../kit/fractions.ts";
import { builtOfHalves } from "./built-boxes.ts";
import {
	type Size,
	boxOf,
	volumeOf,
	valueOf,
	alongEdge,
	figureOf,
	told,
	wrongVolumes,
	helpWith,
	volume,
	cubes,
} from "./boxes-with-fractions.ts";

/** Cubes along each edge, all cubes, and the volume. */
const inSteps = (size: Size) =>
	ask.stepwise((random) => {
		const box = boxOf(random, size === "small" ? 1 : random.pick([1, 2]), size);
		if (box === undefined) return undefined;
		const { bottom, unit } = box;
		const counts = box.edges.map((edge) => alongEdge(edge, bottom));
		const all = counts.reduce((product, count) => product * count, 1);
		if (size === "small" && all > 120) return undefined;
		return {
			prompt: `A box is ${told(box)}. It is filled with cubes whose edges are $\\dfrac{1}{${bottom}}$ ${unit} long. Along the length, [[a]] cubes fit, and in all [[all]] cubes. One cube has a volume of $\\dfrac{1}{${bottom ** 3}}$ cubic ${inFull(unit)}, so the volume of the box is [[volume]] cubic ${inFull(unit)}.`,
			figure: figureOf(random, box),
			boxes: {
				a: boxed(whole(counts[0] ?? 1), [slip.countedUnitCubes, valueOf(box.edges[0])]),
				all: boxed(whole(all), [slip.addedTheEdges, whole(counts.reduce((sum, count) => sum + count, 0))]),
				volume: { right: valueOf(volumeOf(box)), wrong: wrongVolumes(box).slice(0, 3) },
			},
			hints: [
				`Along an edge of 1 ${unit}, ${bottom} of the small cubes fit.`,
				"Multiply the numbers of cubes along the three edges.",
				`Divide the number of all cubes by ${bottom ** 3}, or multiply the three edges.`,
			],
			steps: [
				`Multiply the numbers of cubes along the edges: $${counts.join(" \\times ")} = ${texNumber(all)}$.`,
				...helpWith(box).steps.slice(-1),
			],
		};
	});

/** The height from the volume. */
const height: Form = (random) => {
	const box = boxOf(random, 2);
	if (box === undefined) return undefined;
	const [a, b, c] = box.edges;
	const { unit } = box;
	const base = multiply(a, b);
	return {
		prompt: random.pick([
			`A box has a volume of $${mixedTex(volumeOf(box))}$ cubic ${inFull(unit)}. It is $${mixedTex(a)}$ ${unit} long and $${mixedTex(b)}$ ${unit} wide. How high is it?`,
			`${random.pick(NAMES)} builds a box with a volume of $${mixedTex(volumeOf(box))}$ cubic ${inFull(unit)}. Its length is $${mixedTex(a)}$ ${unit} and its width is $${mixedTex(b)}$ ${unit}. What is its height?`,
		]),
		cta: NUMBER_CTA,
		unit: { after: unit },
		right: valueOf(c),
		wrong: [
			[slip.foundOneFace, valueOf(base)],
			[slip.dividedByOneEdge, valueOf(multiply(c, b))],
			[slip.multipliedToDivide, valueOf(multiply(volumeOf(box), base))],
		],
		hints: [
			"Volume is the area of the base times the height.",
			`First find the area of the base: $${mixedTex(a)} \\times ${mixedTex(b)}$.`,
			"Divide the volume by the area of the base.",
		],
		steps: [
			`The area of the base: $${mixedTex(a)} \\times ${mixedTex(b)} = ${mixedTex(base)}$.`,
			`$${mixedTex(volumeOf(box))} \\div ${mixedTex(base)} = ${mixedTex(c)}$ ${unit}.`,
		],
	};
};

const claimed = (form: Form) => stated(withoutFigure(form));

// 1: small boxes, of which one edge is a fraction or a mixed number. 2: two edges. 3: how many small cubes fit. 4: a missing height. 5: three
// mixed edges, and mistakes to explain.
export const volumeFractionalEdges = defineSkill("volume-fractional-edges", 17, {
	1: [ask.typed(volume(1, "small")), ask.chosen(volume(1, "small")), builtOfHalves, inSteps("small")],
	2: [ask.typed(volume(2)), ask.chosen(volume(2)), ask.judged(claimed(volume(1)))],
	3: [ask.typed(cubes(1)), builtOfHalves, ask.chosen(cubes(2)), inSteps("usual")],
	4: [ask.typed(height), ask.chosen(height), ask.typed(cubes(2)), ask.judged(claimed(volume(2)))],
	5: [
		ask.typed(volume(3)),
		ask.chosen(volume(3)),
		ask.typed(cubes(3)),
		ask.explainTheMistake(withoutFigure(volume(2))),
	],
});

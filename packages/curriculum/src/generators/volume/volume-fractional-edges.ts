import { unitAfter } from "@learnin/domain/question/text/unit-after";
import { prism } from "../../figures/shapes/prism.ts";
import { ask, boxed, defineSkill, NAMES, slip, stated, texNumber, withoutFigure } from "../../kit/index.ts";
import type { Draft, Form, Fraction, Random, Wrong } from "../../kit/index.ts";
import { inFull, list } from "../../kit/words.ts";
import { anyFraction, whole } from "../../kit/value.ts";
import { NUMBER_CTA } from "../../kit/parts.ts";
import { add, fraction, mixedEntry, mixedTex, multiply, split } from "../../kit/fractions.ts";
import { builtOfHalves } from "./built-boxes.ts";

interface Box {
	edges: readonly [Fraction, Fraction, Fraction];
	bottom: number;
	unit: string;
}

type Size = "small" | "usual";

/** How many of the three edges are mixed numbers; all have the same denominator. */
function boxOf(random: Random, mixedCount: number, size: Size = "usual"): Box | undefined {
	const isSmall = size === "small";
	const bottom = random.pick([2, 3, 4]);
	const edges = [0, 1, 2].map((at) =>
		at < mixedCount
			? fraction(random.integer(mixedCount === 1 ? 0 : 1, isSmall ? 2 : 5), {
					top: random.integer(1, bottom - 1),
					bottom,
				})
			: fraction(random.integer(isSmall ? 1 : 2, isSmall ? 4 : 7)),
	);
	const isFine = edges.filter((edge) => edge.bottom === bottom).length === mixedCount;
	return isFine
		? {
				edges: random.shuffle(edges) as [Fraction, Fraction, Fraction],
				bottom,
				unit: random.pick(["cm", "ft", "m"]),
			}
		: undefined;
}

const volumeOf = ({ edges: [a, b, c] }: Box) => multiply(multiply(a, b), c);
const valueOf = ({ top, bottom }: Fraction) => anyFraction(top, bottom);
const alongEdge = (edge: Fraction, bottom: number) => (edge.top * bottom) / edge.bottom;

function figureOf(random: Random, { edges: [a, b, c], unit }: Box) {
	const words = (edge: Fraction) => `${mixedEntry(edge)} ${unit}`;
	const [x, y, z] = [a, b, c].map(({ top, bottom }) => top / bottom) as [number, number, number];
	// A thin box would hide its own words, so it is drawn wider.
	const end = Math.max(x, z * 0.7);
	return {
		svg: prism({
			face: [
				[0, 0],
				[end, 0],
				[end, z],
				[0, z],
			],
			depth: Math.max(y, end * 0.3),
			edge_labels: { 2: words(a), 3: words(c) },
			depth_label: { corner: 2, text: words(b) },
			colour: random.pick(["sky", "mint", "gold", "lilac"]),
		}),
		alt: `A box that is ${words(a)} long, ${words(b)} wide, and ${words(c)} high.`,
	};
}

const told = ({ edges: [a, b, c], unit }: Box) =>
	`$${mixedTex(a)}$ ${unit} long, $${mixedTex(b)}$ ${unit} wide, and $${mixedTex(c)}$ ${unit} high`;

function wrongVolumes(box: Box): (Wrong | false)[] {
	const [a, b, c] = box.edges;
	const wholes = [a, b, c]
		.map((edge) => Math.max(1, split(edge).whole))
		.reduce((product, edge) => product * edge, 1);
	return [
		[slip.multipliedWholesOnly, whole(wholes)],
		[slip.addedTheEdges, valueOf(add(add(a, b), c))],
		[slip.foundOneFace, valueOf(multiply(a, b))],
		[
			slip.countedSmallCubes,
			whole(
				box.edges.map((edge) => alongEdge(edge, box.bottom)).reduce((product, count) => product * count, 1),
			),
		],
	];
}

function helpWith(box: Box): Pick<Draft, "hints" | "steps"> {
	const volume = volumeOf(box);
	const names = box.edges.map((edge) =>
		edge.bottom === 1 ? `${edge.top}` : `\\dfrac{${edge.top}}{${edge.bottom}}`,
	);
	const renamed = box.edges
		.filter((edge) => edge.bottom > 1 && edge.top > edge.bottom)
		.map((edge) => `$${mixedTex(edge)} = \\dfrac{${edge.top}}{${edge.bottom}}$`);
	return {
		hints: [
			"The volume is length times width times height, with fractions as well.",
			renamed.length === 0
				? `Multiply the whole numbers first, and then by the fraction.`
				: `Write mixed numbers as fractions: ${list(renamed)}.`,
			`Multiply: $${names.join(" \\times ")}$.`,
		],
		steps: [
			...(renamed.length === 0 ? [] : [`As fractions: ${list(renamed)}.`]),
			`$${names.join(" \\times ")} = ${mixedTex(volume)}$ ${unitAfter(`$${mixedTex(volume)}$`, `cubic ${inFull(box.unit)}`)}.`,
		],
	};
}

const volume =
	(mixedCount: number, size: Size = "usual"): Form =>
	(random) => {
		const box = boxOf(random, mixedCount, size);
		if (box === undefined) return undefined;
		const thing = random.pick([
			"A box",
			"A fish tank",
			"A drawer",
			"A block of clay",
			"A carton",
			"A planter",
			"A bin",
			"A chest",
		]);
		return {
			...helpWith(box),
			prompt: random.pick([
				`${thing} is ${told(box)}. What is its volume?`,
				`Find the volume of a rectangular prism that is ${told(box)}.`,
				`${random.pick(NAMES)} measures a box that is ${told(box)}. What is its volume?`,
			]),
			figure: figureOf(random, box),
			cta: NUMBER_CTA,
			task: `the volume of a box that is ${told(box)}`,
			unit: { after: `cubic ${inFull(box.unit)}` },
			right: valueOf(volumeOf(box)),
			wrong: wrongVolumes(box),
			equal: "an equal fraction or mixed number",
		};
	};

/** How many small cubes, with edges of one part, fill the box. */
const cubes =
	(mixedCount: number): Form =>
	(random) => {
		const box = boxOf(random, mixedCount);
		if (box === undefined) return undefined;
		const { bottom, unit } = box;
		const counts = box.edges.map((edge) => alongEdge(edge, bottom));
		const right = counts.reduce((product, count) => product * count, 1);
		if (right > 2000) return undefined;
		const size = `$\\dfrac{1}{${bottom}}$ ${unit}`;
		return {
			prompt: random.pick([
				`A box is ${told(box)}. How many cubes with edges of ${size} fill it exactly?`,
				`${random.pick(NAMES)} fills a box that is ${told(box)} with cubes. Each edge of a cube is ${size}. How many cubes is that?`,
			]),
			figure: figureOf(random, box),
			unit: { after: "cubes" },
			right: whole(right),
			wrong: [
				[slip.countedUnitCubes, valueOf(volumeOf(box))],
				[slip.scaledOnce, valueOf(multiply(volumeOf(box), fraction(bottom)))],
				[slip.addedTheEdges, whole(counts.reduce((sum, count) => sum + count, 0))],
			],
			hints: [
				"How many small cubes fit along each edge?",
				`Along an edge of 1 ${unit}, ${bottom} cubes fit. How many fit along each edge of the box?`,
				"Multiply the three numbers of cubes.",
			],
			steps: [
				`The numbers of cubes along the edges are ${counts[0]}, ${counts[1]}, and ${counts[2]}.`,
				`$${counts.join(" \\times ")} = ${right}$ cubes.`,
			],
		};
	};

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
export const volumeFractionalEdges = defineSkill("volume-fractional-edges", 16, {
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

import { unitAfter } from "@learnin/domain/question/text/unit-after";
import { prism } from "../../figures/shapes/prism.ts";
import { NAMES, slip } from "../../kit/index.ts";
import type { Draft, Form, Fraction, Random, Wrong } from "../../kit/index.ts";
import { inFull, list } from "../../kit/words.ts";
import { anyFraction, whole } from "../../kit/value.ts";
import { NUMBER_CTA } from "../../kit/parts.ts";
import { add, fraction, mixedEntry, mixedTex, multiply, split } from "../../kit/fractions.ts";

interface Box {
	edges: readonly [Fraction, Fraction, Fraction];
	bottom: number;
	unit: string;
}

export type Size = "small" | "usual";

/** How many of the three edges are mixed numbers; all have the same denominator. */
export function boxOf(random: Random, mixedCount: number, size: Size = "usual"): Box | undefined {
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

export const volumeOf = ({ edges: [a, b, c] }: Box) => multiply(multiply(a, b), c);
export const valueOf = ({ top, bottom }: Fraction) => anyFraction(top, bottom);
export const alongEdge = (edge: Fraction, bottom: number) => (edge.top * bottom) / edge.bottom;

export function figureOf(random: Random, { edges: [a, b, c], unit }: Box) {
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
			color: random.pick(["sky", "mint", "gold", "lilac"]),
		}),
		alt: `A box that is ${words(a)} long, ${words(b)} wide, and ${words(c)} high.`,
	};
}

export const told = ({ edges: [a, b, c], unit }: Box) =>
	`$${mixedTex(a)}$ ${unit} long, $${mixedTex(b)}$ ${unit} wide, and $${mixedTex(c)}$ ${unit} high`;

export function wrongVolumes(box: Box): (Wrong | false)[] {
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

export function helpWith(box: Box): Pick<Draft, "hints" | "steps"> {
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

export const volume =
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
export const cubes =
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

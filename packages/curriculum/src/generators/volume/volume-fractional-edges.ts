import { prism } from "../../figures/prism.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { add, fraction, mixedEntry, mixedTex, multiply } from "../../kit/fractions.ts";
import { level } from "../../kit/level.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

/** 1: one edge is a fraction; 2: two edges; 3: how many small cubes fit; 4: mixed numbers; 5: volume from the number of small cubes, or three mixed edges. */
export const volumeFractionalEdges = defineGenerator("volume-fractional-edges", 2, (random, difficulty) => {
	const bottom = random.pick([2, 3, 4] as const);
	const unit = random.pick(["cm", "in", "ft", "m"] as const);
	const whole = (): Fraction => fraction(random.integer(2, 6));
	const part = (): Fraction => ({ top: random.integer(1, bottom - 1), bottom });
	const mixed = (): Fraction => fraction(random.integer(1, 4), { top: 1, bottom });
	const [a, b, c] = level(difficulty, [
		() => [whole(), whole(), mixed()],
		() => [whole(), mixed(), mixed()],
		() => [whole(), whole(), mixed()],
		() => [mixed(), mixed(), whole()],
		() => [mixed(), mixed(), mixed()],
	] as const)().map((edge, at) => (difficulty === 1 && at === 2 && random.oneIn(3) ? part() : edge)) as [
		Fraction,
		Fraction,
		Fraction,
	];
	const volume = multiply(multiply(a, b), c);
	const cubes = volume.top * (bottom ** 3 / volume.bottom);
	const edges = [a, b, c].map(mixedTex) as [string, string, string];
	const words = (edge: Fraction) => `${mixedEntry(edge)} ${unit}`;
	const scale = ({ top, bottom: below }: Fraction) => top / below;
	const figure = {
		svg: prism({
			face: [
				[0, 0],
				[scale(a), 0],
				[scale(a), scale(c)],
				[0, scale(c)],
			],
			depth: Math.max(scale(b), scale(a) * 0.3),
			edge_labels: { 2: words(a), 3: words(c) },
			depth_label: { corner: 2, text: words(b) },
			colour: random.pick(["sky", "mint", "gold", "lilac"]),
		}),
		alt: `A box that is ${words(a)} long, ${words(b)} wide and ${words(c)} high.`,
	};
	const asks_cubes = difficulty === 3 || (difficulty === 5 && random.oneIn(2));
	const size = `$\\dfrac{1}{${bottom}}$ ${unit}`;
	if (asks_cubes)
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `A box is $${edges[0]}$ ${unit} long, $${edges[1]}$ ${unit} wide and $${edges[2]}$ ${unit} high. How many cubes with edges of ${size} fill it exactly?`,
			answer_suffix: "cubes",
			figure,
			right: cubes,
			hints: ["How many small cubes fit along each edge?", "Multiply the three numbers of cubes."],
			explanation: `Along the edges fit ${[a, b, c].map((edge) => (edge.top * bottom) / edge.bottom).join(", ")} cubes. Multiplied: ${cubes}.`,
			mistakes: [
				[
					"counted-small-cubes-as-unit-cubes",
					volume.bottom === 1 ? volume.top : mixedEntry(volume),
					`That is the volume in cubic ${unit}. The small cubes are smaller than that.`,
				],
				[
					"scaled-once-only",
					cubes / bottom ** 2,
					`Along every edge ${bottom} small cubes fit into one ${unit}. That counts for all three edges.`,
				],
				[
					"added-the-counts",
					[a, b, c].reduce((sum, edge) => sum + (edge.top * bottom) / edge.bottom, 0),
					"It looks like the numbers along the edges were added. Multiply them.",
				],
			],
		});
	const sum = add(add(a, b), c);
	return fillNumber({
		answer_type: "MIXED_FRACTION",
		prompt: `A box is $${edges[0]}$ ${unit} long, $${edges[1]}$ ${unit} wide and $${edges[2]}$ ${unit} high. What is its volume?`,
		cta: "Write a whole number, a fraction or a mixed number in simplest form.",
		answer_suffix: `cubic ${unit}`,
		figure,
		right: mixedEntry(volume),
		hints: [
			"The volume is length times width times height, with fractions too.",
			"Write mixed numbers as fractions before you multiply.",
		],
		explanation: `$${[a, b, c].map(({ top, bottom: below }) => (below === 1 ? `${top}` : `\\dfrac{${top}}{${below}}`)).join(" \\times ")} = ${mixedTex(volume)}$ cubic ${unit}.`,
		mistakes: [
			[
				"counted-small-cubes-as-unit-cubes",
				cubes === volume.top && volume.bottom === 1 ? "" : cubes,
				`That is the number of small cubes with edges of one part. A cubic ${unit} is larger.`,
			],
			["added-the-edges", mixedEntry(sum), "It looks like the edges were added. Multiply them."],
			[
				"whole-parts-only",
				[a, b, c].reduce((product, edge) => product * Math.max(1, Math.floor(scale(edge))), 1),
				"It looks like the fractions were left out. They belong to the edges.",
			],
			["two-edges-only", mixedEntry(multiply(a, b)), "That is the area of the bottom. How high is the box?"],
		],
	});
});

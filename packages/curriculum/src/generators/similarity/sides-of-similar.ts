import type { LabeledTriangle } from "../../figures/shapes/triangle-pair.ts";
import { trianglePair } from "../../figures/shapes/triangle-pair.ts";
import { NAMES, slip } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { lowestTerms, words } from "../../kit/value.ts";
import { list } from "../../kit/words.ts";
import { lowest, tex } from "../../kit/numbers.ts";
import { scaledDraft } from "./scaled-lengths.ts";

type Sides = readonly [number, number, number];
type Factor = readonly [top: number, bottom: number];

export const WHOLE: readonly Factor[] = [
	[2, 1],
	[3, 1],
	[4, 1],
	[1, 2],
	[1, 3],
];
export const ANY: readonly Factor[] = [
	[3, 2],
	[5, 2],
	[1, 2],
	[7, 2],
	[5, 4],
	[3, 4],
	[6, 5],
	[4, 5],
];
const NAMES_OF_SIDES = ["shortest", "middle", "longest"] as const;
const cm = (side: number) => `${side} cm`;
const times = (sides: Sides, [top, bottom]: Factor): Sides => [
	(sides[0] * top) / bottom,
	(sides[1] * top) / bottom,
	(sides[2] * top) / bottom,
];

/** Whole sides of a triangle, shortest first, none much longer than the others. */
function sidesOf(random: Random, most: number, step: number): Sides | undefined {
	const [a = 0, b = 0, c = 0] = [0, 0, 0].map(() => step * random.integer(2, most)).sort((p, q) => p - q);
	return a < b && b < c && c < 0.86 * (a + b) ? [a, b, c] : undefined;
}

/** A triangle with the longest side below, or turned upside down; the words go to the sides of those lengths. */
function drawn(
	[a, b, c]: Sides,
	words: readonly string[],
	color: LabeledTriangle["color"],
	isTurned: boolean,
): LabeledTriangle {
	const x = (b * b + c * c - a * a) / (2 * c);
	const y = Math.sqrt(b * b - x * x);
	const sign = isTurned ? -1 : 1;
	const [first = "", second = "", third = ""] = words;
	return {
		corners: [
			[0, 0],
			[sign * x, -sign * y],
			[sign * c, 0],
		],
		sides: [second, first, third],
		color,
	};
}

const inWords = (name: string, words: readonly string[]) =>
	`Triangle ${name} with the sides ${words.map((word) => (word === "" ? "not given" : word === "?" ? "unknown" : word)).join(", ")}`;

function picture(
	random: Random,
	[first, second]: readonly [Sides, Sides],
	[ones, others]: readonly [readonly string[], readonly string[]],
) {
	return {
		svg: trianglePair(
			drawn(first, ones, "sky", false),
			drawn(second, others, "gold", random.oneIn(2)),
			second[0] / first[0],
		),
		alt: `Two similar triangles, from the shortest to the longest side. ${inWords("one", ones)}. ${inWords("two", others)}.`,
	};
}

/** The scale factor from the first triangle to the second. */
export const scaleFactor: Form = (random) => {
	const factor = random.pick([...WHOLE, ...ANY]);
	const first = sidesOf(random, 6, factor[1]);
	if (first === undefined) return undefined;
	const second = times(first, factor);
	const [p, q] = [first.map(cm), second.map(cm)];
	return {
		prompt: random.pick([
			`Triangle ABC has sides of ${list(p)}. Triangle DEF is similar to it and has sides of ${list(q)}. What is the scale factor from ABC to DEF?`,
			`A dilation takes a triangle with sides of ${list(p)} to a triangle with sides of ${list(q)}. What is the scale factor?`,
			`${random.pick(NAMES)} enlarges or reduces a triangle on a copier. Its sides were ${list(p)}. Now they are ${list(q)}. What is the scale factor?`,
		]),
		cta: "Write a whole number, or a fraction in lowest terms.",
		task: `the scale factor from the sides ${list(p)} to the sides ${list(q)}`,
		right: lowestTerms(...factor),
		wrong: [
			[slip.usedTheFactorBackward, lowestTerms(factor[1], factor[0])],
			second[0] > first[0] && [slip.subtractedTheSides, lowestTerms(second[0] - first[0], 1)],
			[slip.matchedSidesWrongly, lowestTerms(second[1], first[0])],
		],
		figure: picture(random, [first, second], [p, q]),
		hints: [
			"Corresponding sides of similar triangles have the same ratio.",
			`The shortest sides are ${first[0]} cm and ${second[0]} cm. They belong together.`,
			"By which number is each side of the first triangle multiplied?",
		],
		steps: [
			`The shortest sides belong together: $${first[0]} \\times k = ${second[0]}$.`,
			`So $k = \\dfrac{${second[0]}}{${first[0]}} = ${tex(lowest(...factor))}$. The other sides agree.`,
		],
	};
};

/** A side of the second triangle. */
export const missingSide =
	(factors: readonly Factor[]): Form =>
	(random) => {
		const factor = random.pick(factors);
		const first = sidesOf(random, 9, factor[1] > 2 ? factor[1] : 1);
		const [known, asked] = random.shuffle([0, 1, 2] as const);
		if (first === undefined || known === undefined || asked === undefined) return undefined;
		const second = times(first, factor);
		const [from, to, side] = [first[known], second[known], first[asked]];
		const [one, other] = [NAMES_OF_SIDES[known], NAMES_OF_SIDES[asked]];
		const pick = (list: Sides, word: (each: number, at: number) => string) =>
			list.map((each, at) => (at === known || at === asked ? word(each, at) : ""));
		return scaledDraft({
			prompt: random.pick([
				`Two triangles are similar. The ${one} sides are ${cm(from)} and ${cm(to)} long. The ${other} side of the first triangle is ${cm(side)} long. How long is the ${other} side of the second one?`,
				`Two triangles are similar. The ${one} sides are ${cm(from)} in the first and ${cm(to)} in the second. What length in the second corresponds to the ${other} side of ${cm(side)}?`,
				`A drawing of a triangular sail is made in another size. A side of ${cm(from)} becomes ${cm(to)} long. How long does a side of ${cm(side)} become?`,
			]),
			task: `the length that ${cm(side)} becomes if ${cm(from)} becomes ${cm(to)} in a similar triangle`,
			from,
			to,
			side,
			unit: "cm",
			figure: picture(
				random,
				[first, second],
				[pick(first, cm), pick(second, (each, at) => (at === asked ? "?" : cm(each)))],
			),
			hints: [
				"Which two corresponding sides are known? They give the scale factor.",
				`From ${from} cm to ${to} cm: by which number is the side multiplied?`,
			],
		});
	};

/** Whether two triangles are similar, from their sides. */
export const areSimilar: Form = (random) => {
	const first = sidesOf(random, 8, 2);
	if (first === undefined) return undefined;
	const isSimilar = random.oneIn(2);
	const factor = random.pick([
		[3, 2],
		[5, 2],
		[2, 1],
	] as const);
	const more = random.integer(2, 6);
	const second: Sides = isSimilar
		? times(first, factor)
		: [first[0] + more, first[1] + more, first[2] + more];
	const says = (are: boolean) =>
		words(
			`Triangles with sides of ${list(first.map(cm))} and of ${list(second.map(cm))} are ${are ? "" : "not "}similar.`,
		);
	const ratio = (at: 0 | 1 | 2) =>
		`\\dfrac{${second[at]}}{${first[at]}} = ${tex(lowest(second[at], first[at]))}`;
	return {
		prompt: "Which statement is true?",
		right: says(isSimilar),
		wrong: [[isSimilar ? slip.similarAsCongruent : slip.comparedByAdding, says(!isSimilar)]],
		hints: [
			"Pair the sides: shortest with shortest, longest with longest.",
			`Begin with $${second[0]} \\div ${first[0]}$.`,
			"Divide each side of the second triangle by its partner. Are all results equal?",
		],
		steps: [`$${ratio(0)}$, $${ratio(1)}$, and $${ratio(2)}$.`, says(isSimilar).shown],
	};
};

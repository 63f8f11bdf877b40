import { cutSquares } from "../../../figures/shapes/cut-square.ts";
import { ask, boxed, inWords, NAMES, ratio, slip, whole, words } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { COLORS } from "../measures/rectangle-measures.ts";
import { ALIKE_CUTS, type SquareCut, UNLIKE_CUTS } from "../measures/square-cuts.ts";
import { onePartOf } from "../../fractions/naming/one-part.ts";

export const PLACES = ["garden", "wall", "field", "flag", "floor", "quilt", "poster", "parking lot"] as const;
export const tex = (bottom: number) => `$\\dfrac{1}{${bottom}}$`;
export const asked = (random: Random) =>
	random.pick([
		"What fraction of the whole area is colored?",
		"What fraction of the area is the colored part?",
		"The colored part is what fraction of the whole area?",
	]);

export function draft(parts: number, prompt: string): Draft {
	return {
		prompt,
		...onePartOf(parts),
		hints: [
			"How many parts of equal area does the whole have?",
			"Count all of these parts, the colored one, too. That number is the denominator.",
			"You want one part, so the numerator is 1.",
		],
		steps: [`The whole has ${parts} parts of equal area.`, `One of them is ${tex(parts)} of the whole area.`],
	};
}

/** "two small squares and two wide strips". */
const formsOf = ({ forms }: SquareCut) =>
	forms.map(([count, one, many]) => `${inWords(count)} ${count === 1 ? one : many}`).join(" and ");

/** The form of one of the parts. */
function formAt({ forms }: SquareCut, at: number): readonly [count: number, one: string, many: string] {
	const [first = [1, "part", "parts"] as const, second = first] = forms;
	return at < first[0] ? first : second;
}

/** Parts of equal area with two forms. */
export const unlike: Form = (random) => {
	const cut = random.pick(UNLIKE_CUTS);
	const count = cut.parts.length;
	const colored = random.integer(0, count - 1);
	const [alike, one] = formAt(cut, colored);
	const [name, place] = [random.pick(NAMES), random.pick(PLACES)];
	const plain = draft(
		count,
		`${random.pick([
			`${name} splits a square ${place} into parts that all have the same area, though they look different. One part is colored.`,
			`All parts of this square ${place} have the same area, though they look different. One of them is colored.`,
		])} ${asked(random)}`,
	);
	return {
		...plain,
		wrong: [alike > 1 && [slip.onlyAlikeParts, ratio(1, alike)], ...plain.wrong],
		figure: {
			svg: cutSquares([{ parts: cut.parts, colored, color: random.pick(COLORS) }]),
			alt: `A square cut into ${formsOf(cut)}, all of the same area. One ${one} is colored.`,
		},
		hints: [
			"The shapes differ, but the areas are equal. What does that mean for the parts?",
			"Count all the parts, whatever their shape. That number is the denominator.",
			"You want one part, so the numerator is 1.",
		],
	};
};

/** The same with the number of parts and the fraction in boxes. */
export const unlikeInBoxes = ask.stepwise((random) => {
	const cut = random.pick(random.oneIn(2) ? UNLIKE_CUTS : ALIKE_CUTS);
	const count = cut.parts.length;
	const colored = random.integer(0, count - 1);
	const [alike, one] = formAt(cut, colored);
	return {
		prompt: `${random.pick([
			`All parts of the square have the same area. There are [[parts]] parts.`,
			`${random.pick(NAMES)} cuts a square into [[parts]] parts of equal area.`,
		])} ${random.pick(["The colored part is [[fraction]] of the whole area.", "So one part is [[fraction]] of the area."])}`,
		figure: {
			svg: cutSquares([{ parts: cut.parts, colored, color: random.pick(COLORS) }]),
			alt: `A square cut into ${formsOf(cut)}, all of the same area. One ${one} is colored.`,
		},
		boxes: {
			parts: boxed(whole(count), alike < count && [slip.onlyAlikeParts, whole(alike)], [
				slip.leftOutOneOfTheParts,
				whole(count - 1),
			]),
			fraction: boxed(
				ratio(1, count),
				[slip.comparedParts, ratio(1, count - 1)],
				[slip.countedTheOthers, ratio(count - 1, count)],
			),
		},
		hints: [
			"Parts of equal area count the same, whatever their shape.",
			"Count all the parts, the colored one, too.",
			"You want one part, so the numerator is 1.",
		],
		steps: [
			`The square has ${count} parts of equal area.`,
			`One of them is ${tex(count)} of the whole area.`,
		],
	};
});

const [LEFT, RIGHT, SAME, NEVER] = [
	"The left colored part is larger.",
	"The right colored part is larger.",
	"Both colored parts have the same area.",
	"They cannot be compared.",
] as const;

/** Which of two colored parts of equal squares is larger. */
export const compared: Form = (random) => {
	const first = random.pick(ALIKE_CUTS);
	const same = ALIKE_CUTS.filter(({ parts }) => parts.length === first.parts.length && parts !== first.parts);
	const others = ALIKE_CUTS.filter(({ parts }) => parts.length !== first.parts.length);
	const second = random.pick(same.length > 0 && random.oneIn(2) ? same : others);
	const [a, b] = [first.parts.length, second.parts.length];
	const right = a === b ? SAME : a < b ? LEFT : RIGHT;
	const [one, other] = [formAt(first, 0)[1], formAt(second, 0)[1]];
	const [color = "sky", other_color = "gold"] = random.shuffle(COLORS);
	const name = random.pick(NAMES);
	return {
		prompt: random.pick([
			`${name} cuts two squares of the same size into parts of equal area and colors one part of each. How do the colored parts compare?`,
			"Both squares are the same size, and each is cut into parts of equal area. How do the colored parts compare?",
		]),
		figure: {
			svg: cutSquares([
				{ parts: first.parts, colored: 0, color },
				{ parts: second.parts, colored: 0, color: other_color },
			]),
			alt: `Two squares of the same size. The left one is cut into ${formsOf(first)}, one ${one} is colored. The right one is cut into ${formsOf(second)}, one ${other} is colored.`,
		},
		right: words(right),
		wrong: [
			right !== SAME && [slip.didNotCountTheParts, words(SAME)],
			right === SAME
				? [slip.equalMeansAlike, words(LEFT)]
				: [slip.morePartsAreLarger, words(right === LEFT ? RIGHT : LEFT)],
			right === SAME && [slip.longIsLarger, words(RIGHT)],
			[slip.formsCannotBeCompared, words(NEVER)],
		],
		order: [LEFT, RIGHT, SAME, NEVER],
		hints: [
			"What fraction of its square is each colored part?",
			`The left square has ${a} parts, the right one ${b}.`,
			"When wholes are the same size, fewer parts means larger parts.",
		],
		steps: [
			`The left part is ${tex(a)} of its square, the right one ${tex(b)}.`,
			a === b ? `The squares are the same size. ${SAME}` : `Fewer parts means larger parts. ${right}`,
		],
	};
};

import { cutSquares } from "../../../figures/shapes/cut-square.ts";
import { gridShape } from "../../../figures/shapes/grid-shape.ts";
import { shares } from "../../../figures/numbers/shares.ts";
import { ask, boxed, defineSkill, inWords, NAMES, ratio, slip, whole, words } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { COLORS } from "../measures/rectangle-measures.ts";
import { ALIKE_CUTS, type SquareCut, UNLIKE_CUTS } from "../measures/square-cuts.ts";
import { onePartOf } from "../../fractions/naming/one-part.ts";

const ROUND = ["pizza", "round rug", "round table top", "round flower bed", "round window"] as const;
const PLACES = ["garden", "wall", "field", "flag", "floor", "quilt", "poster", "parking lot"] as const;
const tex = (bottom: number) => `$\\dfrac{1}{${bottom}}$`;
const asked = (random: Random) =>
	random.pick([
		"What fraction of the whole area is colored?",
		"What fraction of the area is the colored part?",
		"The colored part is what fraction of the whole area?",
	]);

function draft(parts: number, prompt: string): Draft {
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

/** Strips or slices. */
const inParts =
	(denominators: readonly number[]): Form =>
	(random) => {
		const parts = random.pick(denominators);
		const shape = random.pick(["circle", "rectangle"] as const);
		const [name, thing] = [random.pick(NAMES), random.pick(shape === "circle" ? ROUND : PLACES)];
		return {
			...draft(
				parts,
				`${random.pick([
					`${name} splits a ${thing} into parts of equal area.`,
					`A ${thing} is divided into parts of the same size.`,
					`${name} draws a plan of a ${thing} with parts of equal area.`,
				])} ${asked(random)}`,
			),
			figure: {
				svg: shares({
					whole: shape,
					parts: Array.from({ length: parts }, () => 1),
					shaded: 1,
					colour: random.pick(COLORS),
					is_upright: random.oneIn(2),
				}),
				alt: `A ${shape === "circle" ? "circle" : "square"} cut into ${parts} parts of equal area. One part is colored.`,
			},
		};
	};

/** A column of a grid of squares. */
const inColumns: Form = (random) => {
	const parts = random.pick([2, 3, 4, 6, 8]);
	const rows = random.pick([2, 3, 4].filter((each) => each * parts <= 24));
	const [name, place, squares] = [random.pick(NAMES), random.pick(PLACES), rows * parts];
	const plain = draft(
		parts,
		`${random.pick([
			`${name} splits a ${place} into ${parts} columns of equal area and colors one of them.`,
			`A ${place} has ${parts} columns of equal area. One column is colored.`,
		])} ${asked(random)}`,
	);
	return {
		...plain,
		wrong: [[slip.oneSquareOfAll, ratio(1, squares)], ...plain.wrong],
		figure: {
			svg: gridShape(
				Array.from({ length: rows }, (_, row): [number, number] => [row, 0]),
				rows,
				parts,
				random.pick(COLORS),
			),
			alt: `A rectangle of ${squares} equal squares in ${rows} rows. One whole column of ${rows} squares is colored.`,
		},
		steps: [
			`${rows} of ${squares} squares are colored.`,
			`That is one of ${parts} equal columns: ${tex(parts)} of the whole area.`,
		],
	};
};

/** A part of a grid is shaded, and its squares counted: the fraction itself is in the question. */
const toShade =
	(most: number): Form =>
	(random) => {
		const [parts, rows] = [random.pick([2, 3, 4, 6, 8]), random.integer(2, 4)];
		const squares = rows * parts;
		if (squares > most) return undefined;
		const [name, place] = [random.pick(NAMES), random.pick(PLACES)];
		return {
			prompt: random.pick([
				`Split a rectangle of ${squares} equal squares into ${parts} parts of equal area, and shade one part. How many squares did you shade?`,
				`${name} plants ${tex(parts)} of a garden with beans. The garden has ${squares} equal squares. Shade that part. How many squares is it?`,
				`Shade ${tex(parts)} of the area of a rectangle of ${squares} equal squares. How many squares is that?`,
				`${name} paints ${tex(parts)} of a ${place} of ${squares} equal squares. Show that part. How many squares is it?`,
			]),
			right: whole(rows),
			wrong: [
				[slip.shadedOneSquare, whole(1)],
				parts !== rows && [slip.shadedAsManyAsParts, whole(parts)],
				parts > 2 && [slip.countedTheOthers, whole(squares - rows)],
			],
			shading: { rows, columns: parts },
			hints: [
				`Split the rectangle into ${parts} parts of equal area first.`,
				`The rectangle has ${parts} columns. How much of it is one column?`,
				"Shade all squares of one of the parts.",
			],
			steps: [
				`The ${squares} squares make ${parts} columns of equal area, so one column is ${tex(parts)} of the whole.`,
				`One column has ${rows} squares: $${squares} \\div ${parts} = ${rows}$.`,
			],
		};
	};

/** "two small squares and two wide strips". */
const formsOf = ({ forms }: SquareCut) =>
	forms.map(([count, one, many]) => `${inWords(count)} ${count === 1 ? one : many}`).join(" and ");

/** The form of one of the parts. */
function formAt({ forms }: SquareCut, at: number): readonly [count: number, one: string, many: string] {
	const [first = [1, "part", "parts"] as const, second = first] = forms;
	return at < first[0] ? first : second;
}

/** Parts of equal area with two forms. */
const unlike: Form = (random) => {
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
			svg: cutSquares([{ parts: cut.parts, colored, colour: random.pick(COLORS) }]),
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
const unlikeInBoxes = ask.stepwise((random) => {
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
			svg: cutSquares([{ parts: cut.parts, colored, colour: random.pick(COLORS) }]),
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
const compared: Form = (random) => {
	const first = random.pick(ALIKE_CUTS);
	const same = ALIKE_CUTS.filter(({ parts }) => parts.length === first.parts.length && parts !== first.parts);
	const others = ALIKE_CUTS.filter(({ parts }) => parts.length !== first.parts.length);
	const second = random.pick(same.length > 0 && random.oneIn(2) ? same : others);
	const [a, b] = [first.parts.length, second.parts.length];
	const right = a === b ? SAME : a < b ? LEFT : RIGHT;
	const [one, other] = [formAt(first, 0)[1], formAt(second, 0)[1]];
	const [colour = "sky", other_colour = "gold"] = random.shuffle(COLORS);
	const name = random.pick(NAMES);
	return {
		prompt: random.pick([
			`${name} cuts two squares of the same size into parts of equal area and colors one part of each. How do the colored parts compare?`,
			"Both squares are the same size, and each is cut into parts of equal area. How do the colored parts compare?",
		]),
		figure: {
			svg: cutSquares([
				{ parts: first.parts, colored: 0, colour },
				{ parts: second.parts, colored: 0, colour: other_colour },
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

// 1: strips and slices, the part of one. 2: up to eighths, and shaded. 3: a grid, a block of squares as one of equal parts.
// 4: parts of equal area and two forms. 5: which of two colored parts is larger, whatever their shapes.
export const partitionAreaFractions = defineSkill("partition-area-fractions", 14, {
	1: [ask.chosen(inParts([2, 3, 4])), ask.typed(inParts([2, 3, 4])), ask.byShading(toShade(8))],
	2: [ask.typed(inParts([4, 6, 8])), ask.byShading(toShade(16)), ask.chosen(inParts([3, 4, 6, 8]))],
	3: [ask.typed(inColumns), ask.chosen(inColumns), ask.byShading(toShade(24))],
	4: [ask.typed(unlike), ask.chosen(unlike), unlikeInBoxes],
	5: [ask.chosen(compared), unlikeInBoxes, ask.typed(unlike)],
});

import { gridShape } from "../../../figures/shapes/grid-shape.ts";
import { shares } from "../../../figures/numbers/shares.ts";
import { ask, defineSkill, NAMES, ratio, slip, whole } from "../../../kit/index.ts";
import type { Form } from "../../../kit/index.ts";
import { COLORS } from "../measures/rectangle-measures.ts";
import { PLACES, tex, asked, draft, unlike, unlikeInBoxes, compared } from "./unlike-parts.ts";

const ROUND = ["pizza", "round rug", "round table top", "round flower bed", "round window"] as const;

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
					color: random.pick(COLORS),
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

// 1: strips and slices, the part of one. 2: up to eighths, and shaded. 3: a grid, a block of squares as one of equal parts.
// 4: parts of equal area and two forms. 5: which of two colored parts is larger, whatever their shapes.
export const partitionAreaFractions = defineSkill("partition-area-fractions", 14, {
	1: [ask.chosen(inParts([2, 3, 4])), ask.typed(inParts([2, 3, 4])), ask.byShading(toShade(8))],
	2: [ask.typed(inParts([4, 6, 8])), ask.byShading(toShade(16)), ask.chosen(inParts([3, 4, 6, 8]))],
	3: [ask.typed(inColumns), ask.chosen(inColumns), ask.byShading(toShade(24))],
	4: [ask.typed(unlike), ask.chosen(unlike), unlikeInBoxes],
	5: [ask.chosen(compared), unlikeInBoxes, ask.typed(unlike)],
});

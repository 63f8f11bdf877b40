import { flatShape, type FlatShape, placeInShape } from "../../figures/shapes/flat-shape.ts";
import { ask, decimals, inFull, NAMES, slip, whole } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { UNITS } from "./measured-shapes.ts";

/** A parallelogram in two triangles, with its height outside, where it meets the base made longer. */
function cutByDiagonal(
	{ base, high, shift }: Readonly<Record<"base" | "high" | "shift", number>>,
	words: (length: number) => string,
): FlatShape {
	return {
		parts: [
			{
				corners: [
					[shift, 0],
					[base + shift, 0],
					[0, high],
				],
				color: "sky",
			},
			{
				corners: [
					[base + shift, 0],
					[base, high],
					[0, high],
				],
				color: "gold",
			},
		],
		labels: [
			{ from: [base, high], to: [0, high], text: words(base) },
			{ from: [base + shift, high], to: [base + shift, 0], text: words(high), is_dashed: true },
			{ from: [base, high], to: [base + shift, high], text: "", is_dashed: true },
		],
		right_angles: [
			{
				at: [base + shift, high],
				toward: [
					[base, high],
					[base + shift, 0],
				],
			},
		],
	};
}

/** A parallelogram cut by its diagonal; the areas are written inside. */
export const halves = ask.labeled((random) => {
	const base = 2 * random.integer(3, 8);
	const high = random.integer(4, 9);
	const shift = random.integer(1, 3);
	const unit = random.pick(UNITS);
	const words = (length: number) => `${length} ${unit}`;
	const shape = cutByDiagonal({ base, high, shift }, words);
	const half = (base * high) / 2;
	const box = (label: string, at: readonly [number, number]) => ({
		right: whole(half),
		label,
		place: placeInShape(shape, at),
		wrong: [
			[slip.forgotTheHalf, whole(base * high)] as const,
			[slip.addedBaseAndHeight, whole(base + high)] as const,
		],
	});
	return {
		prompt: random.pick([
			"A diagonal cuts the parallelogram into two triangles. Write the area of each triangle inside.",
			`${random.pick(NAMES)} cuts a parallelogram along its diagonal. What is the area of each triangle? Write it inside.`,
		]),
		figure: {
			svg: flatShape(shape),
			alt: `A parallelogram with a base of ${words(base)} and a height of ${words(high)}, cut by a diagonal into two triangles.`,
		},
		labels: {
			upper: box("Area of the upper triangle", [shift + base * 0.3, high * 0.3]),
			lower: box("Area of the lower triangle", [base * 0.72, high * 0.7]),
		},
		hints: [
			"Both triangles have the same base and the same height.",
			`First find the area of the parallelogram: $${base} \\times ${high}$.`,
			"Each triangle is half of it.",
		],
		steps: [
			`The parallelogram: $${base} \\times ${high} = ${base * high}$.`,
			`Each triangle: $${base * high} \\div 2 = ${half}$.`,
		],
	};
});

/** A triangle with decimal lengths, in a story. */
export const decimalTriangle: Form = (random) => {
	const tenths = random.integer(11, 95);
	const high = 2 * random.integer(2, 9);
	const unit = random.pick(["feet", "meters", "yards"]);
	if (tenths % 10 === 0) return undefined;
	const [base, product] = [decimals(tenths, 1), tenths * high];
	const thing = random.pick(["sail", "flag", "garden", "banner", "wall", "roof"]);
	return {
		prompt: random.pick([
			`A triangular ${thing} has a base of ${base.entry} ${unit} and a height of ${high} ${unit}. What is its area?`,
			`${random.pick(NAMES)} needs cloth for a triangular ${thing} with a base of ${base.entry} ${unit} and a height of ${high} ${unit}. What is its area?`,
		]),
		unit: { after: `square ${inFull(unit)}` },
		right: decimals(product / 2, 1),
		wrong: [
			[slip.forgotTheHalf, decimals(product, 1)],
			[slip.halvedTwice, decimals((product * 10) / 4, 2)],
			[slip.addedBaseAndHeight, decimals(tenths + 10 * high, 1)],
		],
		hints: [
			"A triangle is half of a parallelogram with the same base and height.",
			`It is easier to halve ${high} first.`,
			`Multiply ${base.entry} by half of ${high}.`,
		],
		steps: [
			`Half of ${high} is ${high / 2}.`,
			`$${base.entry} \\times ${high / 2} = ${decimals(product / 2, 1).entry}$ square ${inFull(unit)}.`,
		],
	};
};

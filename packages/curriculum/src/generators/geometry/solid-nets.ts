import { type Corner, flatShape, type FlatShape } from "../../figures/shapes/flat-shape.ts";
import { prism, shownDepth } from "../../figures/shapes/prism.ts";
import type { Random } from "../../random/seeded-random.ts";
import { rect } from "./composite-shapes.ts";

const words = (length: number, unit: string) => `${length} ${unit}`;

export interface BoxSizes {
	l: number;
	w: number;
	h: number;
	unit: string;
}

export const drawBox = (random: Random): BoxSizes => ({
	l: random.integer(3, 12),
	w: random.integer(2, 9),
	h: random.integer(2, 9),
	unit: random.pick(["cm", "m", "in.", "ft"]),
});

export const boxInWords = ({ l, w, h, unit }: BoxSizes) =>
	`${words(l, unit)} long, ${words(w, unit)} wide, and ${words(h, unit)} high`;

/** The net of a box: the base with the front and the back above and below it, the top, and a side at each end. */
export function boxNet({ l, w, h, unit }: BoxSizes): FlatShape {
	return {
		parts: [
			{ corners: rect(h, 0, l, h), color: "mint" },
			{ corners: rect(h, h, l, w), color: "sky" },
			{ corners: rect(h, h + w, l, h), color: "mint" },
			{ corners: rect(h, 2 * h + w, l, w), color: "sky" },
			{ corners: rect(0, h, h, w), color: "gold" },
			{ corners: rect(h + l, h, h, w), color: "gold" },
		],
		labels: [
			{ from: [h, 0], to: [h + l, 0], text: words(l, unit) },
			{ from: [h + l, 0], to: [h + l, h], text: words(h, unit) },
			{ from: [2 * h + l, h], to: [2 * h + l, h + w], text: words(w, unit) },
		],
	};
}

export function boxNetFigure(box: BoxSizes) {
	const { l, w, h, unit } = box;
	return {
		svg: flatShape(boxNet(box)),
		alt: `The net of a box: two rectangles of ${words(l, unit)} by ${words(w, unit)}, two of ${words(l, unit)} by ${words(h, unit)}, and two of ${words(w, unit)} by ${words(h, unit)}.`,
	};
}

export function boxFigure(random: Random, box: BoxSizes) {
	const { l, w, h, unit } = box;
	return {
		svg: prism({
			face: [
				[0, 0],
				[l, 0],
				[l, h],
				[0, h],
			],
			depth: w,
			edge_labels: { 2: words(l, unit), 3: words(h, unit) },
			depth_label: { corner: 2, text: words(w, unit) },
			color: random.pick(["sky", "mint", "gold", "lilac"]),
		}),
		alt: `A box that is ${boxInWords(box)}.`,
	};
}

/** The net of a square pyramid. */
export function pyramidFigure(base: number, slant: number, unit: string) {
	const [c, end] = [slant, slant + base];
	const middle = c + base / 2;
	const side = (corners: Corner[]) => ({ corners, color: "coral" as const });
	return {
		svg: flatShape({
			parts: [
				{ corners: rect(c, c, base, base), color: "sky" },
				side([
					[c, c],
					[middle, 0],
					[end, c],
				]),
				side([
					[end, c],
					[end + slant, middle],
					[end, end],
				]),
				side([
					[c, end],
					[end, end],
					[middle, end + slant],
				]),
				side([
					[c, c],
					[c, end],
					[0, middle],
				]),
			],
			labels: [
				{ from: [end, end], to: [c, end], text: words(base, unit) },
				{ from: [middle, c], to: [middle, 0], text: words(slant, unit), is_dashed: true },
			],
		}),
		alt: `The net of a square pyramid: a square with sides of ${words(base, unit)} and four triangles on its sides. Each triangle has a height of ${words(slant, unit)}.`,
	};
}

/** A prism whose bases are right triangles with whole sides. */
export function triangularPrismFigure(
	random: Random,
	[a, b, c]: readonly [number, number, number],
	length: number,
	unit: string,
) {
	return {
		svg: prism({
			face: [
				[0, 0],
				[b, a],
				[0, a],
			],
			depth: shownDepth(length, b),
			edge_labels: { 0: words(c, unit), 1: words(b, unit), 2: words(a, unit) },
			depth_label: { corner: 1, text: words(length, unit) },
			color: random.pick(["sky", "mint", "gold", "lilac"]),
		}),
		alt: `A prism whose base is a right triangle with legs of ${words(a, unit)} and ${words(b, unit)} and a long side of ${words(c, unit)}. The prism is ${words(length, unit)} long.`,
	};
}

import { prism } from "../../figures/shapes/prism.ts";
import type { Random } from "../../random/seeded-random.ts";
import { type Unit, UNITS } from "./boxes.ts";

/** A block without one upper corner: a high left part and a low right part. */
export interface Corner {
	left: number;
	right: number;
	low: number;
	/** How much higher the left part is. */
	more: number;
	depth: number;
	unit: Unit;
}

export function cornerOf(random: Random, most: number): Corner {
	const edge = () => random.integer(2, most);
	return { left: edge(), right: edge(), low: edge(), more: edge(), depth: edge(), unit: random.pick(UNITS) };
}

/** Which edges are written: all of both parts, the whole length instead of the right part, or those of the block. */
type Written = "all" | "whole length" | "cut out";

export function cornerFigure(
	random: Random,
	{ left, right, low, more, depth, unit }: Corner,
	written: Written,
) {
	const [width, tall] = [left + right, low + more];
	const edge = (size: number) => `${size} ${unit.short}`;
	const said = {
		all: `Its right part is ${edge(right)} long and ${edge(low)} high`,
		"whole length": `Its right part is ${edge(low)} high, and the whole solid is ${edge(width)} long`,
		"cut out": `The whole solid is ${edge(width)} long, and its right part is lower by ${edge(more)}`,
	}[written];
	// A thin solid would hide its own words, so it is drawn wider or deeper than it is.
	const stretch = Math.max(1, (0.8 * tall) / width);
	const [inside, end] = [left * stretch, width * stretch];
	return {
		svg: prism({
			face: [
				[0, 0],
				[inside, 0],
				[inside, more],
				[end, more],
				[end, tall],
				[0, tall],
			],
			depth: Math.max(depth, end * 0.4),
			edge_labels: { ...(written === "all" ? {} : { 4: edge(width) }), 5: edge(tall) },
			back_labels: {
				...(written === "all" ? { 2: edge(right) } : {}),
				...(written === "cut out" ? {} : { 3: edge(low) }),
				0: edge(left),
			},
			depth_label: { corner: 4, text: edge(depth) },
			color: random.pick(["sky", "mint", "gold", "lilac"]),
		}),
		alt: `A solid with an L-shaped front that is ${edge(depth)} deep. Its left part is ${edge(left)} long and ${edge(tall)} high. ${said}.`,
	};
}

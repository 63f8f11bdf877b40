import type { Corner } from "../../../figures/shapes/polygons.ts";
import { turned } from "../../../figures/shapes/polygons.ts";
import type { Random } from "../../../random/seeded-random.ts";

export type Kind = "square" | "rectangle" | "rhombus" | "parallelogram" | "trapezoid" | "kite";

/** What is true of every shape of a kind. */
const FACTS: Readonly<
	Record<Kind, { equal_sides: boolean; right_angles: boolean; parallel_pairs: 0 | 1 | 2 }>
> = {
	square: { equal_sides: true, right_angles: true, parallel_pairs: 2 },
	rectangle: { equal_sides: false, right_angles: true, parallel_pairs: 2 },
	rhombus: { equal_sides: true, right_angles: false, parallel_pairs: 2 },
	parallelogram: { equal_sides: false, right_angles: false, parallel_pairs: 2 },
	trapezoid: { equal_sides: false, right_angles: false, parallel_pairs: 1 },
	kite: { equal_sides: false, right_angles: false, parallel_pairs: 0 },
};

const CORNERS: Readonly<Record<Kind, readonly Corner[]>> = {
	square: [
		[0, 0],
		[120, 0],
		[120, 120],
		[0, 120],
	],
	rectangle: [
		[0, 0],
		[180, 0],
		[180, 90],
		[0, 90],
	],
	rhombus: [
		[60, 0],
		[120, 100],
		[60, 200],
		[0, 100],
	],
	parallelogram: [
		[50, 0],
		[200, 0],
		[150, 90],
		[0, 90],
	],
	trapezoid: [
		[45, 0],
		[130, 0],
		[190, 100],
		[0, 100],
	],
	kite: [
		[60, 0],
		[120, 60],
		[60, 190],
		[0, 60],
	],
};

export const KINDS = Object.keys(CORNERS) as Kind[];

/** The corners of a shape of that kind, turned somehow. */
export function cornersOf(random: Random, kind: Kind, is_turned: boolean): Corner[] {
	return turned(CORNERS[kind], is_turned ? random.pick([0, 15, 30, 45, 60, 75, 90, 120]) : 0);
}

/** The shape in words that do not name it. */
export function described(kind: Kind): string {
	const { equal_sides, right_angles, parallel_pairs } = FACTS[kind];
	const sides = equal_sides
		? "all sides of the same length"
		: kind === "rectangle" || kind === "parallelogram"
			? "opposite sides of the same length"
			: kind === "kite"
				? "two pairs of neighboring sides of the same length"
				: "sides of different lengths";
	const angles = right_angles ? "four square corners" : "no square corner";
	const pairs =
		parallel_pairs === 0
			? "no parallel sides"
			: parallel_pairs === 1
				? "one pair of parallel sides"
				: "two pairs of parallel sides";
	return `A shape with four sides: ${sides}, ${angles}, ${pairs}.`;
}

/** What a shape with four sides needs to belong to a group, and whether a kind has it. */
export const GROUPS = {
	rectangle: ["four right angles", (kind: Kind) => FACTS[kind].right_angles],
	rhombus: ["four equal sides", (kind: Kind) => FACTS[kind].equal_sides],
	parallelogram: ["two pairs of parallel sides", (kind: Kind) => FACTS[kind].parallel_pairs === 2],
	square: [
		"four equal sides and four right angles",
		(kind: Kind) => FACTS[kind].equal_sides && FACTS[kind].right_angles,
	],
	quadrilateral: ["four sides", () => true],
} as const;

export type Group = keyof typeof GROUPS;

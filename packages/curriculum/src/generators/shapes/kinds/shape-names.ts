import type { Corner } from "../../../figures/shapes/polygons.ts";
import { regular, turned } from "../../../figures/shapes/polygons.ts";
import type { Random } from "../../../random/seeded-random.ts";

/** Names of shapes by their number of sides. */
export const SHAPE_NAMES = { 3: "triangle", 4: "quadrilateral", 5: "pentagon", 6: "hexagon" } as const;

export type Sides = keyof typeof SHAPE_NAMES;

/** A shape with that many sides: regular and upright, or pulled out of shape and turned. */
export function anyShape(random: Random, sides: Sides, is_regular: boolean): Corner[] {
	if (is_regular) return turned(regular(sides, 80), sides === 4 ? 45 : 0);
	const pulled = regular(sides, 80).map(([x, y]): Corner => {
		const by = random.integer(78, 122) / 100;
		return [x * by, y * by];
	});
	return turned(pulled, random.integer(10, 80));
}

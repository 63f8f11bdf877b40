import { wholeEntry } from "../../grading/whole-entry.ts";
import type { Cubes } from "./settings.ts";

/** The longest edge, and more cubes than are distinguishable on a phone. */
export const MAX_EDGE = 8;
export const MAX_CUBES = 240;

export type Portion = "cube" | "row" | "layer";

/** How many cubes a portion has. */
export function sizeOf({ length, width }: Cubes, portion: Portion): number {
	return { cube: 1, row: length, layer: length * width }[portion];
}

/** The maximum number of cubes. */
export function roomIn({ length, width, height }: Cubes): number {
	return length * width * height;
}

/** The number of cubes of an entry, or null if they do not fit. */
export function countOf(cubes: Cubes, entry: string): number | null {
	const count = wholeEntry(entry);
	return count !== null && count >= 0 && count <= roomIn(cubes) ? count : null;
}

/** Adds or removes cubes, within the limits. */
export function stacked(cubes: Cubes, count: number, by: number): number {
	return Math.min(roomIn(cubes), Math.max(0, count + by));
}

/** Full layers, full rows on top of them, and single cubes. */
export function portionsOf(cubes: Cubes, count: number): Record<Portion, number> {
	const [layer, row] = [sizeOf(cubes, "layer"), sizeOf(cubes, "row")];
	return {
		layer: Math.floor(count / layer),
		row: Math.floor((count % layer) / row),
		cube: (count % layer) % row,
	};
}

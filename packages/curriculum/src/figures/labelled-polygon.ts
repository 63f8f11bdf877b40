import type { Corner } from "./polygons.ts";
import { shape } from "./polygons.ts";
import type { FigureColour } from "./svg.ts";
import { label, svg } from "./svg.ts";

/** A closed shape with a text outside of each side; an empty text leaves a side without. */
export function labelledPolygon(
	corners: readonly Corner[],
	texts: readonly string[],
	colour: FigureColour,
): string {
	const margin = 56;
	const moved = corners.map(([x, y]): Corner => [x + margin, y + margin]);
	const [cx, cy] = [0, 1].map(
		(axis) => moved.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / moved.length,
	);
	const labels = moved.map(([x, y], at) => {
		const [nx, ny] = moved[(at + 1) % moved.length] ?? [x, y];
		const [mx, my] = [(x + nx) / 2, (y + ny) / 2];
		const [dx, dy] = [mx - (cx ?? 0), my - (cy ?? 0)];
		const far = Math.hypot(dx, dy) || 1;
		const text = texts[at] ?? "";
		return text === "" ? "" : label(mx + (dx / far) * 32, my + (dy / far) * 24 + 6, text, 18);
	});
	const width = Math.max(...moved.map(([x]) => x)) + margin;
	const height = Math.max(...moved.map(([, y]) => y)) + margin;
	return svg(width, height, shape(moved, colour), ...labels);
}

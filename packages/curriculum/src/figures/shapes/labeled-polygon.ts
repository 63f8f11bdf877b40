import type { Corner } from "./polygons.ts";
import { shape } from "./polygons.ts";
import type { FigureColor } from "../svg.ts";
import { label, svg } from "../svg.ts";

const MARGIN = 72;

/** A closed shape with text outside of each side; an empty text shows none. */
export function labeledPolygon(
	corners: readonly Corner[],
	texts: readonly string[],
	color: FigureColor,
): string {
	const across = Math.max(...corners.map(([x]) => x));
	const down = Math.max(...corners.map(([, y]) => y));
	// Low enough for a phone.
	const scale = Math.min(1, 270 / across, 140 / down);
	const moved = corners.map(([x, y]): Corner => [x * scale + MARGIN, y * scale + MARGIN / 2]);
	const [cx, cy] = [0, 1].map(
		(axis) => moved.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / moved.length,
	);
	const labels = moved.map(([x, y], at) => {
		const [nx, ny] = moved[(at + 1) % moved.length] ?? [x, y];
		const [mx, my] = [(x + nx) / 2, (y + ny) / 2];
		const [dx, dy] = [mx - (cx ?? 0), my - (cy ?? 0)];
		const far = Math.hypot(dx, dy) || 1;
		const text = texts[at] ?? "";
		return text === "" ? "" : label(mx + (dx / far) * 40, my + (dy / far) * 20 + 7, text, 22);
	});
	return svg(across * scale + 2 * MARGIN, down * scale + MARGIN, shape(moved, color), ...labels);
}

import type { FigureColor } from "../svg.ts";
import { cornersOf, paint, svg } from "../svg.ts";

/** Unit cubes in columns: `heights[row][column]`, the back row first, columns from left to right. */
export function cubeStack(heights: readonly (readonly number[])[], color: FigureColor): string {
	const rows = heights.length;
	const columns = heights[0]?.length ?? 0;
	const tallest = Math.max(...heights.flat());
	const edge = Math.min(40, 330 / (columns + rows), 300 / (tallest + (columns + rows) / 2));
	const [dx, dy] = [edge * 0.87, edge * 0.5];
	const width = (columns + rows) * dx;
	const place = (column: number, row: number, level: number): [number, number] => [
		10 + rows * dx + (column - row) * dx,
		10 + tallest * edge + (column + row) * dy - level * edge,
	];
	const parts: string[] = [];
	// From back to front and from bottom to top, so that near cubes cover far ones.
	for (const [row, list] of heights.entries())
		for (const [column, height] of list.entries())
			for (let level = 0; level < height; level += 1) {
				const p = (c: number, r: number, l: number) => place(column + c, row + r, level + l);
				parts.push(
					face([p(0, 0, 1), p(1, 0, 1), p(1, 1, 1), p(0, 1, 1)], color, 0),
					face([p(0, 1, 1), p(1, 1, 1), p(1, 1, 0), p(0, 1, 0)], color, 0.16),
					face([p(1, 0, 1), p(1, 1, 1), p(1, 1, 0), p(1, 0, 0)], color, 0.32),
				);
			}
	return svg(width + 20, 20 + tallest * edge + (columns + rows) * dy, ...parts);
}

function face(corners: [number, number][], color: FigureColor, shade: number): string {
	const points = cornersOf(corners);
	const body = `<polygon points="${points}" fill="${paint(color)}" stroke="var(--surface-2)" stroke-width="2" stroke-linejoin="round"/>`;
	return shade === 0
		? body
		: `${body}<polygon points="${points}" fill="var(--ink)" fill-opacity="${shade}"/>`;
}

import type { Corner } from "./polygons.ts";

/**
 * The corners of a shape with sides of these lengths in order, its longest side horizontal at the bottom. All corners
 * lie on a circle, whose center is inside if no side is much longer than the others.
 */
export function polygonOfSides(sides: readonly number[], size: number): Corner[] {
	const radius = radiusFor(sides);
	let turn = 0;
	const corners = sides.map((side): Corner => {
		const corner: Corner = [radius * Math.sin(turn), -radius * Math.cos(turn)];
		turn += 2 * Math.asin(side / (2 * radius));
		return corner;
	});
	const longest = sides.indexOf(Math.max(...sides));
	return fitted(level(corners, longest), size);
}

/** The radius of the circle on which the sides close: their central angles sum to a full turn. Found by bisection. */
function radiusFor(sides: readonly number[]): number {
	let [low, high] = [Math.max(...sides) / 2, sides.reduce((sum, side) => sum + side, 0)];
	for (let step = 0; step < 60; step += 1) {
		const middle = (low + high) / 2;
		const angle = sides.reduce((sum, side) => sum + 2 * Math.asin(side / (2 * middle)), 0);
		if (angle > 2 * Math.PI) low = middle;
		else high = middle;
	}
	return high;
}

/** Rotated so that one side is horizontal with the shape above it. */
function level(corners: readonly Corner[], side: number): Corner[] {
	const [x1, y1] = corners[side] ?? [0, 0];
	const [x2, y2] = corners[(side + 1) % corners.length] ?? [1, 0];
	const turn = Math.PI - Math.atan2(y2 - y1, x2 - x1);
	return corners.map(
		([x, y]): Corner => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)],
	);
}

/** Translated to start at 0 and scaled so that the larger dimension has that size. */
function fitted(corners: readonly Corner[], size: number): Corner[] {
	const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	const scale = size / Math.max(Math.max(...xs) - left, Math.max(...ys) - top);
	return corners.map(([x, y]): Corner => [(x - left) * scale, (y - top) * scale]);
}

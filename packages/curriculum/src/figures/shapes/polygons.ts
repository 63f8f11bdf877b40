import type { FigureColor } from "../svg.ts";
import { paint, round, svg } from "../svg.ts";

export type Corner = readonly [x: number, y: number];

/**
 * The corners rotated by an angle in degrees around the center of their bounding box and translated so that it starts
 * at 0.
 */
export function turned(corners: readonly Corner[], degrees: number): Corner[] {
	const turn = (degrees * Math.PI) / 180;
	const rotated = corners.map(
		([x, y]): Corner => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)],
	);
	const [left, top] = [Math.min(...rotated.map(([x]) => x)), Math.min(...rotated.map(([, y]) => y))];
	return rotated.map(([x, y]) => [x - left, y - top]);
}

/** One closed polygon. */
export function polygon(corners: readonly Corner[], color: FigureColor): string {
	const margin = 6;
	const width = Math.max(...corners.map(([x]) => x)) + 2 * margin;
	const height = Math.max(...corners.map(([, y]) => y)) + 2 * margin;
	return svg(
		width,
		height,
		shape(
			corners.map(([x, y]): Corner => [x + margin, y + margin]),
			color,
		),
	);
}

/** The outline of a shape with a light fill, as part of a figure. */
export function shape(corners: readonly Corner[], color: FigureColor): string {
	const path = corners.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");
	return `<path d="M${path}Z" fill="${paint(color)}" fill-opacity="0.25" stroke="${paint(color)}" stroke-width="4" stroke-linejoin="round"/>`;
}

/** The corners of a regular polygon in a circle of that radius; the first corner is at the top. */
export function regular(sides: number, radius: number): Corner[] {
	return Array.from({ length: sides }, (_, at): Corner => {
		const angle = (2 * Math.PI * at) / sides;
		return [radius * Math.sin(angle), -radius * Math.cos(angle)];
	});
}

import type { Point } from "./use-lines.ts";

/** A smooth curve that starts and ends horizontally. */
export function curve(from: Point, to: Point): string {
	const bend = (to.x - from.x) / 2;
	return `M${from.x} ${from.y}C${from.x + bend} ${from.y} ${to.x - bend} ${to.y} ${to.x} ${to.y}`;
}

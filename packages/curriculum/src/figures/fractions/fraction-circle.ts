import type { FigureColor } from "../svg.ts";
import { paint, round } from "../svg.ts";

interface Circle {
	cx: number;
	cy: number;
	radius: number;
	parts: number;
	shaded: number;
	color: FigureColor;
}

/** A circle cut into equal slices, the first `shaded` of them colored, clockwise from the top. */
export function fractionCircle({ cx, cy, radius, parts, shaded, color }: Circle): string {
	const point = (slice: number) => {
		const angle = (2 * Math.PI * slice) / parts - Math.PI / 2;
		return `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`;
	};
	return Array.from({ length: parts }, (_, slice) => {
		const fill = paint(slice < shaded ? color : null);
		const path = `M${cx} ${cy}L${point(slice)}A${radius} ${radius} 0 0 1 ${point(slice + 1)}Z`;
		return `<path d="${path}" fill="${fill}" stroke="var(--surface-2)" stroke-width="4" stroke-linejoin="round"/>`;
	}).join("");
}

import type { FigureColor } from "../svg.ts";
import { paint, round, svg } from "../svg.ts";

/** A round spinner with equal parts in the given colors, starting at the top, and a pointer. */
export function spinner(parts: readonly FigureColor[]): string {
	const [cx, cy, r] = [140, 150, 120];
	const point = (slice: number) => {
		const angle = (2 * Math.PI * slice) / parts.length - Math.PI / 2;
		return `${round(cx + r * Math.cos(angle))} ${round(cy + r * Math.sin(angle))}`;
	};
	const slices = parts.map(
		(color, at) =>
			`<path d="M${cx} ${cy}L${point(at)}A${r} ${r} 0 0 1 ${point(at + 1)}Z" fill="${paint(color)}" stroke="var(--surface-2)" stroke-width="3"/>`,
	);
	const pointer = `<path d="M${cx - 9} ${cy}L${cx + 28} ${cy - 84}L${cx + 9} ${cy + 4}Z" fill="var(--ink)"/><circle cx="${cx}" cy="${cy}" r="11" fill="var(--ink)"/>`;
	return svg(280, 290, ...slices, pointer);
}

import type { FigureColor } from "../svg.ts";
import { label, paint, svg } from "../svg.ts";

/** Dot figures side by side, in rows of three, numbered from 1. */
export function growingDots(counts: readonly number[], color: FigureColor): string {
	const [step, width] = [26, 120];
	const rows = Math.max(...counts.map((count) => Math.ceil(count / 3)));
	const figures = counts.map((count, figure) => {
		const dots = Array.from({ length: count }, (_, at) => {
			const [cx, cy] = [figure * width + 20 + (at % 3) * step, (rows - 1 - Math.floor(at / 3)) * step + 16];
			return `<circle cx="${cx}" cy="${cy}" r="10" fill="${paint(color)}"/>`;
		});
		return `${dots.join("")}${label(figure * width + 46, rows * step + 32, `${figure + 1}`, 18)}`;
	});
	return svg(counts.length * width, rows * step + 42, ...figures);
}

import type { FigureColor } from "../svg.ts";
import { paint, round, svg } from "../svg.ts";

/** Rings in rows, each with the same number of dots. */
export function equalGroups(groups: number, each: number, color: FigureColor): string {
	const size = 118;
	const per_row = Math.min(5, groups);
	const columns = Math.ceil(Math.sqrt(each));
	const step = 70 / Math.max(columns, 2);
	const rings = Array.from({ length: groups }, (_, group) => {
		const [x, y] = [(group % per_row) * size + size / 2, Math.floor(group / per_row) * size + size / 2];
		const rows = Math.ceil(each / columns);
		const dots = Array.from({ length: each }, (_, at) => {
			const cx = x + ((at % columns) - (columns - 1) / 2) * step;
			const cy = y + (Math.floor(at / columns) - (rows - 1) / 2) * step;
			return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(step * 0.34)}" fill="${paint(color)}"/>`;
		});
		return `<ellipse cx="${x}" cy="${y}" rx="54" ry="54" fill="none" stroke="var(--border-strong)" stroke-width="3"/>${dots.join("")}`;
	});
	return svg(per_row * size, Math.ceil(groups / per_row) * size, ...rings);
}

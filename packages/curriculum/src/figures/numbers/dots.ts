import type { FigureColor } from "../svg.ts";
import { paint, round, svg } from "../svg.ts";

/** Dots in pairs above each other; the last one is single if the number is odd. */
export function pairsOfDots(count: number, color: FigureColor): string {
	const columns = Math.ceil(count / 2);
	const step = Math.min(56, 520 / columns);
	const radius = step * 0.36;
	const dots = Array.from({ length: count }, (_, at) => {
		const [cx, cy] = [(Math.floor(at / 2) + 0.5) * step, (at % 2) * step + step / 2];
		return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}" fill="${paint(color)}"/>`;
	});
	return svg(columns * step, 2 * step, ...dots);
}

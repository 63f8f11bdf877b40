import type { FigureColor } from "../svg.ts";
import { paint, round, svg } from "../svg.ts";

export type Whole = "circle" | "rectangle";

const SIZE = 150;

interface Shares {
	whole: Whole;
	/** Sizes of the parts; equal numbers make equal parts. */
	parts: readonly number[];
	/** How many of the parts, from the first, are colored. */
	shaded: number;
	color: FigureColor;
	/** A rectangle cut vertically or horizontally. */
	is_upright?: boolean;
}

/** A circle or a rectangle cut into equal or unequal parts. */
export function shares({ whole, parts, shaded, color, is_upright = true }: Shares): string {
	const total = parts.reduce((sum, part) => sum + part, 0);
	let before = 0;
	const drawn = parts.map((part, at) => {
		const [from, to] = [before / total, (before + part) / total];
		before += part;
		const fill = paint(at < shaded ? color : null);
		const path = whole === "circle" ? slice(from, to) : strip(from, to, is_upright);
		return `<path d="${path}" fill="${fill}" stroke="var(--ink-2)" stroke-width="2.5" stroke-linejoin="round"/>`;
	});
	// Room below, so that a page that rounds its height does not cut off the edge.
	return svg(SIZE + 4, SIZE + 8, ...drawn);
}

function strip(from: number, to: number, is_upright: boolean): string {
	const [a, b] = [round(2 + from * SIZE), round(2 + to * SIZE)];
	return is_upright ? `M${a} 2H${b}V${SIZE + 2}H${a}Z` : `M2 ${a}H${SIZE + 2}V${b}H2Z`;
}

function slice(from: number, to: number): string {
	const radius = SIZE / 2;
	const point = (turn: number) => {
		const angle = 2 * Math.PI * turn;
		return `${round(radius + 2 + radius * Math.sin(angle))} ${round(radius + 2 - radius * Math.cos(angle))}`;
	};
	return `M${radius + 2} ${radius + 2}L${point(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}Z`;
}

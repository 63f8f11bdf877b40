import type { FigureColor } from "../svg.ts";
import { paint, round } from "../svg.ts";

interface Bar {
	x: number;
	y: number;
	width: number;
	height: number;
	parts: number;
	shaded: number;
	color: FigureColor;
}

/** A bar cut into equal parts, the first `shaded` of them colored from the left. */
export function fractionBar({ x, y, width, height, parts, shaded, color }: Bar): string {
	const gap = 3;
	const part = (width - gap * (parts - 1)) / parts;
	return Array.from({ length: parts }, (_, at) => {
		const fill = paint(at < shaded ? color : null);
		const left = round(x + at * (part + gap));
		return `<rect x="${left}" y="${y}" width="${round(part)}" height="${height}" rx="5" fill="${fill}"/>`;
	}).join("");
}

import type { FigureColor } from "../svg.ts";
import { label, paint, svg } from "../svg.ts";

interface UnitBars {
	/** Bars of one whole each, below each other. */
	count: number;
	parts: number;
	/** How many parts of the first bar are colored; by default all parts of all bars. */
	shaded?: number;
	/** Into how many pieces the first shaded part is cut again, with one of them marked. */
	cut?: number;
	caption: string;
	color: FigureColor;
}

/** Bars of one whole each, cut into equal parts. */
export function unitBars({ count, parts, shaded, cut, caption, color }: UnitBars): string {
	const [left, width, height, gap] = [20, 440, count > 4 ? 26 : 44, 10];
	const part = width / parts;
	const bars = Array.from({ length: count }, (_, row) =>
		Array.from({ length: parts }, (__, at) => {
			const y = 10 + row * (height + gap);
			const fill = paint(shaded === undefined || at < shaded ? color : null);
			return `<rect x="${(left + at * part).toFixed(2)}" y="${y}" width="${part.toFixed(2)}" height="${height}" fill="${fill}" stroke="var(--surface-2)" stroke-width="3"/>`;
		}).join(""),
	);
	const pieces =
		cut === undefined
			? []
			: Array.from(
					{ length: cut },
					(_, at) =>
						`<rect x="${left}" y="${(10 + (at * height) / cut).toFixed(2)}" width="${part.toFixed(2)}" height="${(height / cut).toFixed(2)}" fill="${paint(at === cut - 1 ? "gold" : color)}" stroke="var(--surface-2)" stroke-width="1.5"/>`,
				);
	const bottom = 10 + count * (height + gap);
	return svg(480, bottom + 24, ...bars, ...pieces, label(240, bottom + 16, caption));
}

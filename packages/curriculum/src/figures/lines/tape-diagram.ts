import type { FigureColor } from "../svg.ts";
import { label, line, paint, placeOn, svg } from "../svg.ts";

interface Part {
	/** Its share of the bar; all shares make up the bar. */
	share: number;
	/** Text in it; a part without text has room for a box. */
	text?: string;
	/** Color of a part without text; the others are plain, so that their text is readable. */
	color: FigureColor;
}

const [WIDTH, HEIGHT, LEFT, RIGHT] = [480, 150, 20, 460];

/**
 * A bar of parts with its total above, and in percent of the picture the position of the total and the center of each
 * part.
 */
export function tapeDiagram(parts: readonly Part[], total: string) {
	const all = parts.reduce((sum, { share }) => sum + share, 0);
	let [before, middles] = [0, [] as (readonly [number, number])[]];
	const drawn = parts.map(({ share, text, color }) => {
		const x = LEFT + (before / all) * (RIGHT - LEFT);
		const width = (share / all) * (RIGHT - LEFT);
		before += share;
		middles = [...middles, placeOn(WIDTH, HEIGHT, [x + width / 2, 105])];
		return `<rect x="${x.toFixed(1)}" y="70" width="${width.toFixed(1)}" height="70" fill="${paint(text === undefined ? color : null)}" stroke="var(--ink)" stroke-width="2.5"/>${text === undefined ? "" : label(x + width / 2, 113, text, 22)}`;
	});
	const brace = [
		line([LEFT, 44], [RIGHT, 44], "var(--ink-2)", 2),
		line([LEFT, 44], [LEFT, 58], "var(--ink-2)", 2),
		line([RIGHT, 44], [RIGHT, 58], "var(--ink-2)", 2),
	];
	return {
		svg: svg(WIDTH, HEIGHT, label(240, 30, total, 22), ...brace, ...drawn),
		above: placeOn(WIDTH, HEIGHT, [240, 22]),
		middles,
	};
}

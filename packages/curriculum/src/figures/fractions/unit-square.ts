import type { Figure } from "@learnin/domain/question/question";
import { paint, round, svg } from "../svg.ts";

interface Share {
	top: number;
	bottom: number;
}

/** A square cut into columns, some of them colored, and into rows, some of them dotted where it is colored. */
export function unitSquare(columns: Share, rows: Share): Figure {
	const [width, height] = [240 / columns.bottom, 240 / rows.bottom];
	const cells = Array.from({ length: columns.bottom * rows.bottom }, (_, at) => {
		const [column, row] = [at % columns.bottom, Math.floor(at / columns.bottom)];
		const isColored = column < columns.top;
		const [x, y] = [4 + column * width, 4 + row * height];
		const cell = `<rect x="${round(x + 1)}" y="${round(y + 1)}" width="${round(width - 2)}" height="${round(height - 2)}" rx="4" fill="${paint(isColored ? "sky" : null)}"/>`;
		const dot = `<circle cx="${round(x + width / 2)}" cy="${round(y + height / 2)}" r="7" fill="var(--ink-2)"/>`;
		return isColored && row < rows.top ? cell + dot : cell;
	});
	return {
		svg: svg(248, 248, ...cells),
		alt: `A square cut into ${columns.bottom} columns and ${rows.bottom} rows. ${columns.top} of the columns ${columns.top === 1 ? "is" : "are"} colored. In the colored part, ${rows.top} of the rows ${rows.top === 1 ? "has" : "have"} dots.`,
	};
}

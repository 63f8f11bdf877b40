import type { Corner } from "./polygons.ts";
import { shape } from "./polygons.ts";
import type { FigureColour } from "../svg.ts";
import { round, svg } from "../svg.ts";

interface Folded {
	/** The corners of a closed shape whose bounding box starts at 0. */
	corners: readonly Corner[];
	/** A dashed line, by two of its points. */
	fold?: readonly [Corner, Corner];
	colour: FigureColour;
}

/** A closed polygon, with an optional dashed line across it. */
export function foldedShape({ corners, fold, colour }: Folded): string {
	const margin = 26;
	const width = Math.max(...corners.map(([x]) => x)) + 2 * margin;
	const height = Math.max(...corners.map(([, y]) => y)) + 2 * margin;
	const moved = ([x, y]: Corner): Corner => [x + margin, y + margin];
	return svg(
		width,
		height,
		shape(corners.map(moved), colour),
		...(fold === undefined ? [] : [dashed(moved(fold[0]), moved(fold[1]))]),
	);
}

function dashed([x1, y1]: Corner, [x2, y2]: Corner): string {
	return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="var(--ink)" stroke-width="3" stroke-dasharray="9 7"/>`;
}

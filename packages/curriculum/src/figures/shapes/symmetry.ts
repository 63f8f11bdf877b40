import type { Corner } from "./polygons.ts";
import { shape } from "./polygons.ts";
import type { FigureColor } from "../svg.ts";
import { paint, round, svg } from "../svg.ts";

type Line = readonly [Corner, Corner];

interface Folded {
	/** The corners of a closed shape whose bounding box starts at 0. */
	corners: readonly Corner[];
	/** Dashed lines, each by two of its points. */
	folds?: readonly Line[];
	/** Shows where the part on the left of the first fold, seen from its start, lies when it is folded over. */
	is_over?: boolean;
	color: FigureColor;
}

const MARGIN = 26;

/** A closed polygon, with optional dashed lines across it. */
export function foldedShape({ corners, folds = [], is_over = false, color }: Folded): string {
	const [first] = folds;
	const over = is_over && first !== undefined ? foldedOver(corners, first) : [];
	const all = [...corners, ...over];
	const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
	const width = Math.max(...all.map(([x]) => x)) - left + 2 * MARGIN;
	const height = Math.max(...all.map(([, y]) => y)) - top + 2 * MARGIN;
	const moved = ([x, y]: Corner): Corner => [x - left + MARGIN, y - top + MARGIN];
	return svg(
		width,
		height,
		shape(corners.map(moved), color),
		over.length === 0 ? "" : flap(over.map(moved), color === "gold" ? "sky" : "gold"),
		...folds.map(([from, to]) => dashed(moved(from), moved(to))),
	);
}

function dashed([x1, y1]: Corner, [x2, y2]: Corner): string {
	return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="var(--ink)" stroke-width="3" stroke-dasharray="9 7"/>`;
}

function flap(corners: readonly Corner[], color: FigureColor): string {
	const path = corners.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");
	return `<path d="M${path}Z" fill="${paint(color)}" fill-opacity="0.6" stroke="var(--ink)" stroke-width="2.5" stroke-linejoin="round"/>`;
}

/** The part of a shape on one side of a line, mirrored at the line. */
function foldedOver(corners: readonly Corner[], fold: Line): Corner[] {
	const side = sideOf(fold);
	return corners
		.flatMap((corner, at): Corner[] => {
			const next = corners[(at + 1) % corners.length] ?? corner;
			const [here, there] = [side(corner), side(next)];
			const kept = here >= 0 ? [corner] : [];
			return here * there < 0 ? [...kept, between(corner, next, here / (here - there))] : kept;
		})
		.map((corner) => mirrored(corner, fold));
}

/** The signed distance of a point from a line. */
function sideOf(fold: Line): (corner: Corner) => number {
	const [[x1, y1]] = fold;
	const [across, down] = normalOf(fold);
	return ([x, y]) => (x - x1) * across + (y - y1) * down;
}

/** Of length 1, at a right angle to the line. */
function normalOf([[x1, y1], [x2, y2]]: Line): Corner {
	const length = Math.hypot(x2 - x1, y2 - y1);
	return [(y2 - y1) / length, (x1 - x2) / length];
}

function between([x1, y1]: Corner, [x2, y2]: Corner, share: number): Corner {
	return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

function mirrored(corner: Corner, fold: Line): Corner {
	const [across, down] = normalOf(fold);
	const twice = 2 * sideOf(fold)(corner);
	return [corner[0] - twice * across, corner[1] - twice * down];
}

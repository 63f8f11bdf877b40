import type { Corner } from "./polygons.ts";
import type { FigureColor } from "../svg.ts";
import { paint, round, svg } from "../svg.ts";

/** A square of side 1 cut into parts, each by its corners, and the index of the colored part. */
export interface CutSquare {
	parts: readonly (readonly Corner[])[];
	colored: number;
	color: FigureColor;
}

const SIZE = 190;

/** One cut square, or two of the same size side by side. */
export function cutSquares(squares: readonly CutSquare[]): string {
	const drawn = squares.flatMap(({ parts, colored, color }, place) =>
		parts.map((corners, at) => {
			const path = corners
				.map(([x, y]) => `${round(4 + place * (SIZE + 40) + x * SIZE)} ${round(4 + y * SIZE)}`)
				.join("L");
			return `<path d="M${path}Z" fill="${paint(at === colored ? color : null)}" stroke="var(--ink-2)" stroke-width="3" stroke-linejoin="round"/>`;
		}),
	);
	return svg(squares.length * (SIZE + 40) - 32, SIZE + 8, ...drawn);
}

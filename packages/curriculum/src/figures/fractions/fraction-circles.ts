import type { Figure } from "@learnin/domain/question/question";
import { fractionCircle } from "./fraction-circle.ts";
import { type FigureColor, svg } from "../svg.ts";

/** Equal circles in a row, each cut into the same parts, with `shaded` parts in all of them colored. */
export function fractionCircles(shaded: number, parts: number, color: FigureColor): Figure {
	const count = Math.ceil(shaded / parts);
	const circles = Array.from({ length: count }, (_, at) =>
		fractionCircle({
			cx: 60 + 120 * at,
			cy: 60,
			radius: 54,
			parts,
			shaded: Math.min(parts, shaded - at * parts),
			color,
		}),
	);
	const last = shaded - (count - 1) * parts;
	return {
		svg: svg(120 * count, 120, ...circles),
		alt: `${count} circles of the same size, each cut into ${parts} equal parts. All parts are colored, except that the last circle has ${last} of its ${parts} parts colored.`,
	};
}

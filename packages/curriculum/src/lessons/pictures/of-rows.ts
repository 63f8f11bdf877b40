import type { Figure } from "@learnin/domain/question/question";
import { gridShape } from "../../figures/shapes/grid-shape.ts";

/** Larger ones have squares too small to count. */
const MOST = 10;
const ROWS = /(\d+) rows (?:of|with) (\d+)/;
const SUM = /\$(\d+)((?: \+ \d+)+) = \d+\$/;

/**
 * A sum of equal rows as squares, one row more in each picture, as the ideas of rows are drawn. None for another sum, or
 * if the steps so far name no rows.
 */
export function rowPictures(steps: readonly string[]): Figure[] {
	const rows = ROWS.exec(steps.join(" "));
	const sum = SUM.exec(steps.at(-1) ?? "");
	if (rows === null || sum === null) return [];
	const [count, columns] = [Number(rows[1]), Number(rows[2])];
	const added = [sum[1], ...(sum[2] ?? "").split(" + ").slice(1)].map(Number);
	const isOfRows = added.length === count && added.every((each) => each === columns);
	if (!isOfRows || Math.max(count, columns) > MOST) return [];
	return added.map((_, at) => pictureOf(at + 1, count, columns));
}

function pictureOf(shown: number, rows: number, columns: number): Figure {
	const cells = Array.from(
		{ length: shown * columns },
		(_, at) => [Math.floor(at / columns), at % columns] as const,
	);
	return {
		svg: gridShape(cells, rows, columns, "sky"),
		alt: `A rectangle with ${shown} of ${rows} rows filled, ${columns} squares in each, ${shown * columns} in all.`,
	};
}

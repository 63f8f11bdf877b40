import { label, line, placeOn, svg } from "../svg.ts";

type Rows = readonly (readonly string[])[];

const HEIGHT = 38;

/** The positions and widths of the columns, and the end of the table. */
function layoutOf(rows: Rows) {
	const columns = rows[0]?.length ?? 0;
	const widths = Array.from({ length: columns }, (_, at) =>
		Math.max(64, ...rows.map((row) => (row[at] ?? "").length * 9.5 + 26)),
	);
	const lefts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 6));
	const right = widths.reduce((sum, width) => sum + width, 6);
	return { widths, lefts, right, bottom: rows.length * HEIGHT + 6 };
}

/** The position of a box in a cell, in percent. */
export function cellPlace(rows: Rows, row: number, column: number): [number, number] {
	const { widths, lefts, right, bottom } = layoutOf(rows);
	const x = (lefts[column] ?? 0) + (widths[column] ?? 0) / 2;
	return placeOn(right + 6, bottom + 6, [x, 6 + (row + 0.5) * HEIGHT]);
}

/** A table of short words and numbers; the first row is the heading. Empty cells are blanks to fill. */
export function dataTable(rows: Rows): string {
	const { widths, lefts, right, bottom } = layoutOf(rows);
	const heading = `<rect x="6" y="6" width="${right - 6}" height="${HEIGHT}" fill="var(--surface-3)"/>`;
	const cells = rows.flatMap((row, y) =>
		row.map((text, x) => label((lefts[x] ?? 0) + (widths[x] ?? 0) / 2, 6 + y * HEIGHT + 25, text, 17)),
	);
	const across = Array.from({ length: rows.length + 1 }, (_, y) =>
		line([6, 6 + y * HEIGHT], [right, 6 + y * HEIGHT], "var(--border-strong)", 1.5),
	);
	const down = [...lefts, right].map((x) => line([x, 6], [x, bottom], "var(--border-strong)", 1.5));
	return svg(right + 6, bottom + 6, heading, ...across, ...down, ...cells);
}

function cellInWords(heading: string, text: string): string {
	const said = text === "" ? "blank" : text;
	return heading === "" ? said : `${heading}: ${said}`;
}

/** The table in words, row by row, as alt text. */
export function tableInWords(rows: Rows): string {
	const [heading = [], ...body] = rows;
	const told = body.map(
		(row, line_number) =>
			`Row ${line_number + 1}: ${row.map((text, at) => cellInWords(heading[at] ?? "", text)).join(", ")}`,
	);
	const named = heading.filter((text) => text !== "");
	return `A table with the columns ${named.join(", ")}. ${told.join(". ")}.`;
}

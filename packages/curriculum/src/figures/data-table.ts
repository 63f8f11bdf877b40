import { label, line, svg } from "./svg.ts";

/** A table of short words and numbers; the first row is the heading. Empty cells are blanks to fill. */
export function dataTable(rows: readonly (readonly string[])[]): string {
	const columns = rows[0]?.length ?? 0;
	const widths = Array.from({ length: columns }, (_, at) =>
		Math.max(64, ...rows.map((row) => (row[at] ?? "").length * 9.5 + 26)),
	);
	const lefts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 6));
	const right = widths.reduce((sum, width) => sum + width, 6);
	const height = 38;
	const bottom = rows.length * height + 6;
	const heading = `<rect x="6" y="6" width="${right - 6}" height="${height}" fill="var(--surface-3)"/>`;
	const cells = rows.flatMap((row, y) =>
		row.map((text, x) => label((lefts[x] ?? 0) + (widths[x] ?? 0) / 2, 6 + y * height + 25, text, 17)),
	);
	const across = Array.from({ length: rows.length + 1 }, (_, y) =>
		line([6, 6 + y * height], [right, 6 + y * height], "var(--border-strong)", 1.5),
	);
	const down = [...lefts, right].map((x) => line([x, 6], [x, bottom], "var(--border-strong)", 1.5));
	return svg(right + 6, bottom + 6, heading, ...across, ...down, ...cells);
}

/** The table in words, row by row, for those who cannot see it. */
export function tableInWords(rows: readonly (readonly string[])[]): string {
	const [heading = [], ...body] = rows;
	const told = body.map(
		(row, line_number) =>
			`Row ${line_number + 1}: ${row.map((text, at) => `${heading[at]}: ${text === "" ? "blank" : text}`).join(", ")}`,
	);
	return `A table with the columns ${heading.join(", ")}. ${told.join(". ")}.`;
}

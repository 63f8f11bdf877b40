/** Rows with the same keys as the lines of a printed table. */
export function table(rows: readonly Record<string, string | number>[]): string[] {
	const [first] = rows;
	if (first === undefined) return [];
	const columns = Object.keys(first);
	const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column])))];
	const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
	return lines.map((line) =>
		line
			.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
			.join("  "),
	);
}

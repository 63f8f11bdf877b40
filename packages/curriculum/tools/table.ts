/** A table of plain text with columns as wide as their widest cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
	const line = (row: readonly string[]) =>
		row
			.map((cell, at) => cell.padEnd(widths[at] ?? 0))
			.join("  ")
			.trimEnd();
	return [line(head), widths.map((width) => "-".repeat(width)).join("  "), ...rows.map(line), ""].join("\n");
}

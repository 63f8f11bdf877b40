/** Cells that begin so would be run as a formula by a spreadsheet. */
const formula = /^[=+\-@\t\r']/;

/** A cell that a spreadsheet shows and does not run. */
export function safeCell(text: string): string {
	return formula.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text;
}

/** What `safeCell` was given. */
export function plainCell(cell: string): string {
	return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

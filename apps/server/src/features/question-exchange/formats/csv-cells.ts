/** A spreadsheet would run cells that begin with these as a formula. */
const formula = /^[=+\-@\t\r']/;

/** A cell that a spreadsheet shows but does not run. */
export function safeCell(text: string): string {
	return formula.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text;
}

/** The inverse of `safeCell`. */
export function plainCell(cell: string): string {
	return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

import { type Draft, slip, whole, words } from "../../../kit/index.ts";

export interface Rows {
	rows: number;
	columns: number;
}

export const total = ({ rows, columns }: Rows) => rows * columns;
export const sumOf = (count: number, number: number) =>
	Array.from({ length: count }, () => number).join(" + ");

/** The help common to every question about equal rows. */
export function draft(array: Rows, prompt: string): Draft {
	const { rows, columns } = array;
	return {
		prompt,
		task: `${rows} rows of ${columns}`,
		right: whole(total(array)),
		wrong: [
			[slip.addedRowsAndColumns, whole(rows + columns)],
			[slip.missedARow, whole((rows - 1) * columns)],
			[slip.oneRowTooMany, whole((rows + 1) * columns)],
		],
		hints: [
			"Every row has the same number.",
			`Start with one row of ${columns}. Add ${columns} again for each further row.`,
			`Write ${columns} once for each row, with plus signs between. There are ${rows} rows.`,
		],
		steps: [
			`There are ${rows} rows with ${columns} in each row.`,
			`Add ${columns} once for each row: $${sumOf(rows, columns)}$.`,
			`$${sumOf(rows, columns)} = ${total(array)}$.`,
		],
	};
}

/** The sum of the rows, and sums that do not fit. Adding the columns gives as many, so the question says which way. */
export function sumsOf({ rows, columns }: Rows): Pick<Draft, "right" | "wrong"> {
	const sum = (count: number, number: number) => words(`$${sumOf(count, number)}$`);
	return {
		right: sum(rows, columns),
		wrong: [
			[slip.addedTheColumns, sum(columns, rows)],
			rows > 2 && [slip.missedARow, sum(rows - 1, columns)],
			[slip.addedRowsAndColumns, words(`$${rows} + ${columns}$`)],
		],
	};
}

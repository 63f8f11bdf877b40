import type { ReactNode } from "react";

export interface Column<Row> {
	key: string;
	header: ReactNode;
	cell: (row: Row) => ReactNode;
	/** Numbers are right-aligned. */
	align?: "right";
}

export interface TableProps<Row> {
	/** Announced before the table; not visible. */
	caption: string;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	rowKey: (row: Row) => string;
}

export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
	return (
		// Focusable, so that a table wider than the screen can be scrolled by keyboard.
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
		<div className="overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
			<table className="tbl">
				<caption className="sr">{caption}</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column.key} scope="col" className={column.align === "right" ? "r" : undefined}>
								{column.header}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={rowKey(row)}>
							{columns.map((column) => (
								<td key={column.key} className={column.align === "right" ? "r" : undefined}>
									{column.cell(row)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

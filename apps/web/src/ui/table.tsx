import type { ReactNode } from "react";

export interface Column<Row> {
	key: string;
	header: ReactNode;
	cell: (row: Row) => ReactNode;
	/** Numbers stand on the right. */
	align?: "right";
}

export interface TableProps<Row> {
	/** Read out before the table; not drawn. */
	caption: string;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	rowKey: (row: Row) => string;
}

export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
	return (
		// Focusable, so that a keyboard can scroll a table that is wider than the screen.
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

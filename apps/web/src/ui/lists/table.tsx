import { type ReactNode, type RefObject, useEffect, useRef } from "react";

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
	const frame = useRef<HTMLDivElement>(null);
	useTabStopWhileWide(frame);
	return (
		<div ref={frame} className="overflow-x-auto" role="region" aria-label={caption}>
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
								<td
									key={column.key}
									className={column.align === "right" ? "r" : undefined}
									data-label={typeof column.header === "string" ? column.header : undefined}
								>
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

/** A tab stop while its content is wider than itself, so that it can be scrolled by keyboard, and no stop otherwise. */
function useTabStopWhileWide(frame: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = frame.current;
		if (element === null) return;
		const observer = new ResizeObserver(() => {
			if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
			else element.removeAttribute("tabindex");
		});
		for (const each of [element, ...element.children]) observer.observe(each);
		return () => observer.disconnect();
	}, [frame]);
}

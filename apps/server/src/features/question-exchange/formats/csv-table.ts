import { csvColumns, readCsvRow } from "@learnin/domain/exchange/csv/csv-rows";
import type { ReadItem } from "@learnin/domain/exchange/items/sketch";
import { parse } from "csv-parse/sync";
import { plainCell } from "./csv-cells.ts";

/** The rows of a table of questions, or null if the text is not a table. */
export function readTable(text: string): ReadItem[] | null {
	try {
		const rows: unknown = parse(text, {
			bom: true,
			columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
			relax_column_count: true,
			skip_empty_lines: true,
			max_record_size: 200_000,
			delimiter: separatorOf(text),
		});
		return Array.isArray(rows) ? rows.map((row: unknown, at) => readCsvRow(knownCells(row), at)) : null;
	} catch {
		return null;
	}
}

/** Spreadsheets in some countries separate with semicolons. */
function separatorOf(text: string): string {
	const [header = ""] = text.split("\n");
	const [most = ","] = [",", ";", "\t"].toSorted((a, b) => header.split(b).length - header.split(a).length);
	return most;
}

function knownCells(row: unknown): Record<string, string> {
	if (typeof row !== "object" || row === null) return {};
	return Object.fromEntries(
		csvColumns.map((name) => [name, plainCell(String(Reflect.get(row, name) ?? ""))]),
	);
}

import { stringify } from "csv-stringify/sync";
import type { ExportRow } from "./export.queries.ts";

type Batches = AsyncIterable<ExportRow[]>;

/** The rows as one JSON array, one row per line. */
export async function* jsonTexts(batches: Batches): AsyncGenerator<string> {
	let before = "[\n";
	for await (const rows of batches) {
		for (const row of rows) {
			yield before + JSON.stringify(row);
			before = ",\n";
		}
	}
	yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** The rows as CSV with a header line; formulas are escaped for spreadsheets. */
export async function* csvTexts(batches: Batches): AsyncGenerator<string> {
	let hasHeader = false;
	for await (const rows of batches) {
		if (rows.length === 0) continue;
		yield stringify(rows, {
			header: !hasHeader,
			bom: !hasHeader,
			escape_formulas: true,
			cast: {
				date: (moment) => moment.toISOString(),
				object: (value) => JSON.stringify(value),
				boolean: (value) => String(value),
			},
		});
		hasHeader = true;
	}
}

import { type Db, runOn } from "../../platform/db/database.ts";
import type { ExportPart } from "./export-part.ts";

export type ExportRow = Record<string, unknown>;

interface Keyed extends ExportRow {
	export_at: number | string;
	export_id: string;
}

/** How many rows are held in memory at a time. */
const batchSize = 500;

/** The rows of one part, oldest first, a batch at a time. */
export async function* selectBatches(db: Db, { text }: ExportPart, id: string): AsyncGenerator<ExportRow[]> {
	let after: [number | string, string] = ["-9223372036854775808", "00000000-0000-0000-0000-000000000000"];
	for (;;) {
		const rows = await runOn<Keyed>(
			db,
			`select * from (${text}) part where (export_at, export_id) > ($2::bigint, $3::uuid)
			order by export_at, export_id limit ${batchSize}`,
			[id, ...after],
		);
		yield rows.map(({ export_at: _, export_id: __, ...row }) => row);
		const last = rows.at(-1);
		if (last === undefined || rows.length < batchSize) return;
		after = [last.export_at, last.export_id];
	}
}

/** The people of a family, or only one child of it, whose sign-in data is exported. */
export function selectStudents(db: Db, family_id: string, student_id: string | null) {
	return db
		.selectFrom("students")
		.select(["id", "name", "account_id"])
		.where("family_id", "=", family_id)
		.$if(student_id !== null, (query) => query.where("id", "=", student_id ?? ""))
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}

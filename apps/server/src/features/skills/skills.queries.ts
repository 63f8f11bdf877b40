import type { Insertable } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import type { Skills } from "../../platform/db/schema.generated.ts";

export async function upsertSkills(db: Db, rows: Insertable<Skills>[]): Promise<void> {
	await db
		.insertInto("skills")
		.values(rows)
		.onConflict((conflict) =>
			conflict.column("id").doUpdateSet(({ ref }) => ({
				grade: ref("excluded.grade"),
				domain: ref("excluded.domain"),
				domain_name: ref("excluded.domain_name"),
				standard: ref("excluded.standard"),
				name: ref("excluded.name"),
				child_name: ref("excluded.child_name"),
				parent_name: ref("excluded.parent_name"),
				has_generator: ref("excluded.has_generator"),
			})),
		)
		.execute();
}

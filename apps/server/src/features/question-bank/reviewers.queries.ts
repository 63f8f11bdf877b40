import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

export function selectOptionalAdmin(db: Db | Tx, account_id: string) {
	return db
		.selectFrom("accounts")
		.select(["id", "name"])
		.where("id", "=", account_id)
		.where("is_admin", "=", true)
		.where("is_active", "=", true)
		.executeTakeFirst();
}

/** Every super-admin who can review, by name. */
export function selectAdmins(db: Db) {
	return db
		.selectFrom("accounts")
		.select(["id", "name"])
		.where("is_admin", "=", true)
		.where("is_active", "=", true)
		.orderBy("name")
		.orderBy("id")
		.execute();
}

/** How many questions wait for each reviewer; who has none is not in it. */
export async function selectWaitingByReviewer(db: Db): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom("questions")
		.where("state", "=", sql.lit("in_review"))
		.where("assigned_to", "is not", null)
		.groupBy("assigned_to")
		.select(["assigned_to", sql<number>`count(*)::int`.as("count")])
		.execute();
	return new Map(rows.map(({ assigned_to, count }) => [assigned_to ?? "", count]));
}

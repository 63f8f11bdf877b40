import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { sure, uuid, uuids } from "../../../platform/db/statements/columns.ts";
import { statement } from "../../../platform/db/statements/statement.ts";

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

/** How many questions wait for each reviewer; leaves out reviewers with none. */
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

const selectAuthorsStatement = statement({
	name: "select-authors-of-questions",
	params: { question_ids: uuids },
	row: {
		question_id: sure(uuid, "both halves read it from questions"),
		account_id: sure(uuid, "the key of accounts"),
	},
	sql: `
		select w.question_id, a.id as account_id
		from (
			select q.id as question_id, q.created_by as account_id from questions q where q.id = any (:question_ids)
			union
			select q.id, v.created_by from questions q
				join question_versions v on v.question_id = q.id and v.version = q.version
				where q.id = any (:question_ids)
		) w
		join accounts a on a.id = w.account_id and a.is_admin and a.is_active
		order by a.id, w.question_id`,
});

/**
 * Who created each of these questions, and who made its newest version; without duplicates, and only people
 * who still work here.
 */
export function selectAuthorsOf(tx: Tx, question_ids: readonly string[]) {
	return selectAuthorsStatement.all(tx, { question_ids });
}

/** The text of the newest version's prompt. */
export async function selectSpokenPrompt(tx: Tx, question_id: string): Promise<string> {
	const row = await tx
		.selectFrom("questions as q")
		.innerJoin("question_versions as v", (join) =>
			join.onRef("v.question_id", "=", "q.id").onRef("v.version", "=", "q.version"),
		)
		.where("q.id", "=", question_id)
		.select(sql<string>`v.rendered->'prompt'->>'spoken'`.as("spoken"))
		.executeTakeFirstOrThrow();
	return row.spoken;
}

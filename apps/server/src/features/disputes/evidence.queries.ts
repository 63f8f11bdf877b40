import type { Db } from "../../platform/db/database.ts";
import { int4, sure, text, timestamptz, uuid, uuids } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";

/** The payer of an order, as the account is now. */
export function selectOptionalPayer(db: Db, account_id: string) {
	return db
		.selectFrom("accounts")
		.select(["id", "name", "email", "created_at"])
		.where("id", "=", account_id)
		.executeTakeFirst();
}

export interface DisputedChildRow {
	student_id: string | null;
	name: string;
	starts_at: Date | null;
	ends_at: Date | null;
	ended_early_at: Date | null;
}

/** The children that an order paid for, with their paid days. */
export function selectPaidChildren(db: Db, order_id: string): Promise<DisputedChildRow[]> {
	return db
		.selectFrom("order_lines as l")
		.leftJoin("enrolments as e", "e.order_line_id", "l.id")
		.where("l.order_id", "=", order_id)
		.orderBy("l.position")
		.select(["l.student_id", "l.name", "e.starts_at", "e.ends_at", "e.ended_early_at"])
		.execute();
}

/** The children of a family, for money that was not for a specific child. */
export async function selectChildrenOf(db: Db, family_id: string): Promise<DisputedChildRow[]> {
	const rows = await db
		.selectFrom("students")
		.where("family_id", "=", family_id)
		.orderBy("name")
		.orderBy("id")
		.select(["id as student_id", "name"])
		.execute();
	return rows.map((row) => ({ ...row, starts_at: null, ends_at: null, ended_early_at: null }));
}

export function selectConsents(db: Db, student_ids: string[]) {
	return db
		.selectFrom("consents as c")
		.innerJoin("students as s", "s.id", "c.student_id")
		.leftJoin("accounts as a", "a.id", "c.account_id")
		.where("c.student_id", "in", student_ids)
		.orderBy("c.given_at")
		.orderBy("s.name")
		.orderBy("c.id")
		.select([
			"s.name as child",
			"a.name as given_by",
			"c.given_at",
			"c.withdrawn_at",
			"c.method",
			"c.policy_version",
			"c.scopes",
			"c.evidence_ref",
		])
		.execute();
}

/** Emails to an address from then on, oldest first; as long as the email log is kept. */
export function selectMails(db: Db, address: string, since: Date, limit: number) {
	return db
		.selectFrom("mail_log")
		.where("address", "=", address.toLowerCase())
		.where("created_at", ">=", since)
		.orderBy((eb) => eb.fn.coalesce("tried_at", "created_at"))
		.orderBy("id")
		.limit(limit)
		.select(["kind", "state", "tried_at"])
		.execute();
}

const selectPracticeStatement = statement({
	name: "select-disputed-practice",
	params: { student_ids: uuids, since: timestamptz },
	row: {
		student_id: uuid,
		date: sure(text, "every attempt has a time"),
		questions: int4,
		answers: int4,
		minutes: sure(int4, "every attempt has an active time"),
	},
	sql: `
		select student_id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as date,
			count(distinct question_id)::int as questions, (count(*) filter (where kind = 'answer'))::int as answers,
			ceil(sum(active_ms) / 60000.0)::int as minutes
		from attempts
		where family_id in (select family_id from students where id = any (:student_ids))
			and student_id = any (:student_ids) and created_at >= :since
		group by 1, 2 order by 2, 1`,
});

/** The days on which these children answered, from then on, oldest first. */
export function selectPractice(db: Db, student_ids: string[], since: Date) {
	return selectPracticeStatement.all(db, { student_ids, since });
}

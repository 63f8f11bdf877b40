import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { int8, sure, text } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";

interface Page {
	after: { exact_at: string; id: string } | undefined;
	limit: number;
}

type MailState = "waiting" | "sent" | "failed";

/** Emails, newest first. */
export function selectMails(
	db: Db,
	{ state, address }: { state: MailState | undefined; address: string | undefined },
	{ after, limit }: Page,
) {
	let query = db
		.selectFrom("mail_log")
		.select(["id", "kind", "address", "state", "tries", "last_error", "created_at", "tried_at"])
		.select(
			sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as("exact_at"),
		);
	if (state !== undefined) query = query.where("state", "=", state);
	if (address !== undefined) query = query.where("address", "=", address);
	if (after !== undefined)
		query = query.where(sql<boolean>`(created_at, id) < (${after.exact_at}::timestamptz, ${after.id}::uuid)`);
	return query.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).execute();
}

export function selectOptionalMail(tx: Tx, id: string) {
	return tx.selectFrom("mail_log").select(["id", "kind"]).where("id", "=", id).executeTakeFirst();
}

export async function updateMailWaiting(tx: Tx, id: string): Promise<void> {
	await tx
		.updateTable("mail_log")
		.set({ state: "waiting" })
		.where("id", "=", id)
		.where("state", "=", "failed")
		.execute();
}

/** How often models were called on this day in UTC. */
export async function selectCallsOfDay(db: Db, now: Date): Promise<number> {
	const row = await db
		.selectFrom("model_days")
		.select("calls")
		.where("day", "=", now.toISOString().slice(0, 10))
		.executeTakeFirst();
	return row?.calls ?? 0;
}

const selectDatabaseFactsStatement = statement({
	name: "select-database-facts",
	params: {},
	row: {
		database_version: sure(text, "every server has one"),
		database_bytes: sure(int8, "every database has one"),
		migration: sure(text, "the server starts only after a migration"),
		nodes: sure(int8, "a count"),
	},
	sql: `
		select current_setting('server_version') as database_version,
			pg_database_size(current_database()) as database_bytes,
			(select replace(max(name), '.sql', '') from migrations) as migration,
			(select count(distinct application_name) from pg_stat_activity
				where datname = current_database() and application_name like 'learnin-jobs %') as nodes`,
});

/** The database's version, size, last migration, and how many nodes run jobs from it. */
export async function selectDatabaseFacts(db: Db) {
	const [facts] = await selectDatabaseFactsStatement.all(db, {});
	if (facts === undefined) throw new Error("the database returned no row about itself");
	return facts;
}

export interface ActFilter {
	/** Account or student. */
	person_id: string | undefined;
	side: "by" | "about";
	action: string | undefined;
	since: Date | undefined;
	until: Date | undefined;
	/** Only older ones. */
	before_id: number | undefined;
}

/** Audit log entries, newest first, with the names that still exist. */
export function selectActs(db: Db, filter: ActFilter, limit: number) {
	return (
		db
			// Selected before anything is joined, so that the database does not scan the whole log.
			.selectFrom(selectLines(db, filter, limit).as("l"))
			.leftJoin("accounts as a", "a.id", "l.actor_id")
			.leftJoin("accounts as s", "s.id", "l.subject_id")
			.leftJoin("students as c", "c.id", "l.subject_id")
			.leftJoin("students as ac", "ac.account_id", "a.id")
			.leftJoin("students as sc", "sc.account_id", "s.id")
			.leftJoin("guardians as g", (join) =>
				join.onRef("g.family_id", "=", "l.family_id").on("g.is_owner", "=", true),
			)
			.leftJoin("accounts as o", "o.id", "g.account_id")
			.select(["l.id", "l.created_at", "l.action", "l.actor_id", "l.subject_id", "l.details"])
			.select(["a.id as actor_account_id", "a.name as actor_name", "ac.id as actor_student_id"])
			.select(["s.id as subject_account_id", sql<string | null>`coalesce(s.name, c.name)`.as("subject_name")])
			.select(sql<string | null>`coalesce(c.id, sc.id)`.as("subject_student_id"))
			.select(["o.id as owner_id", "o.name as owner_name"])
			.orderBy("l.id", "desc")
			.execute()
	);
}

function selectLines(db: Db, filter: ActFilter, limit: number) {
	const { person_id, side, action, since, until, before_id } = filter;
	let query = db
		.selectFrom("audit_log")
		.select(["id", "created_at", "action", "actor_id", "subject_id", "family_id", "details"]);
	if (person_id !== undefined) query = query.where(side === "by" ? "actor_id" : "subject_id", "=", person_id);
	if (action !== undefined) query = query.where("action", "=", action);
	if (before_id !== undefined) query = query.where("id", "<", before_id);
	// Entries are numbered in order of time, except concurrent ones: so their numbers find the span quickly,
	// and the times decide.
	if (since !== undefined)
		query = query.where("created_at", ">=", since).where("id", ">=", firstSince(hoursFrom(since, -1)));
	if (until !== undefined)
		query = query.where("created_at", "<", until).where("id", "<=", lastUntil(hoursFrom(until, 1)));
	return query.orderBy("id", "desc").limit(limit);
}

function hoursFrom(moment: Date, hours: number): Date {
	return new Date(moment.getTime() + hours * 3_600_000);
}

function firstSince(moment: Date) {
	return sql<number>`coalesce((select id from audit_log where created_at >= ${moment}
		order by created_at, id limit 1), 0)`;
}

function lastUntil(moment: Date) {
	return sql<number>`coalesce((select id from audit_log where created_at < ${moment}
		order by created_at desc, id desc limit 1), 0)`;
}

const selectActionsStatement = statement({
	name: "select-audited-actions",
	params: {},
	row: { action: sure(text, "the condition leaves out null") },
	sql: `
		with recursive known (action) as (
			select min(action) from audit_log
			union all
			select (select min(l.action) from audit_log l where l.action > k.action) from known k where k.action is not null
		)
		select action from known where action is not null`,
});

/** Every distinct action, by a loose index scan, however long the log. */
export async function selectActions(db: Db): Promise<string[]> {
	const rows = await selectActionsStatement.all(db, {});
	return rows.map(({ action }) => action);
}

/** The account with an address; undefined if there is none. */
export async function selectOptionalAccountId(db: Db, email: string): Promise<string | undefined> {
	const row = await db.selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirst();
	return row?.id;
}

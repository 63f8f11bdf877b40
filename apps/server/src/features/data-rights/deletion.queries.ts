import { sql } from "kysely";
import { type Db, runOn, type Tx } from "../../platform/db/database.ts";
import { int4, sure, text, uuids } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";
import { tablesOfAccounts, tablesOfFamilies, tablesOfStudents } from "./personal-tables.ts";

/** After years a child has tens of thousands of rows: deleted in batches, so that no statement takes long. */
const batchSize = 2_000;

export function lockStudents(tx: Tx, family_id: string) {
	return tx
		.selectFrom("students")
		.select(["id", "name", "email", "account_id"])
		.where("family_id", "=", family_id)
		.orderBy("id")
		.forUpdate()
		.execute();
}

export type StudentRow = Awaited<ReturnType<typeof lockStudents>>[number];

/** The family that this account registered, not one where it is only a guardian. */
export function selectOptionalOwnFamily(tx: Tx | Db, account_id: string) {
	return tx
		.selectFrom("guardians")
		.select("family_id")
		.where("account_id", "=", account_id)
		.where("is_owner", "=", true)
		.executeTakeFirst();
}

/** No one registers with it, or joins a family with it, until the transaction ends. */
export function lockOptionalAccount(tx: Tx, account_id: string) {
	return tx
		.selectFrom("accounts")
		.select("user_type")
		.where("id", "=", account_id)
		.forUpdate()
		.executeTakeFirst();
}

/**
 * Locks the family with all its accounts, in the standard order (decision 0064). "For update", because the
 * row may be deleted: nothing that refers to it is stored concurrently.
 */
export async function lockFamilyRow(tx: Tx, family_id: string) {
	const guardians = tx.selectFrom("guardians").where("family_id", "=", family_id).select("account_id");
	const students = tx.selectFrom("students").where("family_id", "=", family_id).select("account_id");
	await tx
		.selectFrom("accounts")
		.select("id")
		.where((eb) => eb.or([eb("id", "in", guardians), eb("id", "in", students)]))
		.orderBy("id")
		.forUpdate()
		.execute();
	await tx.selectFrom("families").select("id").where("id", "=", family_id).forUpdate().execute();
}

export function selectGuardians(tx: Tx | Db, family_id: string) {
	return tx
		.selectFrom("guardians as g")
		.innerJoin("accounts as a", "a.id", "g.account_id")
		.select(["a.id", "a.name", "a.email", "a.is_admin"])
		.where("g.family_id", "=", family_id)
		.execute();
}

export type Counts = Record<string, number>;

const countIn = (table: string, column: string, ids: string) =>
	`select '${table}' as name, count(*)::int as found from ${table} where ${column} = any (:${ids}::uuid[])`;

const countRowsStatement = statement({
	name: "count-rows-of-people",
	params: { student_ids: uuids, account_ids: uuids, family_ids: uuids },
	row: { name: sure(text, "a constant"), found: sure(int4, "a count") },
	sql: [
		countIn("students", "id", "student_ids"),
		...tablesOfStudents.map((table) => countIn(table, "student_id", "student_ids")),
		countIn("accounts", "id", "account_ids"),
		...tablesOfAccounts.map((table) => countIn(table, "account_id", "account_ids")),
		...tablesOfFamilies.map((table) => countIn(table, "family_id", "family_ids")),
	].join(" union all "),
});

/** How many rows there are about these people, by table; leaves out tables without any. */
export async function countRows(
	tx: Tx,
	{ family_id, ...of }: { student_ids: string[]; account_ids: string[]; family_id: string | null },
): Promise<Counts> {
	const rows = await countRowsStatement.all(tx, { ...of, family_ids: family_id === null ? [] : [family_id] });
	return Object.fromEntries(rows.filter(({ found }) => found > 0).map(({ name, found }) => [name, found]));
}

/** Deletes a student with all dependent rows; the large tables first, in batches. */
export async function deleteStudentRows(tx: Tx, student_id: string): Promise<void> {
	for (const table of ["attempts", "practice_questions"]) {
		for (;;) {
			const gone = await runOn(
				tx,
				`delete from ${table} where id in (select id from ${table} where student_id = $1
					and family_id = (select family_id from students where id = $1) limit ${batchSize}) returning 1`,
				[student_id],
			);
			if (gone.length < batchSize) break;
		}
	}
	await tx.deleteFrom("questions_to_learn").where("student_id", "=", student_id).execute();
	await tx.deleteFrom("students").where("id", "=", student_id).execute();
}

export async function deleteAccounts(tx: Tx, account_ids: string[]): Promise<void> {
	if (account_ids.length > 0) await tx.deleteFrom("accounts").where("id", "in", account_ids).execute();
}

const nobody = { name: "", email: "", school_name: "", educational_board: "" as const, student_id: null };

/** Payments for a child remain, without the child. */
export async function updateLinesOfStudent(tx: Tx, { id, name, email }: StudentRow, family_id: string) {
	await refundsWithReason(tx, family_id)
		.where("order_id", "in", (eb) =>
			eb
				.selectFrom("order_lines")
				.select("order_id")
				.where("family_id", "=", family_id)
				.where("student_id", "=", id),
		)
		.execute();
	await tx
		.updateTable("order_lines")
		.set(nobody)
		.where("family_id", "=", family_id)
		.where((eb) =>
			eb.or([
				eb("student_id", "=", id),
				// Of an order that failed.
				eb.and([eb("student_id", "is", null), eb("name", "=", name), eb("email", "=", email)]),
			]),
		)
		.execute();
}

export async function updateLinesOfFamily(tx: Tx, family_id: string) {
	await tx.updateTable("order_lines").set(nobody).where("family_id", "=", family_id).execute();
	const nowhere = { billing_address: null, card_address: null };
	await tx.updateTable("order_receipts").set(nowhere).where("family_id", "=", family_id).execute();
	await tx.updateTable("families").set({ billing_address: null }).where("id", "=", family_id).execute();
	await refundsWithReason(tx, family_id).execute();
}

/** A person wrote the reasons, and may have named someone. */
function refundsWithReason(tx: Tx, family_id: string) {
	return tx.updateTable("refunds").set({ reason: "removed" }).where("family_id", "=", family_id);
}

export async function deleteGuardianInvitations(tx: Tx, family_id: string) {
	await tx.deleteFrom("guardian_invitations").where("family_id", "=", family_id).execute();
}

/** Those to all children; those to one were deleted with it. */
export async function deleteRewardPromises(tx: Tx, family_id: string) {
	await tx.deleteFrom("reward_promises").where("family_id", "=", family_id).execute();
}

/** A guardian with another role keeps its account. */
export async function updateNoLongerGuardian(tx: Tx, account_id: string) {
	await tx.deleteFrom("guardians").where("account_id", "=", account_id).execute();
	await tx
		.updateTable("accounts")
		.set({ user_type: "UNKNOWN", pin_hash: null })
		.where("id", "=", account_id)
		.execute();
}

export async function updateFamilyDeleted(tx: Tx, family_id: string, deleted_at: Date) {
	await tx.updateTable("families").set({ deleted_at }).where("id", "=", family_id).execute();
}

/** Counters and handoffs that name an address. */
export async function deleteTracesOfAddresses(tx: Tx, addresses: string[]) {
	for (const address of addresses) {
		await tx
			.deleteFrom("rate_limits")
			.where(sql<boolean>`right(key, ${address.length + 1}) = ${`:${address}`}`)
			.execute();
		await tx.deleteFrom("google_handoffs").where("email", "=", address).execute();
		await tx.deleteFrom("mail_log").where("address", "=", address).execute();
	}
}

/** People about whom nothing may remain in the queue. */
interface Spoken {
	ids: string[];
	addresses: string[];
	/** People who stay: those of their emails that contain one of the names are deleted. */
	recipients: string[];
	names: string[];
}

/**
 * Deletes queued jobs about these people: an unsent email contains names and addresses. Only a whole address
 * matches: `l@mail.co` is part of `paul@mail.com`, whose emails are not this family's to lose.
 */
export async function deleteQueuedJobs(tx: Tx, { ids, addresses, recipients, names }: Spoken): Promise<void> {
	await runOn(
		tx,
		`with spoken as (
			select j.id, j.name, lower(j.data->'to'->>'address') = any ($3::text[]) as is_to_family, texts.one #>> '{}' as said
			from jobs.job j, jsonb_path_query(j.data, '$.** ? (@.type() == "string")') texts (one)
		)
		delete from jobs.job j using spoken s where s.id = j.id and s.name = j.name and (
			exists (select from unnest($1::text[]) id where position(id in s.said) > 0)
			or exists (select from unnest($2::text[]) address where lower(s.said) ~ address)
			or (s.is_to_family and exists (select from unnest($4::text[]) child where s.said ~ child)))`,
		[ids, addresses.map(wholeAddress), recipients, names.map(wholeName)],
	);
}

/** A PostgreSQL pattern for exactly this text. */
function literal(text: string): string {
	return text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, (sign) => `\\${sign}`);
}

/** Not as part of a longer address; a period after it may end the sentence. */
function wholeAddress(address: string): string {
	return `(?<![\\w.!#$%&'*+/=?^\`{|}~-])${literal(address)}(?!\\.?[\\w@-])`;
}

/** Not as part of a longer word. */
function wholeName(name: string): string {
	return `(?<!\\w)${literal(name)}(?!\\w)`;
}

export function selectReviewIds(tx: Tx, student_ids: string[]) {
	if (student_ids.length === 0) return Promise.resolve([]);
	return tx
		.selectFrom("answer_reviews")
		.select("id")
		.where("student_id", "in", student_ids)
		.where("state", "=", "waiting_for_model")
		.execute();
}

export function selectOptionalCustomer(db: Db, family_id: string) {
	return db
		.selectFrom("families")
		.select("stripe_customer_id")
		.where("id", "=", family_id)
		.where("deleted_at", "is not", null)
		.executeTakeFirst();
}

export async function updateCustomerForgotten(db: Db, family_id: string) {
	await db.updateTable("families").set({ stripe_customer_id: null }).where("id", "=", family_id).execute();
}

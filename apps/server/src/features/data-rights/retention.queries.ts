import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

/** Batch size, so that no statement takes long. */
const batchSize = 1_000;

/** Sign-ins that ended, or expired, before this time. Returns how many were deleted. */
export async function deleteOldSessions(db: Db, before: Date): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("sessions")
		.where("id", "in", (eb) =>
			eb
				.selectFrom("sessions")
				.select("id")
				.where((or) => or.or([or("ended_at", "<", before), or("absolute_expires_at", "<", before)]))
				.limit(batchSize),
		)
		.executeTakeFirst();
	return Number(numDeletedRows);
}

/** Invitations that expired unused, or were withdrawn, before this time. */
export async function deleteOldInvitations(
	db: Db,
	table: "invitations" | "guardian_invitations",
	before: Date,
): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom(table)
		.where("id", "in", (eb) =>
			eb
				.selectFrom(table)
				.select("id")
				.where("used_at", "is", null)
				.where((or) => or.or([or("expires_at", "<", before), or("revoked_at", "<", before)]))
				.limit(batchSize),
		)
		.executeTakeFirst();
	return Number(numDeletedRows);
}

/** Registrations started before this time, never paid, by a person who was not seen since. */
export function selectOldDrafts(db: Db, before: Date) {
	return (
		db
			.selectFrom("orders as o")
			.where("o.purpose", "=", "registration")
			.where("o.paid_at", "is", null)
			.where("o.state", "<>", "awaiting_provider")
			.where("o.created_at", "<", before)
			// Late money for its order is in the wallet, and in the ledger.
			.where((eb) =>
				eb.not(
					eb.exists(
						eb.selectFrom("ledger_transactions as t").whereRef("t.order_id", "=", "o.id").select("t.id"),
					),
				),
			)
			// Its payment may still arrive.
			.where((eb) =>
				eb.not(
					eb.exists(
						eb
							.selectFrom("esewa_payments as p")
							.whereRef("p.order_id", "=", "o.id")
							.where("p.state", "=", "open")
							.select("p.order_id"),
					),
				),
			)
			.where((eb) =>
				eb.not(
					eb.exists(
						eb
							.selectFrom("sessions as s")
							.whereRef("s.account_id", "=", "o.account_id")
							.where("s.seen_from", "is", null)
							.where("s.last_seen_at", ">=", before)
							.select("s.id"),
					),
				),
			)
			.select(["o.id", "o.family_id", "o.state"])
			.orderBy("o.created_at")
			.limit(batchSize)
			.execute()
	);
}

/** Nothing of an order that was never paid needs to be kept. A disagreement about it outlives it. */
export async function deleteUnpaidOrder(tx: Tx, order_id: string) {
	await tx
		.with("gone", (db) =>
			db.deleteFrom("orders").where("id", "=", order_id).where("paid_at", "is", null).returning("id"),
		)
		.updateTable("payment_disagreements")
		.set({ order_id: null })
		.where("order_id", "in", (eb) => eb.selectFrom("gone").select("id"))
		.execute();
}

/** The last activity of a child: an answer, a paid day, a sign-in of its own, or that it was added. */
const lastActive = sql<Date>`greatest(
	s.created_at,
	(select max(a.created_at) from attempts a where a.family_id = s.family_id and a.student_id = s.id),
	(select max(e.ends_at) from enrolments e where e.student_id = s.id),
	(select max(x.last_seen_at) from sessions x where x.account_id = s.account_id and x.seen_from is null)
)`;

function selectOldStudents(db: Db, before: Date, after: string) {
	return db
		.selectFrom("students as s")
		.where("s.created_at", "<", before)
		.where("s.id", ">", after)
		.select(["s.id", "s.name", "s.family_id", "s.deletion_warned_at", lastActive.as("last_active_at")])
		.orderBy("s.id")
		.limit(batchSize)
		.execute();
}

export type InactiveStudent = Awaited<ReturnType<typeof selectOldStudents>>[number];

/**
 * Children without activity since `before`, and whether their guardians were warned: all of them, however
 * many, in batches so that no statement takes long.
 */
export async function* selectInactiveStudents(db: Db, before: Date): AsyncGenerator<InactiveStudent> {
	for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
		const rows = await selectOldStudents(db, before, after);
		yield* rows.filter(({ last_active_at }) => last_active_at < before);
		const last = rows.at(-1);
		if (last === undefined || rows.length < batchSize) return;
		after = last.id;
	}
}

/** Children who came back after the warning are warned again the next time. */
export async function updateWarningsOfActive(db: Db, before: Date) {
	await db
		.updateTable("students as s")
		.set({ deletion_warned_at: null })
		.where("s.deletion_warned_at", "is not", null)
		.where(sql<boolean>`${lastActive} >= ${before}`)
		.execute();
}

/** False if another node was first. */
export async function updateOptionalWarned(tx: Tx, student_id: string, now: Date): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("students")
		.set({ deletion_warned_at: now })
		.where("id", "=", student_id)
		.where("deletion_warned_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

export function selectFamiliesToForget(db: Db) {
	return db
		.selectFrom("families")
		.select("id")
		.where("deleted_at", "is not", null)
		.where("stripe_customer_id", "is not", null)
		.limit(batchSize)
		.execute();
}

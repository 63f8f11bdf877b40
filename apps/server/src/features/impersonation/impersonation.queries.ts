import type { Db, Tx } from "../../platform/db/database.ts";

/** The account with what determines whether it may be impersonated. */
export function lockOptionalAccount(tx: Tx, account_id: string) {
	return tx
		.selectFrom("accounts as a")
		.leftJoin("students as s", "s.account_id", "a.id")
		.leftJoin("guardians as g", "g.account_id", "a.id")
		.where("a.id", "=", account_id)
		.select([
			"a.id",
			"a.name",
			"a.is_admin",
			"a.is_active",
			"s.is_active as is_student_active",
			"s.family_id as student_family_id",
			"g.family_id as guardian_family_id",
		])
		.forShare(["a"])
		.executeTakeFirst();
}

/** A session without a refresh token, so that it cannot be extended. */
export function insertImpersonation(
	tx: Tx,
	session: { account_id: string; seen_from: string; created_at: Date; absolute_expires_at: Date },
) {
	return tx
		.insertInto("sessions")
		.values({ ...session, last_seen_at: session.created_at })
		.returning("id")
		.executeTakeFirstOrThrow();
}

/** Ends it; false if it had ended before. */
export async function updateOptionalImpersonationEnded(
	tx: Tx,
	session_id: string,
	end: { ended_at: Date; ended_because: "signed_out" | "expired" },
): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("sessions")
		.set(end)
		.where("id", "=", session_id)
		.where("seen_from", "is not", null)
		.where("ended_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Those that expired, or whose super-admin has gone, and that no one ended. */
export function selectExpiredImpersonations(db: Db, now: Date) {
	return db
		.selectFrom("sessions as s")
		.innerJoin("sessions as f", "f.id", "s.seen_from")
		.where("s.seen_from", "is not", null)
		.where("s.ended_at", "is", null)
		.where((eb) => eb.or([eb("s.absolute_expires_at", "<=", now), eb("f.ended_at", "is not", null)]))
		.select(["s.id", "s.account_id", "f.account_id as actor_id"])
		.limit(500)
		.execute();
}

import type { Db, Tx } from "../../platform/db/database.ts";
import { hasConsentInEffect } from "../family/index.ts";

export function selectPinHolder(db: Db | Tx, account_id: string) {
	return db
		.selectFrom("accounts")
		.select(["id", "pin_hash", "is_admin", "is_active"])
		.where("id", "=", account_id)
		.executeTakeFirstOrThrow();
}

export async function updatePinHash(tx: Tx, account_id: string, pin_hash: string) {
	await tx.updateTable("accounts").set({ pin_hash }).where("id", "=", account_id).execute();
}

/** The child with its account and whether it may practice; of two concurrent starts the second waits here. */
export function lockOptionalStudent(tx: Tx, family_id: string, student_id: string) {
	return tx
		.selectFrom("students as s")
		.leftJoin("accounts as a", "a.id", "s.account_id")
		.where("s.family_id", "=", family_id)
		.where("s.id", "=", student_id)
		.select([
			"s.id",
			"s.name",
			"s.account_id",
			"a.email as own_email",
			hasConsentInEffect("s.id").as("has_consent"),
		])
		.forNoKeyUpdate(["s"])
		.executeTakeFirst();
}

export async function updateManagedAccount(
	tx: Tx,
	student_id: string,
	own: { account_id: string; time_zone: string },
) {
	await tx.updateTable("accounts").set({ user_type: "STUDENT" }).where("id", "=", own.account_id).execute();
	await tx.updateTable("students").set(own).where("id", "=", student_id).execute();
}

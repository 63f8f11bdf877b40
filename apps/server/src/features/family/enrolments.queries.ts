import type { Db, Tx } from "../../platform/db/database.ts";
import { hasDaysLeft } from "../../platform/db/paid-days.ts";
import { hasConsentInEffect } from "./consent-in-effect.ts";
import { enrolledUntil } from "./enrolled-until.ts";

/** The family's children with what a renewal needs. `paid_until` is null if nothing is paid anymore. */
export function selectEnrolledChildren(db: Db, family_id: string, now: Date) {
	return db
		.selectFrom("students as s")
		.where("s.family_id", "=", family_id)
		.select([
			"s.id",
			"s.name",
			"s.email",
			"s.grade",
			"s.avatar",
			"s.school_name",
			"s.educational_board",
			"s.learning_objective",
			enrolledUntil("s.id", now).as("paid_until"),
			hasConsentInEffect("s.id").as("has_consent"),
		])
		.orderBy("s.created_at")
		.orderBy("s.id")
		.execute();
}

/** The end of the last current or future paid period; null if there is none. */
export async function selectPaidUntil(db: Db | Tx, student_id: string, now: Date): Promise<Date | null> {
	const row = await db
		.selectFrom("enrolments as e")
		.where("e.student_id", "=", student_id)
		.where(hasDaysLeft(now))
		.select((eb) => eb.fn.max("e.ends_at").as("ends_at"))
		.executeTakeFirst();
	return row?.ends_at ?? null;
}

export async function insertEnrolment(
	tx: Tx,
	enrolment: { family_id: string; student_id: string; order_line_id: string; starts_at: Date; ends_at: Date },
) {
	await tx.insertInto("enrolments").values(enrolment).execute();
}

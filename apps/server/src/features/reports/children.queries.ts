import type { Db } from "../../platform/db/database.ts";
import { hasConsentInEffect } from "../family/index.ts";

/** The children of a family with what determines the text about them. */
export function selectChildren(db: Db, family_id: string) {
	return db
		.selectFrom("students as s")
		.leftJoin("accounts as a", "a.id", "s.account_id")
		.where("s.family_id", "=", family_id)
		.select((eb) => [
			"a.email as own_email",
			hasConsentInEffect("s.id").as("may_practice"),
			"s.id",
			"s.name",
			"s.grade",
			"s.avatar",
			"s.account_id",
			"s.daily_goal",
			"s.days_per_week",
			"s.time_zone",
			eb
				.selectFrom("enrolments as e")
				.whereRef("e.student_id", "=", "s.id")
				.where("e.ended_early_at", "is", null)
				.select((sub) => sub.fn.max("e.ends_at").as("ends_at"))
				.as("enrolled_until"),
		])
		.orderBy("s.created_at")
		.orderBy("s.id")
		.execute();
}

export type Child = Awaited<ReturnType<typeof selectChildren>>[number];

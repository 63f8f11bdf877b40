import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";

export function selectAccount(db: Db, account_id: string) {
	return db
		.selectFrom("accounts as a")
		.leftJoin("students as s", "s.account_id", "a.id")
		.where("a.id", "=", account_id)
		.select([
			"a.id",
			"a.name",
			"a.email",
			"a.user_type",
			"a.is_admin",
			"a.is_active",
			"a.avatar",
			"a.currency",
			"a.time_zone",
			"a.totp_confirmed_at",
			sql<boolean>`a.password_hash is not null`.as("has_password"),
			"s.email as student_email",
			"a.created_at",
			"s.id as student_id",
			"s.avatar as student_avatar",
			"s.daily_goal",
			"s.days_per_week",
			"s.time_zone as student_time_zone",
		])
		.executeTakeFirstOrThrow();
}

export function selectStudentsOfFamily(db: Db, family_id: string) {
	return db
		.selectFrom("students")
		.select(["id", "name", "grade", "avatar", "is_active"])
		.where("family_id", "=", family_id)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}

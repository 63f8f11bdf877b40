import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

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
			"s.shows_drawings",
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

/** Undefined fields do not change. */
export async function updateAccount(
	tx: Tx,
	account_id: string,
	{
		name,
		avatar,
		time_zone,
	}: { name?: string | undefined; avatar?: string | null | undefined; time_zone?: string | undefined },
): Promise<void> {
	const values = {
		...(name !== undefined && { name }),
		...(avatar !== undefined && { avatar }),
		...(time_zone !== undefined && { time_zone }),
	};
	if (Object.keys(values).length === 0) return;
	await tx.updateTable("accounts").set(values).where("id", "=", account_id).execute();
}

export async function updateStudentAvatar(tx: Tx, student_id: string, avatar: string | null): Promise<void> {
	await tx.updateTable("students").set({ avatar }).where("id", "=", student_id).execute();
}

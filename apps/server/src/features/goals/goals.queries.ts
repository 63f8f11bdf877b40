import type { Db } from "../../platform/db/database.ts";

export function selectGoals(db: Db, student_id: string) {
	return db
		.selectFrom("students")
		.select(["daily_goal", "days_per_week", "time_zone", "daily_reward_minor"])
		.where("id", "=", student_id)
		.executeTakeFirstOrThrow();
}

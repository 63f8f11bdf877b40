import { sql } from "kysely";
import type { Tx } from "../../platform/db/database.ts";

export async function updateGoalNotified(tx: Tx, student_id: string, goal_told_on: string): Promise<void> {
	await tx
		.updateTable("student_abilities")
		.set({ goal_told_on })
		.where("student_id", "=", student_id)
		.execute();
}

/** For the newest finished questions of the skill, whether each was solved on the first try, newest first. */
export async function selectLastFirstTries(
	tx: Tx,
	{ student_id, skill_id, limit }: { student_id: string; skill_id: string; limit: number },
): Promise<boolean[]> {
	const rows = await tx
		.selectFrom("practice_questions as q")
		.where("q.student_id", "=", student_id)
		.where("q.skill_id", "=", skill_id)
		.where("q.mastery", "is not", null)
		.orderBy("q.tried_at", "desc")
		.limit(limit)
		.select(
			sql<boolean>`q.is_correct and not q.is_skipped and q.attempt_count = 1 and q.hints_opened = 0`.as(
				"is_first_try",
			),
		)
		.execute();
	return rows.map(({ is_first_try }) => is_first_try);
}

/** False if this notification was already sent since `before`. */
export async function updateOptionalStuckNotified(
	tx: Tx,
	{ student_id, skill_id }: { student_id: string; skill_id: string },
	{ before, now }: { before: Date; now: Date },
): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("skill_masteries")
		.set({ stuck_told_at: now })
		.where("student_id", "=", student_id)
		.where("skill_id", "=", skill_id)
		.where((eb) => eb.or([eb("stuck_told_at", "is", null), eb("stuck_told_at", "<=", before)]))
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

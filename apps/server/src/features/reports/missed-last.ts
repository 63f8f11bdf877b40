import { missedLast } from "@learnin/domain/reports/slipping";
import type { Db } from "../../platform/db/database.ts";
import { selectCourses } from "./reports.queries.ts";

/** How many of a skill's newest questions are checked. */
const mostLooked = 10;

/**
 * How many of the newest questions in a row were missed, at most ten, by student and skill; only for these
 * skills.
 */
export async function readMissedLast(
	db: Db,
	student_ids: readonly string[],
	skill_ids: readonly string[],
): Promise<(student_id: string, skill_id: string) => number> {
	const rows = await selectCourses(db, student_ids, { limit: mostLooked, skill_ids });
	const bySkill = Map.groupBy(rows, ({ student_id, skill_id }) => `${student_id} ${skill_id}`);
	return (student_id, skill_id) => missedLast(bySkill.get(`${student_id} ${skill_id}`) ?? []);
}

import type { Stage } from "@learnin/domain/mastery/standing";
import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import { ownDay } from "../rewards/index.ts";

/** Whether the set is this student's. */
export async function isOwnSet(db: Db, student_id: string, session_id: string): Promise<boolean> {
	const row = await db
		.selectFrom("practice_sessions")
		.select("id")
		.where("id", "=", session_id)
		.where("student_id", "=", student_id)
		.executeTakeFirst();
	return row !== undefined;
}

export interface SetSkillRow {
	skill_id: string;
	stage_before: Stage;
	stage_after: Stage;
	mastery_before: number | null;
	mastery_after: number;
	tried: number;
	first_try: number;
}

/** The changes of mastery from the questions of a set, one row per skill. */
export async function selectSetSkills(
	db: Db,
	student_id: string,
	session_id: string,
): Promise<SetSkillRow[]> {
	const order = sql`order by q.tried_at, q.position`;
	const before = sql<number | null>`(select b.mastery from practice_questions b
		where b.student_id = ${student_id} and b.skill_id = q.skill_id and b.tried_at < min(q.tried_at)
		order by b.tried_at desc limit 1)`;
	return db
		.selectFrom("practice_questions as q")
		.where("q.session_id", "=", session_id)
		.where("q.student_id", "=", student_id)
		.where("q.mastery", "is not", null)
		.groupBy("q.skill_id")
		.select([
			"q.skill_id",
			sql<Stage>`(array_agg(q.stage_before ${order}))[1]`.as("stage_before"),
			sql<Stage>`(array_agg(q.stage_after ${order}))[count(*)]`.as("stage_after"),
			before.as("mastery_before"),
			sql<number>`(array_agg(q.mastery ${order}))[count(*)]`.as("mastery_after"),
			sql<number>`count(*)::int`.as("tried"),
			sql<number>`(count(*) filter (where q.is_correct and q.attempt_count = 1 and q.hints_opened = 0))::int`.as(
				"first_try",
			),
		])
		.execute();
}

/** When each skill was first mastered, by the student's own days; the earliest first. */
export async function selectFirstMastered(
	db: Db,
	student_id: string,
): Promise<{ skill_id: string; mastered_on: string }[]> {
	return db
		.selectFrom("mastery_steps as m")
		.innerJoin("students as s", "s.id", "m.student_id")
		.where("m.student_id", "=", student_id)
		.where("m.stage_after", "=", "mastered")
		.groupBy("m.skill_id")
		.select(["m.skill_id", sql<string>`min(${ownDay("m.finished_at")})`.as("mastered_on")])
		.orderBy(sql`min(m.finished_at)`)
		.orderBy("m.skill_id")
		.execute();
}

/** How many old mistakes were solved when they were asked again, on each of the student's own days. */
export async function selectSolvedMistakes(
	db: Db,
	student_id: string,
): Promise<{ date: string; count: number }[]> {
	const day = ownDay("q.finished_at");
	return db
		.selectFrom("practice_questions as q")
		.innerJoin("students as s", "s.id", "q.student_id")
		.where("q.student_id", "=", student_id)
		.where("q.review_of", "is not", null)
		.where("q.finished_at", "is not", null)
		.where("q.is_correct", "=", true)
		.groupBy(day)
		.select([day.as("date"), sql<number>`count(distinct q.review_of)::int`.as("count")])
		.execute();
}

export async function selectTimeZone(db: Db, student_id: string): Promise<string> {
	const { time_zone } = await db
		.selectFrom("students")
		.select("time_zone")
		.where("id", "=", student_id)
		.executeTakeFirstOrThrow();
	return time_zone;
}

import type { Stage } from "@learnin/domain/mastery/standing";
import { type NotNull, sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import { ownDay } from "../rewards/index.ts";
import { familyOf } from "../../platform/db/kept-content.ts";

/**
 * The first day with something finished, in the student's time zone, and the last one up to a given time;
 * undefined for none.
 */
export async function selectOptionalFirstAndLast(
	db: Db,
	student_id: string,
	before: Date,
): Promise<{ first: string; last: string } | undefined> {
	const finished = (direction: "asc" | "desc") =>
		db
			.selectFrom("attempts as a")
			.innerJoin("students as s", "s.id", "a.student_id")
			// The attempt that ended its question.
			.innerJoin("practice_questions as q", (join) =>
				join
					.onRef("q.id", "=", "a.question_id")
					.onRef("q.family_id", "=", "a.family_id")
					.onRef("q.finished_at", "=", "a.created_at"),
			)
			.where("a.family_id", "=", familyOf(student_id))
			.where("a.student_id", "=", student_id)
			.where("a.created_at", "<", before)
			.where("q.is_skipped", "=", false)
			.select(ownDay("q.finished_at").as("date"))
			.orderBy("a.created_at", direction)
			.limit(1)
			.executeTakeFirst();
	const [first, last] = await Promise.all([finished("asc"), finished("desc")]);
	return first === undefined || last === undefined ? undefined : { first: first.date, last: last.date };
}

/** A finished question in a skill's history. */
export interface StepRow {
	student_id: string;
	skill_id: string;
	/** All finished questions of the skill. */
	finished_ever: number;
	question_id: string;
	date: string;
	is_first_try: boolean;
	is_skipped: boolean;
	mastery: number;
	stage_after: Stage;
}

/** The newest finished questions of each started skill, newest first, at most `limit` per skill. */
export async function selectCourses(
	db: Db,
	student_ids: readonly string[],
	{
		limit,
		finished_at_least = 1,
		skill_ids,
	}: { limit: number; finished_at_least?: number; skill_ids?: readonly string[] },
): Promise<StepRow[]> {
	if (student_ids.length === 0 || skill_ids?.length === 0) return [];
	return db
		.selectFrom("skill_masteries as m")
		.innerJoin("students as s", "s.id", "m.student_id")
		.innerJoinLateral(
			(eb) =>
				eb
					.selectFrom("practice_questions as of")
					.whereRef("of.student_id", "=", "m.student_id")
					.whereRef("of.skill_id", "=", "m.skill_id")
					.where("of.mastery", "is not", null)
					.select([
						"of.id as question_id",
						"of.tried_at",
						"of.mastery",
						"of.stage_after",
						"of.is_skipped",
						sql<boolean>`of.is_correct and of.attempt_count = 1 and of.hints_opened = 0`.as("is_first_try"),
					])
					.orderBy("of.tried_at", "desc")
					.limit(limit)
					.as("step"),
			(join) => join.onTrue(),
		)
		.where("m.student_id", "in", student_ids)
		.where("s.id", "in", student_ids)
		.where("m.finished_count", ">=", finished_at_least)
		.where("m.evidence", ">", 0)
		.$if(skill_ids !== undefined, (query) => query.where("m.skill_id", "in", skill_ids ?? []))
		.select([
			"m.student_id",
			"m.skill_id",
			"m.finished_count as finished_ever",
			"step.question_id",
			ownDay("step.tried_at").as("date"),
			"step.is_first_try",
			"step.is_skipped",
			"step.mastery",
			"step.stage_after",
		])
		.orderBy("step.tried_at", "desc")
		.orderBy("step.question_id")
		.$narrowType<{ mastery: NotNull; stage_after: NotNull }>()
		.execute();
}

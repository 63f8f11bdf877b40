import type { MistakeReturn } from "@learnin/domain/practice/mistake-schedule";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

/** Beyond so many open mistakes the oldest are worked off first. */
const mostMistakes = 300;

export interface Mistake {
	question_id: string;
	skill_id: string;
	difficulty: number;
	/** The day of the miss in the student's own time zone. */
	missed_on: string;
	/** What brought it back, oldest first. */
	returns: MistakeReturn[];
	/** A return of it was given, is not worked to its end and can still be. */
	is_open: boolean;
}

/**
 * Missed questions that were not solved twice at the first try since, oldest first. A return that was started over is
 * one with the question that took its place, and no first try.
 */
export async function selectMistakes(db: Db | Tx, student_id: string, today: string): Promise<Mistake[]> {
	const isStartedOver = sql<boolean>`exists (select 1 from practice_questions b
		where b.session_id = r.session_id and b.position = r.position and b.replaced_at is not null)`;
	const isSolved = sql<boolean>`r.is_correct and r.attempt_count = 1 and r.hints_opened = 0 and not ${isStartedOver}`;
	// Nobody goes on with the set of a day that is over: what it did not bring to an end is due again.
	const isStillGiven = sql<boolean>`r.is_in_review or p.kind <> 'daily'
		or (p.created_at at time zone s.time_zone)::date >= ${today}::date`;
	const day = (column: string) => sql`(${sql.ref(column)} at time zone s.time_zone)::date`;
	return db
		.selectFrom("practice_questions as m")
		.innerJoin("students as s", "s.id", "m.student_id")
		.leftJoin("practice_questions as r", (join) =>
			join.onRef("r.review_of", "=", "m.id").on("r.replaced_at", "is", null),
		)
		.leftJoin("practice_sessions as p", "p.id", "r.session_id")
		.where("m.student_id", "=", student_id)
		.where("m.is_missed", "=", true)
		.where("m.review_of", "is", null)
		.groupBy(["m.id", "s.time_zone"])
		.having((eb) => eb(eb.fn.count("r.id").filterWhere(isSolved), "<", 2))
		.select([
			"m.id as question_id",
			"m.skill_id",
			"m.difficulty",
			sql<string>`${day("m.finished_at")}::text`.as("missed_on"),
			sql<MistakeReturn[]>`coalesce(
				json_agg(json_build_object('finished_on', ${day("r.finished_at")}::text, 'is_first_try', ${isSolved}) order by r.finished_at)
					filter (where r.finished_at is not null), '[]')`.as("returns"),
			sql<boolean>`coalesce(bool_or(r.id is not null and r.finished_at is null and (${isStillGiven})), false)`.as(
				"is_open",
			),
		])
		.orderBy("m.finished_at")
		.limit(mostMistakes)
		.execute();
}

import { type NotNull, sql } from "kysely";
import { givenAnswer, twinOpened } from "../../platform/db/kept-content.ts";
import { ofQuestion } from "../../platform/db/of-question.ts";
import type { Place } from "../../platform/db/cursor.ts";
import type { Db } from "../../platform/db/database.ts";
import { ownZone } from "../rewards/index.ts";

/** Questions that mastery has applied, each with its first counted try. */
function learnedQuestions(db: Db, student_id: string) {
	return db
		.selectFrom("practice_questions as q")
		.innerJoin("question_contents as c", "c.id", "q.content_id")
		.innerJoin("students as s", "s.id", "q.student_id")
		.innerJoin("skills as k", "k.id", "q.skill_id")
		.leftJoinLateral(
			(eb) =>
				eb
					.selectFrom("attempts as of")
					.where(ofQuestion("of", "q"))
					.where("of.kind", "=", "answer")
					.where("of.attempt_number", "=", 1)
					.select(["of.answer", "of.known_mistake_id"])
					.orderBy("of.created_at")
					.limit(1)
					.as("a"),
			(join) => join.onTrue(),
		)
		.where("q.student_id", "=", student_id)
		.where("q.mastery", "is not", null)
		.select([
			"q.id as question_id",
			"k.child_name as skill_name",
			sql<Date>`q.tried_at`.as("answered_at"),
			ownZone("q.tried_at").as("time_zone"),
			"q.stage_before",
			"q.stage_after",
			"c.question",
			"c.rendered",
			"q.finished_at",
			"q.is_correct",
			"q.is_skipped",
			"q.attempt_count",
			"q.hints_opened",
			twinOpened.as("twin_opened"),
			givenAnswer.as("answer"),
			"a.known_mistake_id",
			// In microseconds: milliseconds would lose the position between two answers at the same time.
			sql<string>`to_char(q.tried_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as("exact_at"),
		])
		.$narrowType<{ stage_before: NotNull; stage_after: NotNull }>();
}

type Query = ReturnType<typeof learnedQuestions>;
export type EvidenceRow = Awaited<ReturnType<Query["execute"]>>[number];

async function newestFirst(query: Query, limit: number): Promise<EvidenceRow[]> {
	return query.orderBy("q.tried_at", "desc").orderBy("q.id", "desc").limit(limit).execute();
}

/** In one skill. The page is chosen before what was asked is read: the questions of a skill are in no order. */
export async function selectSkillEvidence(
	db: Db,
	{ student_id, skill_id }: { student_id: string; skill_id: string },
	{ after, limit }: { after?: Required<Place> | undefined; limit: number },
): Promise<EvidenceRow[]> {
	const page = await db
		.selectFrom("practice_questions as q")
		.where("q.student_id", "=", student_id)
		.where("q.skill_id", "=", skill_id)
		.where("q.mastery", "is not", null)
		.$if(after !== undefined, (all) =>
			all.where(sql<boolean>`(q.tried_at, q.id) < (${after?.exact_at}::timestamptz, ${after?.id}::uuid)`),
		)
		.orderBy("q.tried_at", "desc")
		.orderBy("q.id", "desc")
		.limit(limit)
		.select("q.id")
		.execute();
	return selectEvidenceOf(
		db,
		student_id,
		page.map(({ id }) => id),
	);
}

/** These questions of a student. */
export async function selectEvidenceOf(
	db: Db,
	student_id: string,
	question_ids: readonly string[],
): Promise<EvidenceRow[]> {
	if (question_ids.length === 0) return [];
	const query = learnedQuestions(db, student_id).where("q.id", "in", question_ids);
	return newestFirst(query, question_ids.length);
}

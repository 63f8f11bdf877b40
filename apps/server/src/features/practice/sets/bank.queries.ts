import type { Question } from "@learnin/domain/question/question";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { isServed } from "../../../platform/db/is-served.ts";

/** What a student can be given from the bank. */
export interface ServedQuestion {
	question_id: string;
	version: number;
	skill_id: string;
	difficulty: number;
	question: Question;
	fingerprint: string;
}

/**
 * Published questions of these skills, at most `limit`: first, in random order, those new to the student,
 * then the others, the least recently finished first.
 */
export async function selectServedNewFirst(
	tx: Db | Tx,
	student_id: string,
	{ skill_ids, limit }: { skill_ids: readonly string[]; limit: number },
): Promise<ServedQuestion[]> {
	return publishedQuestions(tx, skill_ids)
		.orderBy(
			sql`(select max(coalesce(m.finished_at, m.created_at)) from practice_questions m
				where m.student_id = ${student_id} and m.fingerprint = v.fingerprint) nulls first`,
		)
		.orderBy(sql`random()`)
		.limit(limit)
		.execute();
}

function publishedQuestions(db: Db | Tx, skill_ids: readonly string[]) {
	return db
		.selectFrom("questions as q")
		.innerJoin("question_versions as v", (join) =>
			join.onRef("v.question_id", "=", "q.id").onRef("v.version", "=", "q.published_version"),
		)
		.where("q.skill_id", "in", skill_ids)
		.where(isServed("q"))
		.select(["v.question_id", "v.version", "v.skill_id", "v.difficulty", "v.question", "v.fingerprint"]);
}

/** Published questions of these skills that are new to the student, in random order, at most `limit`. */
export async function selectServedQuestions(
	db: Db | Tx,
	student_id: string,
	{ skill_ids, limit }: { skill_ids: readonly string[]; limit: number },
): Promise<ServedQuestion[]> {
	if (skill_ids.length === 0) return [];
	return publishedQuestions(db, skill_ids)
		.where(
			sql<boolean>`not exists (select 1 from practice_questions m
				where m.student_id = ${student_id} and m.fingerprint = v.fingerprint)`,
		)
		.orderBy(sql`random()`)
		.limit(limit)
		.execute();
}

/** Whether the bank questions among these are still given to students, in the same version. */
export async function areServed(
	db: Db | Tx,
	questions: readonly { bank_question_id: string | null; bank_version: number | null }[],
): Promise<boolean> {
	const taken = questions.filter((each) => each.bank_question_id !== null);
	if (taken.length === 0) return true;
	const rows = await db
		.selectFrom("questions")
		.select(["id", "published_version"])
		.where(
			"id",
			"in",
			taken.flatMap(({ bank_question_id }) => bank_question_id ?? []),
		)
		.where(isServed("questions"))
		.execute();
	return taken.every(({ bank_question_id, bank_version }) =>
		rows.some(({ id, published_version }) => id === bank_question_id && published_version === bank_version),
	);
}

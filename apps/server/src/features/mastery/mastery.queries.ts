import type { Calibration } from "@learnin/domain/mastery/belief/calibration";
import type { Normal } from "@learnin/domain/mastery/belief/logistic";
import type { Memory } from "@learnin/domain/mastery/belief/memory";
import type { CommonNote } from "@learnin/domain/mastery/history/answer-history";
import type { Observation } from "@learnin/domain/mastery/learning/observation";
import type { Stage } from "@learnin/domain/mastery/standing";
import type { Question } from "@learnin/domain/question/question";
import type { Db, Tx } from "../../platform/db/database.ts";
import {
	bool,
	int2,
	int4,
	int8,
	jsonb,
	orNull,
	sure,
	text,
	timestamptz,
	uuid,
} from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";
import { ofQuestionSql } from "../../platform/db/of-question.ts";

const hasToLearnStatement = statement({
	name: "has-to-learn",
	params: { student_id: uuid },
	row: { question_id: uuid },
	staysPrepared: true,
	sql: "select question_id from questions_to_learn where student_id = :student_id limit 1",
});

/** Whether there are tries or finished questions that mastery has not applied. */
export async function hasToLearn(db: Db | Tx, student_id: string): Promise<boolean> {
	return (await hasToLearnStatement.all(db, { student_id })).length > 0;
}

export interface TriedRow {
	id: string;
	session_id: string;
	skill_id: string;
	difficulty: number;
	generator_version: number | null;
	fingerprint: string | null;
	question: Question;
	is_correct: boolean;
	is_skipped: boolean;
	attempt_count: number;
	hints_opened: number;
	/** Whether the worked example of a question like it was opened. */
	twin_opened: boolean;
	/** Time spent on it, over all tries. */
	active_ms: number;
	/** Whether its first try was right, and the known mistake in it; null if none counts: a review may be waiting. */
	first_is_right: boolean | null;
	first_mistake_id: string | null;
	/** When the first try was made; for a question skipped without one, when it was skipped. */
	tried_at: Date;
	/** Null while it is still being worked on. */
	finished_at: Date | null;
	/** Its first try was applied earlier: it is here because it has ended since. */
	is_learned: boolean;
	/** The very same question was finished within the day before: its answer was still remembered. */
	is_known_by_heart: boolean;
}

/**
 * One statement sees the queue and the questions at the same moment: an answer that is stored while it runs leaves a row
 * in the queue for the next time. What was tried is read once for all questions, from when the first was given.
 */
const takeQuestionsStatement = statement({
	name: "take-questions-to-learn",
	params: { student_id: uuid, family_id: uuid, limit: int8 },
	row: {
		id: uuid,
		session_id: uuid,
		skill_id: text,
		difficulty: int2,
		generator_version: orNull(int4),
		fingerprint: orNull(text),
		question: jsonb<Question>(),
		is_correct: bool,
		is_skipped: bool,
		attempt_count: int2,
		hints_opened: int2,
		twin_opened: sure(bool, "`exists`"),
		active_ms: int4,
		first_is_right: orNull(bool),
		first_mistake_id: orNull(text),
		tried_at: sure(timestamptz, "`created_at` is never null"),
		finished_at: orNull(timestamptz),
		is_learned: sure(bool, "`is not null`"),
		is_known_by_heart: sure(bool, "`exists`"),
	},
	staysPrepared: true,
	sql: `
		with waiting as materialized (
			select id, family_id, created_at, finished_at from practice_questions
			where family_id = :family_id and id in (
				select question_id from questions_to_learn where student_id = :student_id and family_id = :family_id)
		), tries as materialized (
			select a.question_id, a.created_at, a.active_ms, a.verdict, a.known_mistake_id,
				a.kind = 'answer' and a.attempt_number = 1 as is_first
			from attempts a join waiting q on ${ofQuestionSql("a", "q")}
			where a.family_id = :family_id and a.student_id = :student_id
				and a.created_at >= (select min(least(created_at, finished_at)) from waiting) - interval '1 hour'
		), oldest as materialized (
			-- When it was first tried, or skipped without a try.
			select q.id, coalesce((select min(t.created_at) from tries t where t.question_id = q.id and t.is_first),
				q.finished_at, q.created_at) as tried_at
			from waiting q
			order by tried_at, q.id
			limit :limit
		), taken as (
			delete from questions_to_learn
			where student_id = :student_id and family_id = :family_id and question_id in (select id from oldest)
		)
		select q.id, q.session_id, q.skill_id, q.difficulty, q.generator_version, q.fingerprint, c.question,
			q.is_correct, q.is_skipped, q.attempt_count, q.hints_opened, q.finished_at,
			exists (select 1 from question_twins w where w.question_id = q.id and w.family_id = q.family_id) as twin_opened,
			q.mastery is not null as is_learned, t.active_ms, t.first_is_right, t.first_mistake_id, o.tried_at,
			exists (select 1 from attempts e where e.student_id = q.student_id and e.family_id = q.family_id
				and e.fingerprint = q.fingerprint and e.question_id <> q.id
				-- As a difference, which no index answers: the one by time would read the whole day for each question.
				and o.tried_at - e.created_at > interval '0' and o.tried_at - e.created_at < interval '1 day') as is_known_by_heart
		from oldest o
		join practice_questions q on q.id = o.id and q.family_id = :family_id
		join question_contents c on c.id = q.content_id
		cross join lateral (
			select coalesce(sum(a.active_ms), 0)::int as active_ms,
				(array_agg(a.verdict = 'correct' order by a.created_at) filter (where a.is_judged))[1] as first_is_right,
				(array_agg(a.known_mistake_id order by a.created_at) filter (where a.is_judged))[1] as first_mistake_id
			from (select *, is_first and verdict in ('correct', 'incorrect') as is_judged from tries) a
			where a.question_id = q.id
		) t
		order by o.tried_at, q.id`,
});

/** Whose rows these are; the family leads to their part of a divided table. */
export interface Owner {
	student_id: string;
	family_id: string;
}

/**
 * Takes tried or finished questions out of the queue, the earliest try first, at most `limit`. A question that ends while
 * this runs is taken with its first try, and again with its end.
 */
export function takeQuestionsToLearn(tx: Tx, owner: Owner, limit: number): Promise<TriedRow[]> {
	return takeQuestionsStatement.all(tx, { ...owner, limit });
}

export async function selectAbilities(db: Db | Tx, student_ids: readonly string[]) {
	if (student_ids.length === 0) return [];
	return db
		.selectFrom("student_abilities")
		.select(["student_id", "mean", "variance", "updated_at"])
		.where("student_id", "in", student_ids)
		.execute();
}

export type MasteryRow = Awaited<ReturnType<typeof selectMasteries>>[number];

export async function selectMasteries(db: Db | Tx, student_ids: readonly string[]) {
	if (student_ids.length === 0) return [];
	const rows = await db
		.selectFrom("skill_masteries")
		.select([
			"student_id",
			"skill_id",
			"mean",
			"variance",
			"updated_at",
			"finished_count",
			"evidence",
			"memory",
			"mastered_at",
		])
		.where("student_id", "in", student_ids)
		.execute();
	return rows.map((row) => ({ ...row, memory: row.memory as Memory | null }));
}

/** The result of each student's newest placement. */
export async function selectPlaced(db: Db | Tx, student_ids: readonly string[]) {
	if (student_ids.length === 0) return [];
	return db
		.selectFrom("placed_skills")
		.select(["student_id", "skill_id", "known_chance", "placed_at"])
		.where("student_id", "in", student_ids)
		.execute();
}

export interface MasteryStep {
	question_id: string;
	skill_id: string;
	finished_at: Date;
	/** After the question, 0 to 1. */
	mastery: number;
	stage_before: Stage;
	stage_after: Stage;
}

/** What an answer says beyond the model: for the figures of skill and question, and for the weights. */
export interface HistoryObservation {
	note: CommonNote;
	features_version: number;
	/** The model's log odds before the answer, and the features beside them. */
	given: number;
	features: readonly number[];
}

export interface QuestionObservation {
	skill_id: string;
	question_key: string;
	difficulty: number;
	observation: Observation;
	/** Null if nothing was tried, so that history has nothing to learn. */
	history: HistoryObservation | null;
}

/**
 * Removes and returns the oldest observations that no figure includes yet. The calibration must be locked.
 */
export async function consumeObservations(tx: Tx, limit: number): Promise<QuestionObservation[]> {
	const oldest = tx.selectFrom("mastery_observations").select("id").orderBy("id").limit(limit);
	const rows = await tx
		.deleteFrom("mastery_observations")
		.where("id", "in", oldest)
		.returning(["skill_id", "question_key", "difficulty", "observation"])
		.execute();
	return rows.map(({ observation, ...row }) => {
		const { history = null, ...rest } = observation as Observation & Partial<QuestionObservation>;
		return { ...row, observation: rest, history };
	});
}

export function selectSkillFigures(db: Db | Tx) {
	return db.selectFrom("skill_figures").select(["skill_id", "mean", "variance"]).execute();
}

export async function selectQuestionFigures(db: Db | Tx, question_keys: readonly string[]) {
	if (question_keys.length === 0) return [];
	return db
		.selectFrom("question_figures")
		.select(["question_key", "mean", "variance"])
		.where("question_key", "in", question_keys)
		.execute();
}

export async function upsertFigures(
	tx: Tx,
	skills: ReadonlyMap<string, Normal>,
	questions: ReadonlyMap<string, Normal>,
): Promise<void> {
	const numbersOf = ({ mean, variance }: Normal) => ({ mean, variance });
	if (skills.size > 0)
		await tx
			.insertInto("skill_figures")
			.values([...skills].map(([skill_id, figures]) => ({ skill_id, ...numbersOf(figures) })))
			.onConflict((conflict) =>
				conflict
					.column("skill_id")
					.doUpdateSet(({ ref }) => ({ mean: ref("excluded.mean"), variance: ref("excluded.variance") })),
			)
			.execute();
	if (questions.size > 0)
		await tx
			.insertInto("question_figures")
			.values([...questions].map(([question_key, figures]) => ({ question_key, ...numbersOf(figures) })))
			.onConflict((conflict) =>
				conflict
					.column("question_key")
					.doUpdateSet(({ ref }) => ({ mean: ref("excluded.mean"), variance: ref("excluded.variance") })),
			)
			.execute();
}

/**
 * Folding observations in locks this row, so that two nodes do so one after the other; adding some does not
 * wait.
 */
export async function lockCalibration(tx: Tx, first: Calibration): Promise<Calibration> {
	await tx
		.insertInto("mastery_calibration")
		.values({ calibration: JSON.stringify(first) })
		.onConflict((conflict) => conflict.column("is_only").doNothing())
		.execute();
	const { calibration } = await tx
		.selectFrom("mastery_calibration")
		.select("calibration")
		.forUpdate()
		.executeTakeFirstOrThrow();
	return calibration as Calibration;
}

export async function upsertCalibration(tx: Tx, calibration: Calibration): Promise<void> {
	const value = { calibration: JSON.stringify(calibration) };
	await tx
		.insertInto("mastery_calibration")
		.values(value)
		.onConflict((conflict) => conflict.column("is_only").doUpdateSet(value))
		.execute();
}

import type { Calibration } from "@learnin/domain/mastery/belief/calibration";
import type { SkillMastery, StudentAbility } from "@learnin/domain/mastery/learning/learner-state";
import type { Normal } from "@learnin/domain/mastery/belief/logistic";
import type { Memory } from "@learnin/domain/mastery/belief/memory";
import type { CommonNote } from "@learnin/domain/mastery/history/answer-history";
import type { Observation } from "@learnin/domain/mastery/learning/observation";
import type { Stage } from "@learnin/domain/mastery/standing";
import type { Question } from "@learnin/domain/question/question";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

/** Whether there are tries or finished questions that mastery has not applied. */
export async function hasToLearn(db: Db | Tx, student_id: string): Promise<boolean> {
	const row = await db
		.selectFrom("questions_to_learn")
		.select("question_id")
		.where("student_id", "=", student_id)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** Students in the list with something pending. */
export async function selectStudentsToLearn(db: Db, student_ids: readonly string[]): Promise<string[]> {
	if (student_ids.length === 0) return [];
	const rows = await db
		.selectFrom("questions_to_learn")
		.select("student_id")
		.distinct()
		.where("student_id", "in", student_ids)
		.execute();
	return rows.map(({ student_id }) => student_id);
}

/** The next student with something pending after this one, by id; undefined for none. */
export async function selectOptionalNextToLearn(db: Db, after: string): Promise<string | undefined> {
	const row = await db
		.selectFrom("questions_to_learn")
		.select("student_id")
		.where("student_id", ">", after)
		.orderBy("student_id")
		.limit(1)
		.executeTakeFirst();
	return row?.student_id;
}

/** Updating a student's mastery locks this row, so that two nodes do so one after the other. */
export async function lockAbility(
	tx: Tx,
	{ student_id, family_id, ...ability }: { student_id: string; family_id: string } & Normal,
): Promise<void> {
	await tx
		.insertInto("student_abilities")
		.values({ student_id, family_id, ...ability })
		.onConflict((conflict) => conflict.columns(["student_id", "family_id"]).doNothing())
		.execute();
	await tx
		.selectFrom("student_abilities")
		.select("student_id")
		.where("student_id", "=", student_id)
		.forUpdate()
		.executeTakeFirstOrThrow();
}

export async function selectOptionalFamily(tx: Tx, student_id: string): Promise<string | undefined> {
	const row = await tx
		.selectFrom("students")
		.select("family_id")
		.where("id", "=", student_id)
		.executeTakeFirst();
	return row?.family_id;
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
	/** When the first try was made; for a question skipped without one, when it was skipped. */
	tried_at: Date;
	/** Null while it is still being worked on. */
	finished_at: Date | null;
	/** Its first try was applied earlier: it is here because it has ended since. */
	is_learned: boolean;
	/** The very same question was finished within the day before: its answer was still remembered. */
	is_known_by_heart: boolean;
}

const triedAt = sql<Date>`coalesce((select min(a.created_at) from attempts a
	where a.question_id = q.id and a.kind = 'answer' and a.attempt_number = 1), q.finished_at, q.created_at)`;

/** Takes tried or finished questions out of the queue, the earliest try first, at most `limit`. */
export async function takeQuestionsToLearn(tx: Tx, student_id: string, limit: number): Promise<TriedRow[]> {
	const oldest = tx
		.selectFrom("questions_to_learn as w")
		.innerJoin("practice_questions as q", "q.id", "w.question_id")
		.where("w.student_id", "=", student_id)
		.orderBy(triedAt)
		.orderBy("q.id")
		.limit(limit)
		.select("w.question_id");
	const taken = await tx
		.deleteFrom("questions_to_learn")
		.where("student_id", "=", student_id)
		.where("question_id", "in", oldest)
		.returning("question_id")
		.execute();
	if (taken.length === 0) return [];
	const ids = taken.map(({ question_id }) => question_id);
	const rows = await tx
		.selectFrom("practice_questions as q")
		.innerJoin("question_contents as c", "c.id", "q.content_id")
		.where("q.id", "in", ids)
		.select([
			"q.id",
			"q.session_id",
			"q.skill_id",
			"q.difficulty",
			"q.generator_version",
			"q.fingerprint",
			"c.question",
			"q.is_correct",
			"q.is_skipped",
			"q.attempt_count",
			"q.hints_opened",
			"q.finished_at",
			triedAt.as("tried_at"),
			sql<boolean>`exists (select 1 from question_twins t where t.question_id = q.id)`.as("twin_opened"),
			sql<boolean>`exists (select 1 from mastery_steps m where m.question_id = q.id)`.as("is_learned"),
			sql<number>`(select coalesce(sum(a.active_ms), 0) from attempts a where a.question_id = q.id)::int`.as(
				"active_ms",
			),
			sql<boolean>`exists (select 1 from practice_questions e where e.student_id = q.student_id
				and e.fingerprint = q.fingerprint and e.id <> q.id
				and e.finished_at < ${triedAt} and e.finished_at > ${triedAt} - interval '1 day')`.as(
				"is_known_by_heart",
			),
		])
		.orderBy("tried_at")
		.orderBy("q.id")
		.execute();
	return rows as TriedRow[];
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

export async function updateAbility(tx: Tx, student_id: string, ability: StudentAbility): Promise<void> {
	const { updated_at_ms, ...normal } = ability;
	await tx
		.updateTable("student_abilities")
		.set({ ...normal, updated_at: dateOf(updated_at_ms) })
		.where("student_id", "=", student_id)
		.execute();
}

export async function upsertMasteries(
	tx: Tx,
	owner: { student_id: string; family_id: string },
	masteries: readonly (readonly [string, SkillMastery])[],
): Promise<void> {
	if (masteries.length === 0) return;
	await tx
		.insertInto("skill_masteries")
		.values(
			masteries.map(([skill_id, { updated_at_ms, mastered_at_ms, memory, ...numbers }]) => ({
				...owner,
				skill_id,
				...numbers,
				memory: memory === null ? null : JSON.stringify(memory),
				updated_at: dateOf(updated_at_ms),
				mastered_at: dateOf(mastered_at_ms),
			})),
		)
		.onConflict((conflict) =>
			conflict.columns(["student_id", "skill_id", "family_id"]).doUpdateSet(({ ref }) => ({
				mean: ref("excluded.mean"),
				variance: ref("excluded.variance"),
				updated_at: ref("excluded.updated_at"),
				finished_count: ref("excluded.finished_count"),
				evidence: ref("excluded.evidence"),
				memory: ref("excluded.memory"),
				mastered_at: ref("excluded.mastered_at"),
			})),
		)
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

export async function insertSteps(
	tx: Tx,
	owner: { student_id: string; family_id: string },
	steps: readonly MasteryStep[],
): Promise<void> {
	if (steps.length === 0) return;
	await tx
		.insertInto("mastery_steps")
		.values(steps.map((step) => ({ ...owner, ...step })))
		.execute();
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

export async function insertObservations(tx: Tx, rows: readonly QuestionObservation[]): Promise<void> {
	if (rows.length === 0) return;
	await tx
		.insertInto("mastery_observations")
		.values(
			rows.map(({ history, observation, ...row }) => ({
				...row,
				observation: JSON.stringify({ ...observation, history }),
			})),
		)
		.execute();
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

export async function selectOptionalCalibration(db: Db | Tx): Promise<Calibration | undefined> {
	const row = await db.selectFrom("mastery_calibration").select("calibration").executeTakeFirst();
	return row?.calibration as Calibration | undefined;
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

function dateOf(ms: number | null): Date | null {
	return ms === null ? null : new Date(ms);
}

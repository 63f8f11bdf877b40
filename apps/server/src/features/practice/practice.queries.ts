import type { Question } from "@learnin/domain/question/question";
import type { Verdict } from "@learnin/domain/grading/grade";
import type pg from "pg";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { RenderedQuestion } from "./render-question.ts";

/** What never changes about a question that was given to a student. */
export interface GivenQuestion {
	id: string;
	session_id: string;
	position: number;
	skill_id: string;
	skill_name: string;
	grade: number;
	difficulty: number;
	question: Question;
	rendered: RenderedQuestion;
}

/** How a question stands; every write returns it. */
export interface Progress {
	tries_remaining: number;
	attempt_count: number;
	hints_opened: number;
	is_correct: boolean;
	is_skipped: boolean;
	points: number;
	finished_at: Date | null;
}

export type QuestionRow = GivenQuestion & Progress & { replaced_at: Date | null };

const questionColumns = [
	"q.id",
	"q.session_id",
	"q.position",
	"q.skill_id",
	"q.difficulty",
	"q.question",
	"q.rendered",
	"q.tries_remaining",
	"q.attempt_count",
	"q.hints_opened",
	"q.is_correct",
	"q.is_skipped",
	"q.points",
	"q.finished_at",
	"q.replaced_at",
	"k.name as skill_name",
	"k.grade",
] as const;

function questions(db: Db | Tx) {
	return db
		.selectFrom("practice_questions as q")
		.innerJoin("skills as k", "k.id", "q.skill_id")
		.select(questionColumns);
}

const selectQuestionStatement = {
	name: "select-question",
	text: `
		select q.id, q.session_id, q.position, q.skill_id, k.name as skill_name, k.grade, q.difficulty, q.question, q.rendered
		from practice_questions q
		join skills k on k.id = q.skill_id
		where q.id = $1 and q.student_id = $2`,
};

/** A question of this student; undefined for any other student's. */
export async function selectOptionalQuestion(pool: pg.Pool, question_id: string, student_id: string) {
	const { rows } = await pool.query<GivenQuestion>({
		...selectQuestionStatement,
		values: [question_id, student_id],
	});
	return rows[0];
}

export async function selectOptionalQuestionRow(db: Db | Tx, question_id: string, student_id: string) {
	const row = await questions(db)
		.where("q.id", "=", question_id)
		.where("q.student_id", "=", student_id)
		.executeTakeFirst();
	return row as QuestionRow | undefined;
}

export async function selectQuestionsOfSession(db: Db | Tx, session_id: string) {
	const rows = await questions(db)
		.where("q.session_id", "=", session_id)
		.where("q.replaced_at", "is", null)
		.orderBy("q.position")
		.execute();
	return rows as QuestionRow[];
}

export function selectOptionalSession(db: Db | Tx, session_id: string, student_id: string) {
	return db
		.selectFrom("practice_sessions as p")
		.innerJoin("skills as k", "k.id", "p.skill_id")
		.select(["p.id", "p.skill_id", "p.created_at", "k.name as title"])
		.where("p.id", "=", session_id)
		.where("p.student_id", "=", student_id)
		.executeTakeFirst();
}

/** The newest session (of a skill, if given) with a question that is not finished. */
export function selectOptionalUnfinishedSession(db: Db | Tx, student_id: string, skill_id?: string) {
	return db
		.selectFrom("practice_sessions as p")
		.innerJoin("skills as k", "k.id", "p.skill_id")
		.innerJoin("practice_questions as q", "q.session_id", "p.id")
		.where("p.student_id", "=", student_id)
		.where("q.replaced_at", "is", null)
		.$if(skill_id !== undefined, (query) => query.where("p.skill_id", "=", skill_id ?? ""))
		.groupBy(["p.id", "k.name"])
		.select((eb) => [
			"p.id",
			"p.skill_id",
			"k.name as title",
			eb.fn.countAll<number>().as("total"),
			eb.fn.countAll<number>().filterWhere("q.finished_at", "is", null).as("questions_left"),
		])
		.having((eb) => eb(eb.fn.countAll<number>().filterWhere("q.finished_at", "is", null), ">", 0))
		.orderBy("p.created_at", "desc")
		.executeTakeFirst();
}

export function selectOptionalSkill(db: Db, skill_id: string) {
	return db
		.selectFrom("skills")
		.select(["id", "name"])
		.where("id", "=", skill_id)
		.where("has_generator", "=", true)
		.executeTakeFirst();
}

/** Two tabs that start the same skill at once get one session. */
export async function lockStudent(tx: Tx, student_id: string) {
	await tx
		.selectFrom("students")
		.select("id")
		.where("id", "=", student_id)
		.forUpdate()
		.executeTakeFirstOrThrow();
}

export function insertSession(
	tx: Tx,
	session: { family_id: string; student_id: string; skill_id: string; created_at: Date },
) {
	return tx.insertInto("practice_sessions").values(session).returning("id").executeTakeFirstOrThrow();
}

export interface NewQuestion {
	family_id: string;
	student_id: string;
	session_id: string;
	position: number;
	skill_id: string;
	generator_version: number;
	seed: number;
	difficulty: number;
	question: Question;
	rendered: RenderedQuestion;
	created_at: Date;
}

export async function insertQuestions(tx: Tx, rows: NewQuestion[]): Promise<string[]> {
	const inserted = await tx
		.insertInto("practice_questions")
		.values(
			rows.map((row) => ({
				...row,
				question: JSON.stringify(row.question),
				rendered: JSON.stringify(row.rendered),
			})),
		)
		.returning("id")
		.execute();
	return inserted.map(({ id }) => id);
}

/** False when the question was replaced by another call already. */
export async function updateQuestionReplaced(
	tx: Tx,
	question_id: string,
	replaced_at: Date,
): Promise<boolean> {
	const row = await tx
		.updateTable("practice_questions")
		.set({ replaced_at })
		.where("id", "=", question_id)
		.where("replaced_at", "is", null)
		.returning("id")
		.executeTakeFirst();
	return row !== undefined;
}

export interface NewAttempt {
	question_id: string;
	student_id: string;
	client_key: string;
	verdict: Verdict;
	answer: string;
	answer_read: string | null;
	feedback: string;
	known_mistake_id: string | null;
	/** Stored points for a correct answer: at the first try without a hint, and otherwise. */
	points_first_try: number;
	points_helped: number;
	time_to_first_ms: number;
	active_ms: number;
	client_time: Date;
	now: Date;
}

/** What the hot statement returns: the question's new state and what this attempt came to. */
export type AttemptOutcome = Progress & { is_repeat: boolean };

/**
 * The whole of submitting an answer in one statement: locks the question's row, decides what the answer costs and
 * earns from the state found there, stores the attempt, moves the progress on. No row comes back when the client key
 * was used before, the question is finished, or it is not this student's.
 */
export const insertAttemptStatement = {
	name: "insert-attempt",
	text: `
		with seen as (
			select 1 from attempts where student_id = $2 and client_key = $3
		), before as (
			select q.id, q.family_id, q.student_id, q.session_id, q.skill_id, q.tries_remaining, q.attempt_count, q.hints_opened, q.points,
				$4 = 'incorrect' and $6::text = any(q.wrong_answers) as is_repeat,
				$4 = 'correct' as is_right
			from practice_questions q
			where q.id = $1 and q.student_id = $2 and q.finished_at is null and q.replaced_at is null
				and not exists (select 1 from seen)
			for update of q
		), judged as (
			select b.*, ($4 = 'incorrect' and not b.is_repeat)::int as cost,
				case when not b.is_right then 0 when b.attempt_count = 0 and b.hints_opened = 0 then $9::int else $10::int end as earned
			from before b
		), moved as (
			update practice_questions q set
				tries_remaining = q.tries_remaining - j.cost,
				attempt_count = q.attempt_count + j.cost + j.is_right::int,
				wrong_answers = case when j.cost = 1 then array_append(q.wrong_answers, $6::text) else q.wrong_answers end,
				is_correct = j.is_right,
				points = q.points + j.earned,
				finished_at = case when j.is_right or q.tries_remaining - j.cost = 0 then $14::timestamptz end
			from judged j
			where q.id = j.id
			returning q.tries_remaining, q.attempt_count, q.hints_opened, q.is_correct, q.is_skipped, q.points, q.finished_at
		), added as (
			insert into attempts (family_id, student_id, session_id, question_id, skill_id, client_key, kind, verdict, answer,
				answer_read, feedback, known_mistake_id, is_repeat, attempt_number, tries_remaining, hints_opened, points,
				time_to_first_ms, active_ms, client_time, created_at)
			select j.family_id, j.student_id, j.session_id, j.id, j.skill_id, $3, 'answer', $4, $5::jsonb,
				$6, $7::jsonb || jsonb_build_object('is_repeat', j.is_repeat), $8, j.is_repeat, m.attempt_count, m.tries_remaining, m.hints_opened, j.earned,
				$11, $12, $13, $14
			from judged j, moved m
			returning is_repeat
		)
		select m.*, a.is_repeat from moved m, added a`,
};

export function insertAttemptValues(attempt: NewAttempt): unknown[] {
	return [
		attempt.question_id,
		attempt.student_id,
		attempt.client_key,
		attempt.verdict,
		attempt.answer,
		attempt.answer_read,
		attempt.feedback,
		attempt.known_mistake_id,
		attempt.points_first_try,
		attempt.points_helped,
		attempt.time_to_first_ms,
		attempt.active_ms,
		attempt.client_time,
		attempt.now,
	];
}

/** Undefined: see `insertAttemptStatement`. Throws a unique violation when the same client key comes twice at once. */
export async function insertAttempt(pool: pg.Pool, attempt: NewAttempt): Promise<AttemptOutcome | undefined> {
	const { rows } = await pool.query<AttemptOutcome>({
		...insertAttemptStatement,
		values: insertAttemptValues(attempt),
	});
	return rows[0];
}

/** The stored attempt of a client key, with the question's present state. */
export async function selectOptionalAttempt(db: Db, student_id: string, client_key: string) {
	return db
		.selectFrom("attempts as a")
		.innerJoin("practice_questions as q", "q.id", "a.question_id")
		.select([
			"a.question_id",
			"a.kind",
			"a.feedback",
			"a.is_repeat",
			"q.tries_remaining",
			"q.attempt_count",
			"q.hints_opened",
			"q.is_correct",
			"q.is_skipped",
			"q.points",
			"q.finished_at",
		])
		.where("a.student_id", "=", student_id)
		.where("a.client_key", "=", client_key)
		.executeTakeFirst();
}

const insertSkipStatement = {
	name: "insert-skip",
	text: `
		with moved as (
			update practice_questions q set is_skipped = true, finished_at = $6::timestamptz
			where q.id = $1 and q.student_id = $2 and q.finished_at is null and q.replaced_at is null
				and not exists (select 1 from attempts where student_id = $2 and client_key = $3)
			returning q.*
		), added as (
			insert into attempts (family_id, student_id, session_id, question_id, skill_id, client_key, kind,
				attempt_number, tries_remaining, hints_opened, active_ms, client_time, created_at)
			select family_id, student_id, session_id, id, skill_id, $3, 'skip',
				attempt_count, tries_remaining, hints_opened, $4, $5, $6
			from moved
			returning 1
		)
		select tries_remaining, attempt_count, hints_opened, is_correct, is_skipped, points, finished_at from moved, added`,
};

/** Gives a question up. Undefined when it is finished already or the key was used before. */
export async function insertSkip(
	pool: pg.Pool,
	skip: {
		question_id: string;
		student_id: string;
		client_key: string;
		active_ms: number;
		client_time: Date;
		now: Date;
	},
): Promise<Progress | undefined> {
	const values = [
		skip.question_id,
		skip.student_id,
		skip.client_key,
		skip.active_ms,
		skip.client_time,
		skip.now,
	];
	const { rows } = await pool.query<Progress>({ ...insertSkipStatement, values });
	return rows[0];
}

/** Opens the hint after the first `shown`, up to `hint_count`; undefined when it is open already or the question is finished. */
export function updateHintOpened(
	db: Db,
	hint: { question_id: string; student_id: string; shown: number; hint_count: number },
) {
	return db
		.updateTable("practice_questions")
		.set({ hints_opened: hint.shown + 1 })
		.where("id", "=", hint.question_id)
		.where("student_id", "=", hint.student_id)
		.where("finished_at", "is", null)
		.where("hints_opened", "=", hint.shown)
		.where("hints_opened", "<", hint.hint_count)
		.returning([
			"tries_remaining",
			"attempt_count",
			"hints_opened",
			"is_correct",
			"is_skipped",
			"points",
			"finished_at",
		])
		.executeTakeFirst();
}

/** Questions finished by this student since a moment, skips aside. */
export async function selectFinishedSince(db: Db, student_id: string, since: Date): Promise<number> {
	const row = await db
		.selectFrom("practice_questions")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("student_id", "=", student_id)
		.where("finished_at", ">=", since)
		.executeTakeFirstOrThrow();
	return row.count;
}

export function selectStudent(db: Db, student_id: string) {
	return db
		.selectFrom("students")
		.select(["id", "name", "grade", "daily_goal", "days_per_week", "time_zone"])
		.where("id", "=", student_id)
		.executeTakeFirstOrThrow();
}

/** Skills that can be practised, with what this student solved in each; the student's own grade first, then nearby ones. */
export function selectSkillBoard(db: Db, student: { id: string; grade: number }) {
	return db
		.selectFrom("skills as k")
		.leftJoin("practice_questions as q", (join) =>
			join.onRef("q.skill_id", "=", "k.id").on("q.student_id", "=", student.id).on("q.is_correct", "=", true),
		)
		.where("k.has_generator", "=", true)
		.groupBy(["k.id"])
		.select((eb) => [
			"k.id",
			"k.name",
			"k.grade",
			"k.domain",
			"k.domain_name",
			eb.fn.count<number>("q.id").as("solved_count"),
			eb.fn
				.count<number>("q.id")
				.filterWhere((filter) =>
					filter.and([filter("q.attempt_count", "=", 1), filter("q.hints_opened", "=", 0)]),
				)
				.as("first_try_count"),
		])
		.orderBy((eb) => eb.fn("abs", [eb("k.grade", "-", student.grade)]))
		.orderBy("k.grade")
		.orderBy("k.domain")
		.orderBy("k.name")
		.execute();
}

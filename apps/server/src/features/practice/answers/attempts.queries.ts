import type { Verdict } from "@learnin/domain/grading/grade";
import { sql } from "kysely";
import type pg from "pg";
import type { AccessClaims } from "../../../platform/auth/access-token.ts";
import { type ViewerRow, viewerColumns, viewerSql } from "../../../platform/auth/viewer.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import type { StatementRunner } from "../../../platform/db/share-connections.ts";
import {
	allOrNull,
	bool,
	int2,
	int4,
	jsonText,
	orNull,
	type ParamsOf,
	type RowOf,
	sure,
	text,
	texts,
	timestamptz,
	uuid,
} from "../../../platform/db/statements/columns.ts";
import { statement } from "../../../platform/db/statements/statement.ts";
import type { Progress } from "../practice.queries.ts";

export interface NewAttempt {
	question_id: string;
	student_id: string;
	family_id: string;
	client_key: string;
	verdict: Verdict;
	answer: string | null;
	answer_read: string | null;
	/** Beyond what the verdict and the known mistake say; null for nothing. */
	feedback: string | null;
	known_mistake_id: string | null;
	/** Stored points for a correct answer: on the first try without a hint, and otherwise. */
	points_first_try: number;
	points_helped: number;
	time_to_first_ms: number;
	active_ms: number;
	client_time: Date;
	now: Date;
	/**
	 * The verdict of a review of the answer that the question waits for; other attempts find the question
	 * closed in the meantime.
	 */
	is_decision: boolean;
	/** Whether to store a repeat of an earlier wrong answer, which costs nothing. */
	takes_repeat: boolean;
}

const attemptParams = {
	question_id: uuid,
	client_key: uuid,
	verdict: text,
	answer: orNull(jsonText),
	answer_read: orNull(text),
	feedback: orNull(jsonText),
	known_mistake_id: orNull(text),
	points_first_try: int4,
	points_helped: int4,
	time_to_first_ms: int4,
	active_ms: int4,
	client_time: timestamptz,
	now: timestamptz,
	is_decision: bool,
	takes_repeat: bool,
};

const isUpdated = "a column of `practice_questions` that is never null";

const progressColumns = {
	tries_remaining: sure(int2, isUpdated),
	attempt_count: sure(int2, isUpdated),
	hints_opened: sure(int2, isUpdated),
	is_correct: sure(bool, isUpdated),
	is_skipped: sure(bool, isUpdated),
	is_in_review: sure(bool, isUpdated),
	points: sure(int4, isUpdated),
	finished_at: orNull(timestamptz),
};

const isAdded = "a column of the attempt that was inserted";

const outcomeColumns = {
	...progressColumns,
	attempt_id: sure(uuid, isAdded),
	is_repeat: sure(bool, isAdded),
	/** The known mistakes of earlier wrong answers, including repeats; empty after a correct one. */
	mistakes_before: sure(texts, "an array, perhaps empty"),
};

/** What the hot statement returns: the question's new state and the result of this attempt. */
export type AttemptOutcome = RowOf<typeof outcomeColumns>;

/**
 * Whether this press, by its key, was stored before. What the release before migration 0102 stored has the
 * key in `client_key`: the second half is for presses sent again across the change, and goes with the column.
 */
const pressedBeforeSql = (family: string) => `
	select 1 from attempts where id = :client_key and family_id = ${family}
	union all
	select 1 from attempts where question_id = :question_id and client_key = :client_key and family_id = ${family}`;

/** Of question `q` before this answer: whether it is a wrong one that was counted, and what it costs in tries. */
const repeatSql = (q: string) => `(:verdict = 'incorrect' and :answer_read::text = any(${q}.wrong_answers))`;
const costSql = `(:verdict = 'incorrect' and not ${repeatSql("q")})::int`;

/**
 * The statement behind `insertAttemptStatement`, with the SQL expressions for the student and the family. The update
 * judges, so that the row is locked only once; after waiting for another answer it judges the row as it is then.
 */
function insertAttemptSql({ student, family }: { student: string; family: string }): string {
	return `
		seen as (${pressedBeforeSql(family)}
		), moved as (
			update practice_questions q set
				tries_remaining = q.tries_remaining - ${costSql},
				attempt_count = q.attempt_count + ${costSql} + (:verdict = 'correct')::int,
				wrong_answers = case when ${costSql} = 1 then array_append(q.wrong_answers, :answer_read::text) else q.wrong_answers end,
				is_correct = :verdict = 'correct',
				is_in_review = :verdict = 'needs_review',
				is_missed = case when :verdict = 'correct' then q.attempt_count > 0 else q.tries_remaining - ${costSql} = 0 end,
				points = q.points + case when :verdict <> 'correct' then 0
					when exists (select 1 from attempts e where e.student_id = q.student_id and e.fingerprint = q.fingerprint and e.family_id = ${family}) then 0
					when q.attempt_count = 0 and q.hints_opened = 0 then :points_first_try::int else :points_helped::int end,
				finished_at = case when :verdict = 'correct' or q.tries_remaining - ${costSql} = 0 then :now::timestamptz end
			where q.id = :question_id and q.family_id = ${family} and q.student_id = ${student} and q.finished_at is null and q.replaced_at is null
				and q.is_in_review = :is_decision and not exists (select 1 from seen) and (:takes_repeat or not ${repeatSql("q")})
			returning q.id, q.family_id, q.student_id, q.fingerprint, q.tries_remaining, q.attempt_count, q.hints_opened, q.is_correct, q.is_skipped,
				q.is_in_review, q.points, q.finished_at, q.points - old.points as earned, ${repeatSql("old")} as is_repeat
		), added as (
			insert into attempts (id, family_id, student_id, question_id, kind, verdict, answer,
				answer_read, feedback, known_mistake_id, is_repeat, attempt_number, tries_remaining, hints_opened, points,
				time_to_first_ms, active_ms, client_time, created_at, fingerprint)
			select :client_key, m.family_id, m.student_id, m.id, 'answer', :verdict, :answer::jsonb,
				:answer_read, :feedback::jsonb, :known_mistake_id, m.is_repeat, m.attempt_count, m.tries_remaining, m.hints_opened, m.earned,
				:time_to_first_ms, :active_ms, :client_time, :now, case when m.finished_at is not null then m.fingerprint end
			from moved m
			returning id, is_repeat
		), outcome as (
			select m.tries_remaining, m.attempt_count, m.hints_opened, m.is_correct, m.is_skipped, m.is_in_review, m.points, m.finished_at,
				a.id as attempt_id, a.is_repeat, case when :verdict = 'correct' then '{}'::text[] else array(select b.known_mistake_id from attempts b
				where b.question_id = :question_id and b.family_id = ${family} and b.verdict = 'incorrect' and b.known_mistake_id is not null) end as mistakes_before
			from moved m, added a
		)`;
}

/**
 * All of submitting an answer in one statement: decides from the question's row what the answer costs and
 * earns, updates its progress, and stores the attempt. Returns no row if the client key was
 * used before, the question is finished or in review, it is not this student's, or the answer is a repeat and
 * repeats are not stored. A question that was finished before earns no points: its answer was shown.
 */
export const insertAttemptStatement = statement({
	name: "insert-attempt",
	params: { ...attemptParams, student_id: uuid, family_id: uuid },
	row: outcomeColumns,
	sql: `with ${insertAttemptSql({ student: ":student_id", family: ":family_id" })} select * from outcome`,
});

/**
 * The same for the owner of a session, read in the same statement: one row with the viewer, and the outcome
 * if the answer was stored. Stores nothing for anyone whom `admit` would refuse, nor without an enrollment.
 */
const insertAttemptOfSessionStatement = statement({
	name: "insert-attempt-of-session",
	params: { ...attemptParams, session_id: uuid, account_id: uuid, requires_second_factor: bool },
	row: { ...viewerColumns, ...allOrNull(outcomeColumns) },
	sql: `
		with viewer as (${viewerSql({ session_id: ":session_id", now: ":now", requires_second_factor: ":requires_second_factor" })}
		), allowed as (
			select student_id, family_id from viewer
			where account_id = :account_id and ended_because is null and not is_seen and is_active and has_consent
				and user_type = 'STUDENT' and enrolled_until is not null
		), ${insertAttemptSql({ student: "(select student_id from allowed)", family: "(select family_id from allowed)" })}
		select * from viewer left join outcome on true`,
});

/**
 * Undefined: see `insertAttemptStatement`. Throws a unique violation for concurrent calls with the same
 * client key.
 */
export async function insertAttempt(pool: pg.Pool, attempt: NewAttempt): Promise<AttemptOutcome | undefined> {
	const [outcome] = await insertAttemptStatement.allPrepared(pool, attempt);
	return outcome;
}

interface AttemptOfSession {
	/** Undefined if there is no such session. */
	viewer_row: ViewerRow | undefined;
	/** Undefined: nothing was stored. */
	outcome: AttemptOutcome | undefined;
}

/** Like `insertAttempt`, for the student of a session that the same statement looks up. */
export async function insertAttemptOfSession(
	statements: StatementRunner,
	{ session_id, account_id, requiresSecondFactor }: AccessClaims & { requiresSecondFactor: boolean },
	attempt: Omit<NewAttempt, "student_id" | "family_id">,
): Promise<AttemptOfSession> {
	const [row] = await insertAttemptOfSessionStatement.allPrepared(statements, {
		...attempt,
		session_id,
		account_id,
		requires_second_factor: requiresSecondFactor,
	});
	return { viewer_row: row, outcome: row?.attempt_id ? (row as AttemptOutcome) : undefined };
}

/** Like `insertAttempt`, within the caller's transaction. */
export async function insertAttemptIn(tx: Tx, attempt: NewAttempt): Promise<AttemptOutcome | undefined> {
	const [outcome] = await insertAttemptStatement.all(tx, attempt);
	return outcome;
}

/** Whether this parsed answer was already counted as a wrong one of the question. */
export async function wasWrong(db: Db, question_id: string, answer_read: string): Promise<boolean> {
	const row = await db
		.selectFrom("practice_questions")
		.select("id")
		.where("id", "=", question_id)
		.where(sql<boolean>`${answer_read} = any(wrong_answers)`)
		.executeTakeFirst();
	return row !== undefined;
}

/** The attempt on a question that was stored for a client key, with the question's current state. */
export async function selectOptionalAttempt(
	db: Db,
	{ question_id, student_id, client_key }: Pick<NewAttempt, "question_id" | "student_id" | "client_key">,
) {
	return (
		db
			.selectFrom("attempts as a")
			.innerJoin("practice_questions as q", "q.id", "a.question_id")
			.select([
				"a.kind",
				"a.verdict",
				"a.feedback",
				"a.is_repeat",
				"a.known_mistake_id",
				"q.tries_remaining",
				"q.attempt_count",
				"q.hints_opened",
				"q.is_correct",
				"q.is_skipped",
				"q.is_in_review",
				"q.points",
				"q.finished_at",
			])
			.where("a.student_id", "=", student_id)
			.where("a.question_id", "=", question_id)
			// See `pressedBeforeSql`.
			.where(({ eb, or }) => or([eb("a.id", "=", client_key), eb("a.client_key", "=", client_key)]))
			.executeTakeFirst()
	);
}

const insertSkipStatement = statement({
	name: "insert-skip",
	params: {
		question_id: uuid,
		student_id: uuid,
		family_id: uuid,
		client_key: uuid,
		active_ms: int4,
		client_time: timestamptz,
		now: timestamptz,
	},
	row: progressColumns,
	sql: `
	with moved as (
		update practice_questions q set is_skipped = true, is_missed = true, finished_at = :now::timestamptz
		where q.id = :question_id and q.family_id = :family_id and q.student_id = :student_id and q.finished_at is null and q.replaced_at is null
			and not q.is_in_review and not exists (${pressedBeforeSql(":family_id")})
		returning q.*
	), added as (
		insert into attempts (id, family_id, student_id, question_id, kind,
			attempt_number, tries_remaining, hints_opened, active_ms, client_time, created_at, fingerprint)
		select :client_key, family_id, student_id, id, 'skip',
			attempt_count, tries_remaining, hints_opened, :active_ms, :client_time, :now, fingerprint
		from moved
		returning 1
	)
	select tries_remaining, attempt_count, hints_opened, is_correct, is_skipped, is_in_review, points, finished_at from moved, added`,
});

/**
 * Skips a question. Undefined if it is already finished or the key was used before. Throws a unique violation
 * for concurrent calls with the same client key.
 */
export async function insertSkip(
	db: Db | Tx,
	skip: ParamsOf<(typeof insertSkipStatement)["params"]>,
): Promise<Progress | undefined> {
	const [progress] = await insertSkipStatement.all(db, skip);
	return progress;
}

/** The latest verdict on a question that is not in review; undefined before the first answer. */
export async function selectOptionalLastAttempt(db: Db, question_id: string) {
	return (
		db
			.selectFrom("attempts")
			.select(["verdict", "feedback", "is_repeat", "known_mistake_id"])
			.where("question_id", "=", question_id)
			.where("kind", "=", "answer")
			// A node whose clock is behind may have dated the decision before the answer.
			.where("verdict", "<>", "needs_review")
			.orderBy("created_at", "desc")
			.orderBy("id", "desc")
			.limit(1)
			.executeTakeFirst()
	);
}

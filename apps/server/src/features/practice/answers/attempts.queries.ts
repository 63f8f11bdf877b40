import type { Verdict } from "@learnin/domain/grading/grade";
import { sql } from "kysely";
import type pg from "pg";
import type { AccessClaims } from "../../../platform/auth/access-token.ts";
import { type ViewerRow, viewerColumns, viewerSql } from "../../../platform/auth/viewer.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
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
	texts,
	timestamptz,
	uuid,
} from "../../../platform/db/statements/columns.ts";
import { statement } from "../../../platform/db/statements/statement.ts";
import { ofQuestion } from "../../../platform/db/of-question.ts";
import type { Progress } from "../practice.queries.ts";
import { attemptParams, insertAttemptSql, isNewSql, ofParameters, ofRows } from "./insert-attempt-sql.ts";

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

const progressColumns = {
	tries_remaining: int2,
	attempt_count: int2,
	hints_opened: int2,
	is_correct: bool,
	is_skipped: bool,
	is_in_review: bool,
	points: int4,
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
 * All of submitting an answer in one statement: decides from the question's row what the answer costs and
 * earns, updates its progress, and stores the attempt. Returns no row if the client key was
 * used before, the question is finished or in review, it is not this student's, or the answer is a repeat and
 * repeats are not stored. A question that was finished before earns no points: its answer was shown.
 */
export const insertAttemptStatement = statement({
	name: "insert-attempt",
	params: { ...attemptParams, student_id: uuid, family_id: uuid },
	row: outcomeColumns,
	sql: `with ${insertAttemptSql(ofParameters)} select * from outcome`,
});

/** An answer in a list: its place there, and who sent it, as the access token says. */
const listedColumns = { ...attemptParams, place: int4, of_session: uuid, of_account: uuid };
const listedNames = Object.keys(listedColumns) as (keyof typeof listedColumns)[];

/**
 * The same for a list of answers by owners of sessions, which the statement reads: of each session that exists the
 * viewer, and the outcome if the answer was stored. Stores nothing for anyone whom `admit` would refuse, nor without an
 * enrollment. No two answers of a list may be of one account: an update changes a row only once.
 */
const insertAttemptsStatement = statement({
	name: "insert-attempts",
	params: { attempts: jsonText, requires_second_factor: bool },
	row: {
		place: sure(int4, "each answer of the list has one"),
		...viewerColumns,
		...allOrNull(outcomeColumns),
	},
	sql: `
		with given as (
			select * from jsonb_to_recordset(:attempts) as l(${listedNames.map((name) => `${name} ${listedColumns[name].type}`).join(", ")})
		), viewer as materialized (
			select l.*, v.* from given l cross join lateral (${viewerSql({ session_id: "l.of_session", now: "l.now", requires_second_factor: ":requires_second_factor" })}) v
		), ${insertAttemptSql(ofRows)}
		select v.place, ${Object.keys(viewerColumns)
			.map((name) => `v.${name}`)
			.join(", ")}, ${Object.keys(outcomeColumns)
			.map((name) => `o.${name}`)
			.join(", ")}
		from viewer v left join outcome o on o.place = v.place`,
});

/**
 * Undefined: see `insertAttemptStatement`. Throws a unique violation for concurrent calls with the same
 * client key.
 */
export async function insertAttempt(pool: pg.Pool, attempt: NewAttempt): Promise<AttemptOutcome | undefined> {
	const [outcome] = await insertAttemptStatement.allPrepared(pool, attempt);
	return outcome;
}

/** An answer, and whose it is by the access token that came with it. */
export interface AnswerOfSession {
	claims: AccessClaims;
	attempt: Omit<NewAttempt, "student_id" | "family_id">;
}

export interface StoredOfSession {
	/** Undefined if there is no such session. */
	viewer_row: ViewerRow | undefined;
	/** Undefined: nothing was stored. */
	outcome: AttemptOutcome | undefined;
}

/**
 * Like `insertAttempt`, for students of sessions that the same statement looks up, in the order of the answers. Throws
 * for all of them what one of them throws.
 */
export async function insertAttempts(
	pool: pg.Pool,
	answers: readonly AnswerOfSession[],
	requires_second_factor: boolean,
): Promise<StoredOfSession[]> {
	const rows = await insertAttemptsStatement.allPrepared(pool, {
		attempts: listOf(answers),
		requires_second_factor,
	});
	const byPlace = new Map(rows.map((row) => [row.place, row]));
	return answers.map((_, place) => {
		const row = byPlace.get(place);
		return { viewer_row: row, outcome: row?.attempt_id ? (row as AttemptOutcome) : undefined };
	});
}

/** The answers as JSON; those texts of them that are JSON already stay as they are. */
function listOf(answers: readonly AnswerOfSession[]): string {
	const texts = answers.map(({ claims, attempt: { answer, feedback, ...values } }, place) => {
		const row = { ...values, place, of_session: claims.session_id, of_account: claims.account_id };
		return `${JSON.stringify(row).slice(0, -1)},"answer":${answer},"feedback":${feedback}}`;
	});
	return `[${texts.join(",")}]`;
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
	return db
		.selectFrom("attempts as a")
		.innerJoin("practice_questions as q", (join) =>
			join.onRef("q.id", "=", "a.question_id").onRef("q.family_id", "=", "a.family_id"),
		)
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
		.where("a.id", "=", client_key)
		.where("a.student_id", "=", student_id)
		.where("a.question_id", "=", question_id)
		.executeTakeFirst();
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
			and not q.is_in_review and ${isNewSql(ofParameters)}
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
export async function selectOptionalLastAttempt(
	db: Db,
	{ question_id, family_id }: Pick<NewAttempt, "question_id" | "family_id">,
) {
	return (
		db
			.selectFrom("practice_questions as q")
			.innerJoin("attempts as a", (join) => join.on(ofQuestion("a", "q")))
			.select(["a.verdict", "a.feedback", "a.is_repeat", "a.known_mistake_id"])
			.where("q.id", "=", question_id)
			.where("q.family_id", "=", family_id)
			.where("a.kind", "=", "answer")
			// A node whose clock is behind may have dated the decision before the answer.
			.where("a.verdict", "<>", "needs_review")
			.orderBy("a.created_at", "desc")
			.orderBy("a.id", "desc")
			.limit(1)
			.executeTakeFirst()
	);
}

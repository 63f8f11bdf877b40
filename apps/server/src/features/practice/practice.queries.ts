import { MAX_ANSWER_MS } from "@learnin/domain/practice/active-time";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { sql } from "kysely";
import type pg from "pg";
import type { Db, Tx } from "../../platform/db/database.ts";
import { int2, int8, orNull, sure, text, uuid, uuids } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";
import { familyOf, givenAnswer, keptContent, twinOpened } from "../../platform/db/kept-content.ts";
import { ofQuestion } from "../../platform/db/of-question.ts";
import type { RenderedQuestion } from "../../platform/rich-text/rendered-question.ts";

/** The immutable part of a question given to a student. */
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
	/** Null if no generator made it. */
	seed: number | null;
}

/** The state of a question; returned by every write. */
export interface Progress {
	tries_remaining: number;
	attempt_count: number;
	hints_opened: number;
	is_correct: boolean;
	is_skipped: boolean;
	is_in_review: boolean;
	points: number;
	finished_at: Date | null;
}

export type QuestionRow = GivenQuestion &
	Progress & {
		replaced_at: Date | null;
		/** The missed question that this one repeats. */
		review_of: string | null;
		bookmarked: boolean;
		/** The last answer; null before the first. */
		last_answer: StudentAnswer | null;
		/** The known mistakes of its wrong answers, including repeats. */
		mistakes_made: string[];
		/** Whether its worked example was opened. */
		twin_opened: boolean;
	};

const questionColumns = [
	"q.id",
	"q.session_id",
	"q.position",
	"q.skill_id",
	"q.difficulty",
	"c.question",
	"c.rendered",
	"q.seed",
	"q.tries_remaining",
	"q.attempt_count",
	"q.hints_opened",
	"q.is_correct",
	"q.is_skipped",
	"q.is_in_review",
	"q.points",
	"q.finished_at",
	"q.replaced_at",
	"q.review_of",
	"k.child_name as skill_name",
	"k.grade",
] as const;

function questions(db: Db | Tx) {
	return db
		.selectFrom("practice_questions as q")
		.innerJoin("skills as k", "k.id", "q.skill_id")
		.innerJoin("question_contents as c", "c.id", "q.content_id")
		.select(questionColumns)
		.select([
			sql<boolean>`exists (select 1 from bookmarks b where b.student_id = q.student_id and b.fingerprint = q.fingerprint)`.as(
				"bookmarked",
			),
			sql<StudentAnswer | null>`(select ${givenAnswer} from attempts a where ${ofQuestion("a", "q")} and a.kind = 'answer' order by a.created_at desc limit 1)`.as(
				"last_answer",
			),
			sql<
				string[]
			>`array(select a.known_mistake_id from attempts a where q.attempt_count > 0 and ${ofQuestion("a", "q")} and a.verdict = 'incorrect'
				and a.known_mistake_id is not null)`.as("mistakes_made"),
			twinOpened.as("twin_opened"),
		]);
}

const selectQuestionsStatement = statement({
	name: "select-questions",
	params: { question_ids: uuids, account_ids: uuids },
	row: {
		id: uuid,
		student_id: uuid,
		session_id: uuid,
		position: int2,
		skill_id: text,
		skill_name: text,
		grade: int2,
		difficulty: int2,
		question: sure(text, "a content has both"),
		rendered: sure(text, "a content has both"),
		seed: orNull(int8),
	},
	sql: `
		select q.id, q.student_id, q.session_id, q.position, q.skill_id, k.child_name as skill_name, k.grade, q.difficulty,
			c.question::text as question, c.rendered::text as rendered, q.seed
		from unnest(:question_ids::uuid[], :account_ids::uuid[]) as asked(question_id, account_id)
		join accounts a on a.id = asked.account_id
		join practice_questions q on q.id = asked.question_id and q.family_id = a.family_id
		join question_contents c on c.id = q.content_id
		join skills k on k.id = q.skill_id`,
});

/** Which question, and the account in whose family it is looked up. */
export interface AskedQuestion {
	question_id: string;
	account_id: string;
}

/** A given question, and the student to whom. */
export type OwnedQuestion = GivenQuestion & { student_id: string };

/** Its content as JSON texts. */
export type UnparsedQuestion = Omit<OwnedQuestion, "question" | "rendered"> &
	Record<"question" | "rendered", string>;

/**
 * Questions of any student in the accounts' families, in the order asked; undefined for what is not there. None may be
 * asked twice.
 */
export async function selectQuestions(
	pool: pg.Pool,
	asked: readonly AskedQuestion[],
): Promise<(UnparsedQuestion | undefined)[]> {
	const rows = await selectQuestionsStatement.allPrepared(pool, {
		question_ids: asked.map(({ question_id }) => question_id),
		account_ids: asked.map(({ account_id }) => account_id),
	});
	const byId = new Map(rows.map((row) => [row.id, row]));
	return asked.map(({ question_id }) => byId.get(question_id));
}

export async function selectOptionalQuestionRow(db: Db | Tx, question_id: string, student_id: string) {
	return questions(db)
		.where("q.id", "=", question_id)
		.where("q.student_id", "=", student_id)
		.executeTakeFirst();
}

export async function selectQuestionsOfSession(db: Db | Tx, session_id: string) {
	return questions(db)
		.where("q.session_id", "=", session_id)
		.where("q.replaced_at", "is", null)
		.orderBy("q.position")
		.execute();
}

/** Any existing skill, active or not. */
export function selectOptionalSkill(db: Db | Tx, skill_id: string) {
	return db
		.selectFrom("skills")
		.select(["id", "child_name as name", "grade", "is_active"])
		.where("id", "=", skill_id)
		.executeTakeFirst();
}

export interface NewQuestion {
	family_id: string;
	student_id: string;
	session_id: string;
	position: number;
	skill_id: string;
	/** Null if no generator made the question. */
	generator_version: number | null;
	seed: number | null;
	difficulty: number;
	question: Question;
	rendered: RenderedQuestion;
	fingerprint: string;
	review_of: string | null;
	/** For a question from the bank: which version. */
	bank_question_id: string | null;
	bank_version: number | null;
	created_at: Date;
}

/**
 * The order in which contents are kept: two sets with the same new ones, in another order each, would wait for
 * each other.
 */
function inOneOrder(rows: readonly NewQuestion[]): NewQuestion[] {
	return rows.toSorted((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1));
}

export async function insertQuestions(tx: Tx, rows: NewQuestion[]): Promise<string[]> {
	const inserted = await tx
		.insertInto("practice_questions")
		.values(
			inOneOrder(rows).map(({ question, rendered, ...row }) => ({
				...row,
				content_id: keptContent(question, rendered),
			})),
		)
		.returning("id")
		.execute();
	return inserted.map(({ id }) => id);
}

/** False if another call already replaced the question. */
export async function updateQuestionReplaced(tx: Tx, question_id: string): Promise<boolean> {
	const row = await tx
		.updateTable("practice_questions")
		// Not the clock of the product: two at one place must never have the same time.
		.set({ replaced_at: sql<Date>`clock_timestamp()` })
		.where("id", "=", question_id)
		.where("replaced_at", "is", null)
		.returning("id")
		.executeTakeFirst();
	return row !== undefined;
}

/**
 * Opens the hint after the first `shown`, up to `hint_count`; undefined if it is already open or the question
 * is finished.
 */
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
		.where("is_in_review", "=", false)
		.where("hints_opened", "=", hint.shown)
		.where("hints_opened", "<", hint.hint_count)
		.returning([
			"tries_remaining",
			"attempt_count",
			"hints_opened",
			"is_correct",
			"is_skipped",
			"is_in_review",
			"points",
			"finished_at",
		])
		.executeTakeFirst();
}

/**
 * A day's set is continued if it was made after this: in the student's current day, and after the newest
 * placement, which changes what should be asked.
 */
export async function selectDaysSetSince(db: Db | Tx, student_id: string, now: Date): Promise<Date> {
	const placed = sql<Date>`(select max(p.finished_at) from placements p where p.student_id = s.id)`;
	const row = await db
		.selectFrom("students as s")
		.select(sql<Date>`greatest(date_trunc('day', ${now}::timestamptz, s.time_zone), ${placed})`.as("since"))
		.where("s.id", "=", student_id)
		.executeTakeFirstOrThrow();
	return row.since;
}

export function selectStudent(db: Db | Tx, student_id: string) {
	return db
		.selectFrom("students")
		.select(["id", "name", "grade", "daily_goal", "days_per_week", "time_zone"])
		.where("id", "=", student_id)
		.executeTakeFirstOrThrow();
}

/** What these questions asked, in any order. */
export async function selectQuestionsById(db: Db | Tx, question_ids: string[]) {
	if (question_ids.length === 0) return [];
	return db
		.selectFrom("practice_questions as q")
		.innerJoin("question_contents as c", "c.id", "q.content_id")
		.select(["q.id", "q.skill_id", "q.difficulty", "c.question"])
		.where("q.id", "in", question_ids)
		.execute();
}

/** The student's bookmarks, newest first. */
export async function selectBookmarkedQuestions(db: Db | Tx, student_id: string, limit: number) {
	return db
		.selectFrom("bookmarks as b")
		.innerJoin("practice_questions as q", "q.id", "b.question_id")
		.innerJoin("question_contents as c", "c.id", "q.content_id")
		.select(["q.id", "q.skill_id", "q.difficulty", "c.question", "b.fingerprint"])
		.where("b.student_id", "=", student_id)
		.orderBy("b.created_at", "desc")
		.orderBy("b.fingerprint")
		.limit(limit)
		.execute();
}

export async function selectBookmarkCount(db: Db, student_id: string): Promise<number> {
	const row = await db
		.selectFrom("bookmarks")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("student_id", "=", student_id)
		.executeTakeFirstOrThrow();
	return row.count;
}

/** How many of the student's latest questions were answered, and the counted time for them. */
export async function selectPace(db: Db, student_id: string): Promise<{ questions: number; ms: number }> {
	const latest = db
		.selectFrom("attempts as a")
		.where("a.family_id", "=", familyOf(student_id))
		.where("a.student_id", "=", student_id)
		.select(["a.question_id", sql<number>`least(a.active_ms, ${sql.lit(MAX_ANSWER_MS)})`.as("ms")])
		.orderBy("a.created_at", "desc")
		.orderBy("a.id", "desc")
		.limit(60);
	return db
		.selectFrom(latest.as("a"))
		.select([
			sql<number>`count(distinct a.question_id)::int`.as("questions"),
			sql<number>`coalesce(sum(a.ms), 0)::int`.as("ms"),
		])
		.executeTakeFirstOrThrow();
}

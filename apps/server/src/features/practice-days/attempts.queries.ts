import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import type { RenderedText } from "@learnin/contract/schemas/common.schema";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { sql } from "kysely";
import { familyOf, givenAnswer } from "../../platform/db/kept-content.ts";
import type { Db } from "../../platform/db/database.ts";
import { ofQuestion } from "../../platform/db/of-question.ts";
import type { Place } from "../../platform/db/cursor.ts";
import { readFeedback } from "../practice/index.ts";
import { ownDay, ownZone } from "../rewards/index.ts";
import { countedTime } from "./counted-time.ts";
import { momentsOf, type Span } from "./moments-of.ts";

/** The jsonb columns, as the practice feature stored them. */
interface StoredTexts {
	answer: StudentAnswer | null;
	feedback: Feedback | null;
	question: Question;
	rendered: {
		prompt: RenderedText;
		answer_list: RenderedText[];
		known_mistakes: Record<string, RenderedText>;
	};
}

/**
 * Attempts as a person sees them. The decision about a written answer is stored as a separate attempt (its
 * client key is the review's id); here it is the verdict of the answer that it is about, which keeps its
 * position and time.
 */
function shownAttempts(db: Db) {
	return db
		.selectFrom("attempts as a")
		.innerJoin("students as s", "s.id", "a.student_id")
		.innerJoin("practice_questions as q", "q.id", "a.question_id")
		.innerJoin("skills as k", "k.id", "q.skill_id")
		.innerJoin("question_contents as c", "c.id", "q.content_id")
		.leftJoin("answer_reviews as r", "r.attempt_id", "a.id")
		.leftJoin("attempts as d", (join) =>
			join.onRef("d.id", "=", "r.id").onRef("d.family_id", "=", "r.family_id"),
		)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("answer_reviews as of")
						.select("of.id")
						.whereRef("of.id", "=", "a.id")
						.whereRef("of.student_id", "=", "a.student_id"),
				),
			),
		)
		.select([
			"a.id",
			"a.student_id",
			"s.name as student_name",
			"q.session_id",
			"a.question_id",
			"q.skill_id",
			"k.child_name as skill_name",
			"a.kind",
			givenAnswer.as("answer"),
			"a.hints_opened",
			sql<boolean>`exists (select 1 from question_twins t where t.question_id = a.question_id and t.opened_at < a.created_at)`.as(
				"twin_opened",
			),
			countedTime().as("active_ms"),
			"a.created_at",
			ownDay("a.created_at").as("date"),
			ownZone("a.created_at").as("time_zone"),
			"c.question",
			"c.rendered",
			"q.finished_at",
			"r.state as review_state",
			"a.is_repeat",
			sql<string | null>`coalesce(d.verdict, a.verdict)`.as("verdict"),
			sql<string | null>`case when d.id is null then a.known_mistake_id end`.as("known_mistake_id"),
			sql<unknown>`case when d.id is null then a.feedback else d.feedback end`.as("feedback"),
			sql<number>`coalesce(d.attempt_number, a.attempt_number)`.as("attempt_number"),
			sql<number>`coalesce(d.tries_remaining, a.tries_remaining)`.as("tries_remaining"),
			sql<number>`a.points + coalesce(d.points, 0)`.as("points"),
		]);
}

type Query = ReturnType<typeof shownAttempts>;
type Row = Awaited<ReturnType<Query["execute"]>>[number];
export type AttemptRow = Omit<Row, keyof StoredTexts> & StoredTexts;

/** Newest first. Sorted by time and id, so that a page never skips or repeats one. */
async function readPage(query: Query, after: Place | undefined, limit: number): Promise<AttemptRow[]> {
	const rows = await query
		.$if(after !== undefined, (all) =>
			all.where(({ eb, refTuple, tuple }) =>
				eb(refTuple("a.created_at", "a.id"), "<", tuple(after?.created_at ?? new Date(0), after?.id ?? "")),
			),
		)
		.orderBy("a.created_at", "desc")
		.orderBy("a.id", "desc")
		.limit(limit)
		.execute();
	return rows.map((row) => ({ ...row, feedback: readFeedback(row, row.rendered) }));
}

export interface AttemptFilter {
	family_id: string;
	student_id?: string | undefined;
	skill_id?: string | undefined;
	/** Only those on these days of the child. */
	span?: Span | undefined;
	outcome?: "correct" | "incorrect" | "skipped" | undefined;
	/** Continue after this attempt. */
	after?: Place | undefined;
	limit: number;
}

/** A family's attempts, newest first. */
export function selectAttempts(db: Db, filter: AttemptFilter): Promise<AttemptRow[]> {
	const { student_id, outcome, after, skill_id, span } = filter;
	const moments = span === undefined ? undefined : momentsOf(span);
	const query = shownAttempts(db)
		// A family's attempts come in order from its index, those of its other children between them.
		.where("a.family_id", "=", filter.family_id)
		.$if(student_id !== undefined, (all) => all.where("a.student_id", "=", student_id ?? ""))
		.$if(skill_id !== undefined, (all) => all.where("q.skill_id", "=", skill_id ?? ""))
		.$if(moments !== undefined, (all) =>
			all
				.where("a.created_at", ">=", moments?.since ?? null)
				.where("a.created_at", "<", moments?.before ?? null)
				.where(sql<boolean>`${ownDay("a.created_at")} between ${span?.from}::date and ${span?.to}::date`),
		)
		.$if(outcome === "skipped", (all) => all.where("a.kind", "=", "skip"))
		.$if(outcome === "correct" || outcome === "incorrect", (all) =>
			// Not `coalesce`, which the planner cannot see through: it would sort all attempts of the child.
			all.where(({ eb, or, and }) => {
				const verdict = outcome === "correct" ? "correct" : "incorrect";
				const decided = and([eb("a.verdict", "=", "needs_review"), eb("d.verdict", "=", verdict)]);
				return or([eb("a.verdict", "=", verdict), decided]);
			}),
		);
	return readPage(query, after, filter.limit);
}

/** Which attempts of one student. */
interface AttemptsOf {
	student_id: string;
	of: { session_id: string } | { skill_id: string } | { question_ids: readonly string[] };
}

/** The attempts of a student in one session, in one skill, or on some questions, newest first. */
export function selectAttemptsOf(
	db: Db,
	{ student_id, of }: AttemptsOf,
	{ after, limit }: { after?: Place | undefined; limit: number },
): Promise<AttemptRow[]> {
	// Through the questions, which have indexes for this; attempts have one by time only.
	const all = shownAttempts(db)
		.where("a.family_id", "=", familyOf(student_id))
		.where("a.student_id", "=", student_id)
		.where(ofQuestion("a", "q"));
	if ("session_id" in of) return readPage(all.where("q.session_id", "=", of.session_id), after, limit);
	if ("skill_id" in of) return readPage(all.where("q.skill_id", "=", of.skill_id), after, limit);
	return readPage(all.where("a.question_id", "in", of.question_ids), after, limit);
}

/** The owner of a thing. */
export interface Owner {
	student_id: string;
	family_id: string;
	student_name: string;
}

/** The owner of a session, and its title. */
export function selectOptionalSessionOwner(
	db: Db,
	session_id: string,
): Promise<(Owner & { title: string }) | undefined> {
	return db
		.selectFrom("practice_sessions as p")
		.innerJoin("students as s", "s.id", "p.student_id")
		.leftJoin("skills as k", "k.id", "p.skill_id")
		.where("p.id", "=", session_id)
		.select([
			"s.id as student_id",
			"s.family_id",
			"s.name as student_name",
			sql<string>`coalesce(p.title, k.child_name)`.as("title"),
		])
		.executeTakeFirst();
}

/** The owner of a question. */
export function selectOptionalQuestionOwner(db: Db, question_id: string): Promise<Owner | undefined> {
	return db
		.selectFrom("practice_questions as q")
		.innerJoin("students as s", "s.id", "q.student_id")
		.where("q.id", "=", question_id)
		.select(["s.id as student_id", "s.family_id", "s.name as student_name"])
		.executeTakeFirst();
}

/** A student, as the owner of all their own data. */
export function selectOptionalStudentOwner(db: Db, student_id: string): Promise<Owner | undefined> {
	return db
		.selectFrom("students as s")
		.where("s.id", "=", student_id)
		.select(["s.id as student_id", "s.family_id", "s.name as student_name"])
		.executeTakeFirst();
}

export async function selectOptionalSkillName(db: Db, skill_id: string): Promise<string | undefined> {
	const row = await db
		.selectFrom("skills")
		.select("child_name as name")
		.where("id", "=", skill_id)
		.executeTakeFirst();
	return row?.name;
}

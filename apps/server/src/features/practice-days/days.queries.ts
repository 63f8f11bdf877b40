import type { RenderedText } from "@learnin/contract/schemas/common.schema";
import type { SessionKind } from "@learnin/contract/schemas/practice.schema";
import type { Stage } from "@learnin/domain/mastery/standing";
import type { Question } from "@learnin/domain/question/question";
import { type NotNull, sql } from "kysely";
import { familyOf, twinOpened } from "../../platform/db/kept-content.ts";
import type { Place } from "../../platform/db/cursor.ts";
import type { Db } from "../../platform/db/database.ts";
import { ownDay, type Rules } from "../rewards/index.ts";
import type { Owner } from "./attempts.queries.ts";
import { countedTime } from "./counted-time.ts";
import { momentsOf, type Span } from "./moments-of.ts";
import { triedSince } from "../../platform/db/tried-since.ts";

/** A student with what determines the current day; undefined if there is none. */
export function selectOptionalStudent(db: Db, student_id: string): Promise<(Owner & Rules) | undefined> {
	return db
		.selectFrom("students as s")
		.where("s.id", "=", student_id)
		.select([
			"s.id as student_id",
			"s.family_id",
			"s.name as student_name",
			"s.time_zone",
			"s.daily_goal",
			"s.days_per_week",
		])
		.executeTakeFirst();
}

/** A question that ended, without its texts. */
export interface EndedRow {
	question_id: string;
	session_id: string;
	skill_id: string;
	skill_name: string;
	fingerprint: string | null;
	/** The day on which it ended, in the student's time zone. */
	date: string;
	finished_at: Date;
	is_correct: boolean;
	is_skipped: boolean;
	attempt_count: number;
	hints_opened: number;
	/** Stored points. */
	points: number;
	stage_before: Stage | null;
	stage_after: Stage | null;
}

function endedIn(db: Db, student_id: string, span: Span) {
	const { since, before } = momentsOf(span);
	return db
		.selectFrom("practice_questions as q")
		.innerJoin("students as s", "s.id", "q.student_id")
		.innerJoin("skills as k", "k.id", "q.skill_id")
		.where("q.student_id", "=", student_id)
		.where(triedSince(familyOf(student_id), since))
		.where("q.finished_at", ">=", since)
		.where("q.finished_at", "<", before)
		.where(sql<boolean>`${ownDay("q.finished_at")} between ${span.from}::date and ${span.to}::date`);
}

/** The student's questions that ended in the span, oldest first. */
export async function selectEnded(db: Db, student_id: string, span: Span): Promise<EndedRow[]> {
	return endedIn(db, student_id, span)
		.select([
			"q.id as question_id",
			"q.session_id",
			"q.skill_id",
			"k.child_name as skill_name",
			"q.fingerprint",
			ownDay("q.finished_at").as("date"),
			"q.finished_at",
			"q.is_correct",
			"q.is_skipped",
			"q.attempt_count",
			"q.hints_opened",
			"q.points",
			"q.stage_before",
			"q.stage_after",
		])
		.orderBy("q.finished_at")
		.orderBy("q.id")
		.$narrowType<{ finished_at: NotNull }>()
		.execute();
}

export interface EndedFilter {
	skill_id?: string | undefined;
	outcome?: "first_try" | "solved" | "missed" | "skipped" | undefined;
	/** Continue after this question: its end and id. */
	after?: Place | undefined;
	limit: number;
}

/** A page of them with their prompts, newest first. */
export async function selectEndedPage(
	db: Db,
	student_id: string,
	span: Span,
	{ skill_id, outcome, after, limit }: EndedFilter,
) {
	const isFirstTry = sql<boolean>`(q.attempt_count = 1 and q.hints_opened = 0)`;
	return endedIn(db, student_id, span)
		.innerJoin("question_contents as c", "c.id", "q.content_id")
		.$if(skill_id !== undefined, (all) => all.where("q.skill_id", "=", skill_id ?? ""))
		.$if(outcome === "skipped", (all) => all.where("q.is_skipped", "=", true))
		.$if(outcome === "missed", (all) =>
			all.where("q.is_skipped", "=", false).where("q.is_correct", "=", false),
		)
		.$if(outcome === "first_try", (all) => all.where("q.is_correct", "=", true).where(isFirstTry))
		.$if(outcome === "solved", (all) =>
			all.where("q.is_correct", "=", true).where(sql<boolean>`not ${isFirstTry}`),
		)
		.$if(after !== undefined, (all) =>
			all.where(({ eb, refTuple, tuple }) =>
				eb(refTuple("q.finished_at", "q.id"), "<", tuple(after?.created_at ?? new Date(0), after?.id ?? "")),
			),
		)
		.select([
			"q.id as question_id",
			"q.session_id",
			"q.skill_id",
			"k.child_name as skill_name",
			sql<RenderedText>`c.rendered->'prompt'`.as("prompt"),
			ownDay("q.finished_at").as("date"),
			sql<Date>`q.finished_at`.as("finished_at"),
			"q.is_correct",
			"q.is_skipped",
			"q.attempt_count",
			"q.hints_opened",
			twinOpened.as("twin_opened"),
			"q.points",
		])
		.orderBy("q.finished_at", "desc")
		.orderBy("q.id", "desc")
		.limit(limit)
		.execute();
}

/** Practice time on one question on one day in the student's time zone. */
export interface AnsweredRow {
	question_id: string;
	skill_id: string;
	session_id: string;
	date: string;
	active_ms: number;
	first_at: Date;
	last_at: Date;
}

/** Answers in the span, per question and day, oldest first. */
export async function selectAnswered(db: Db, student_id: string, span: Span): Promise<AnsweredRow[]> {
	const { since, before } = momentsOf(span);
	return db
		.selectFrom("attempts as a")
		.innerJoin("students as s", "s.id", "a.student_id")
		.innerJoin("practice_questions as q", "q.id", "a.question_id")
		.where("a.family_id", "=", familyOf(student_id))
		.where("a.student_id", "=", student_id)
		.where("a.created_at", ">=", since)
		.where("a.created_at", "<", before)
		.where(sql<boolean>`${ownDay("a.created_at")} between ${span.from}::date and ${span.to}::date`)
		.select([
			"a.question_id",
			"q.skill_id",
			"q.session_id",
			ownDay("a.created_at").as("date"),
			sql<number>`sum(${countedTime()})::bigint`.as("active_ms"),
			sql<Date>`min(a.created_at)`.as("first_at"),
			sql<Date>`max(a.created_at)`.as("last_at"),
		])
		.groupBy(["a.question_id", "q.skill_id", "q.session_id", "date"])
		.orderBy("first_at")
		.execute();
}

export async function selectSessions(db: Db, session_ids: readonly string[]) {
	if (session_ids.length === 0) return [];
	return db
		.selectFrom("practice_sessions as p")
		.leftJoin("skills as k", "k.id", "p.skill_id")
		.where("p.id", "in", session_ids)
		.select(["p.id", "p.kind", sql<string>`coalesce(p.title, k.child_name)`.as("title")])
		.$narrowType<{ kind: SessionKind }>()
		.execute();
}

/** A question with its texts, as the practice feature stored them. */
export interface WorkedRow {
	id: string;
	skill_id: string;
	skill_name: string;
	difficulty: number;
	question: Question;
	rendered: { prompt: RenderedText; hints: RenderedText[]; answer_list: RenderedText[] };
	is_correct: boolean;
	is_skipped: boolean;
	attempt_count: number;
	hints_opened: number;
	twin_opened: boolean;
	is_in_review: boolean;
	finished_at: Date | null;
}

export async function selectWorked(db: Db, question_ids: readonly string[]): Promise<WorkedRow[]> {
	if (question_ids.length === 0) return [];
	return db
		.selectFrom("practice_questions as q")
		.innerJoin("question_contents as c", "c.id", "q.content_id")
		.innerJoin("skills as k", "k.id", "q.skill_id")
		.where("q.id", "in", question_ids)
		.select([
			"q.id",
			"q.skill_id",
			"k.child_name as skill_name",
			"q.difficulty",
			"c.question",
			"c.rendered",
			"q.is_correct",
			"q.is_skipped",
			"q.attempt_count",
			"q.hints_opened",
			twinOpened.as("twin_opened"),
			"q.is_in_review",
			"q.finished_at",
		])
		.execute();
}

/** The student's nearest day with an answer before or after a day; undefined if there is none. */
export async function selectOptionalNeighbour(
	db: Db,
	student_id: string,
	{ date, side }: { date: string; side: "before" | "after" },
): Promise<string | undefined> {
	const { since, before } = momentsOf({ from: date, to: date });
	const day = ownDay("a.created_at");
	const row = await db
		.selectFrom("attempts as a")
		.innerJoin("students as s", "s.id", "a.student_id")
		.where("a.family_id", "=", familyOf(student_id))
		.where("a.student_id", "=", student_id)
		.$if(side === "before", (all) =>
			all.where("a.created_at", "<", before).where(sql<boolean>`${day} < ${date}::date`),
		)
		.$if(side === "after", (all) =>
			all.where("a.created_at", ">=", since).where(sql<boolean>`${day} > ${date}::date`),
		)
		.select(day.as("date"))
		.orderBy("a.created_at", side === "before" ? "desc" : "asc")
		.limit(1)
		.executeTakeFirst();
	return row?.date;
}

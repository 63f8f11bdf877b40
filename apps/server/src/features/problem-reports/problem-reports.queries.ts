import type { ReportReason, ReportState } from "@learnin/contract/routes/bank/problem-reports.contract";
import { sql } from "kysely";
import { givenAnswer } from "../../platform/db/kept-content.ts";
import { ofQuestion } from "../../platform/db/of-question.ts";
import type pg from "pg";
import type { Db, Tx } from "../../platform/db/database.ts";
import { text, timestamptz, uuid } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";

const insertReportStatement = statement({
	name: "insert-problem-report",
	params: { question_id: uuid, student_id: uuid, reason: text, note: text, now: timestamptz },
	row: { id: uuid },
	sql: `
		insert into problem_reports (family_id, student_id, question_id, reason, note, created_at)
		select family_id, student_id, id, :reason, :note, :now from practice_questions
		where id = :question_id and student_id = :student_id
		returning id`,
});

/**
 * The id of the new report; undefined for a question that is not this student's. Throws a unique violation
 * (`problem_reports_once_key`) for a question that the student already reported.
 */
export async function insertReport(
	pool: pg.Pool,
	report: { question_id: string; student_id: string; reason: ReportReason; note: string; now: Date },
): Promise<string | undefined> {
	const [row] = await insertReportStatement.allPrepared(pool, report);
	return row?.id;
}

/** Reports in a state, newest first. Reads nothing about the reporter. */
export async function selectReports(
	db: Db,
	filter: { state: ReportState; after: { created_at: Date; id: string } | undefined; limit: number },
) {
	const { after } = filter;
	return db
		.selectFrom("problem_reports as r")
		.innerJoin("practice_questions as q", "q.id", "r.question_id")
		.innerJoin("question_contents as c", "c.id", "q.content_id")
		.innerJoin("skills as k", "k.id", "q.skill_id")
		.leftJoin("questions as b", "b.id", "q.bank_question_id")
		.where("r.state", "=", filter.state)
		.$if(after !== undefined, (query) =>
			query.where(({ eb, refTuple, tuple }) =>
				eb(refTuple("r.created_at", "r.id"), "<", tuple(after?.created_at ?? new Date(0), after?.id ?? "")),
			),
		)
		.select((eb) => [
			"r.id",
			"r.question_id",
			"r.reason",
			"r.note",
			"r.state",
			"r.reply",
			"r.created_at",
			"r.resolved_at",
			"q.skill_id",
			"k.name as skill_name",
			"k.grade",
			"c.question",
			"c.rendered",
			"q.bank_question_id",
			"q.bank_version",
			"b.published_version",
			// The answer that the reporter saw refused, not later tries.
			eb
				.selectFrom("attempts as a")
				.where(ofQuestion("a", "q"))
				.whereRef("a.created_at", "<=", "r.created_at")
				.where("a.kind", "=", "answer")
				.select(givenAnswer.as("answer"))
				.orderBy("a.created_at", "desc")
				.orderBy("a.id", "desc")
				.limit(1)
				.as("last_answer"),
		])
		.orderBy("r.created_at", "desc")
		.orderBy("r.id", "desc")
		.limit(filter.limit)
		.execute();
}

/** How many reports there are in each state. */
export async function selectReportCounts(db: Db): Promise<Record<ReportState, number>> {
	return db
		.selectFrom("problem_reports")
		.select([
			sql<number>`count(*) filter (where state = 'open')::int`.as("open"),
			sql<number>`count(*) filter (where state = 'fixed')::int`.as("fixed"),
			sql<number>`count(*) filter (where state = 'dismissed')::int`.as("dismissed"),
		])
		.executeTakeFirstOrThrow();
}

/** Whom to notify and about which skill; undefined if there is no such report. */
export function updateReportState(
	tx: Tx,
	report: { id: string; state: ReportState; reply: string; resolved_by: string; now: Date },
) {
	const isOpen = report.state === "open";
	return tx
		.updateTable("problem_reports as r")
		.from("students as s")
		.from("practice_questions as q")
		.innerJoin("skills as k", "k.id", "q.skill_id")
		.whereRef("s.id", "=", "r.student_id")
		.whereRef("q.id", "=", "r.question_id")
		.set({
			state: report.state,
			reply: report.reply,
			resolved_at: isOpen ? null : report.now,
			resolved_by: isOpen ? null : report.resolved_by,
		})
		.where("r.id", "=", report.id)
		.returning(["s.account_id", "k.child_name as skill_name"])
		.executeTakeFirst();
}

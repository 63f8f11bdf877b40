import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { isServed, isServedSql } from "../../../platform/db/is-served.ts";
import { float8, int4, orNull, timestamptz, uuid } from "../../../platform/db/statements/columns.ts";
import type { RowOf } from "../../../platform/db/statements/columns.ts";
import { statement } from "../../../platform/db/statements/statement.ts";
import { ofQuestionSql } from "../../../platform/db/of-question.ts";

const selectQuestionsToMeasureStatement = statement({
	name: "select-questions-to-measure",
	params: { since: timestamptz },
	row: { id: uuid },
	sql: `
		select q.id from questions q
		where ${isServedSql("q")} and exists (
			select 1 from practice_questions p
			where p.bank_question_id = q.id and (p.finished_at >= :since
				or exists (select 1 from problem_reports r where r.question_id = p.id and r.created_at >= :since)))`,
});

/**
 * Questions of the bank that students finished, or that were reported, since a given time; only served ones.
 */
export async function selectQuestionsToMeasure(db: Db, since: Date): Promise<string[]> {
	const rows = await selectQuestionsToMeasureStatement.all(db, { since });
	return rows.map(({ id }) => id);
}

const measureQuestionStatement = statement({
	name: "measure-question",
	params: { question_id: uuid, measured_at: timestamptz },
	row: {
		question_id: uuid,
		version: int4,
		finished: int4,
		first_try: int4,
		skipped: int4,
		mean_tries: float8,
		median_active_ms: int4,
		discrimination: orNull(float8),
		open_reports: int4,
	},
	sql: `
		with given as (
			select p.id, p.family_id, p.student_id, p.created_at, p.finished_at, p.finished_at is not null as is_finished, p.is_skipped, p.attempt_count,
				p.is_correct and p.attempt_count = 1 and p.hints_opened = 0 as is_first_try, q.published_version as version
			from questions q
			join question_versions s on s.question_id = q.id and s.version = q.published_version
			-- An earlier version that was only filed differently is the very same question.
			join question_versions v on v.question_id = q.id and v.question = s.question
			join practice_questions p on p.bank_question_id = q.id and p.bank_version = v.version
			where q.id = :question_id
		), worked as (
			select g.*, a.mean as ability,
				(select coalesce(sum(least(t.active_ms, 600000)), 0) from attempts t where ${ofQuestionSql("t", "g")}) as active_ms
			from given g left join student_abilities a on a.student_id = g.student_id
			where g.is_finished
		)
		insert into question_statistics (question_id, version, finished, first_try, skipped, mean_tries, median_active_ms,
			discrimination, open_reports, measured_at)
		select q.id, q.published_version, count(w.id), count(*) filter (where w.is_first_try),
			count(*) filter (where w.is_skipped), coalesce(avg(w.attempt_count), 0),
			coalesce(percentile_cont(0.5) within group (order by w.active_ms), 0)::int,
			-- Rounding may exceed the valid range; both of these pass over null.
			case when corr(w.is_first_try::int, w.ability) is not null
				then greatest(-1, least(1, corr(w.is_first_try::int, w.ability))) end,
			(select count(distinct r.student_id) from problem_reports r join given g on g.id = r.question_id
				where r.state = 'open'), :measured_at
		from questions q left join worked w on true
		where q.id = :question_id and q.published_version is not null
		group by q.id
		on conflict (question_id) do update set version = excluded.version, finished = excluded.finished,
			first_try = excluded.first_try, skipped = excluded.skipped, mean_tries = excluded.mean_tries,
			median_active_ms = excluded.median_active_ms, discrimination = excluded.discrimination,
			open_reports = excluded.open_reports, measured_at = excluded.measured_at
		returning question_id, version, finished, first_try, skipped, mean_tries, median_active_ms, discrimination,
			open_reports`,
});

export type QuestionStatistics = RowOf<typeof measureQuestionStatement.row>;

/**
 * Recounts the published version of a question from practice, and stores the result; undefined if it is not
 * served.
 */
export async function measureQuestion(
	tx: Tx,
	question_id: string,
	measured_at: Date,
): Promise<QuestionStatistics | undefined> {
	const [row] = await measureQuestionStatement.all(tx, { question_id, measured_at });
	return row;
}

/** False if the question is no longer published, or another version of it is. */
export async function suspendPublished(
	tx: Tx,
	{ question_id, version, now }: { question_id: string; version: number; now: Date },
): Promise<boolean> {
	const row = await tx
		.updateTable("questions")
		.set({ state: "suspended", updated_at: now })
		.where("id", "=", question_id)
		.where("published_version", "=", version)
		.where(isServed("questions"))
		.returning(sql<number>`1`.as("one"))
		.executeTakeFirst();
	return row !== undefined;
}

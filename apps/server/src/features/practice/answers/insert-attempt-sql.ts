import {
	bool,
	int4,
	jsonText,
	orNull,
	text,
	timestamptz,
	uuid,
} from "../../../platform/db/statements/columns.ts";
import { ofQuestionSql } from "../../../platform/db/of-question.ts";

/** What the statement is told of an answer. */
export const attemptParams = {
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

/** Where the statement finds an answer: parameters for one of them, a row of `viewer` as `g` for many. */
export interface AnswerSource {
	/** The SQL of a value. */
	value(name: keyof typeof attemptParams): string;
	/** The SQL of the student and the family who may answer. */
	student: string;
	family: string;
	/** Adds the row to a query that has none yet, and which rows may be stored; empty for parameters. */
	from: string;
	onlyIf: string;
	/** Its number among the rows, and how a moved question `m` finds its row again. */
	place: string;
	ofMoved: string;
}

export const ofParameters: AnswerSource = {
	value: (name) => `:${name}`,
	student: ":student_id",
	family: ":family_id",
	from: "",
	onlyIf: "",
	place: "",
	ofMoved: "",
};

export const ofRows: AnswerSource = {
	value: (name) => `g.${name}`,
	student: "g.student_id",
	family: "g.family_id",
	from: /* not a text */ "from viewer g",
	onlyIf: `g.account_id = g.of_account and g.ended_because is null and not g.is_impersonated and g.is_active and g.has_consent
				and g.user_type = 'STUDENT' and g.enrolled_until is not null and`,
	place: "g.place,",
	ofMoved: "join viewer g on g.place = m.place",
};

/** Whether this press, by its key, was never stored. */
export const isNewSql = ({ value, family }: AnswerSource) =>
	`(select 1 from attempts where id = ${value("client_key")} and family_id = ${family} limit 1) is null`;

/** Of question `q` before this answer: whether it is a wrong one that was counted. */
const repeatSql = ({ value }: AnswerSource, q: string) =>
	`(${value("verdict")} = 'incorrect' and ${value("answer_read")}::text = any(${q}.wrong_answers))`;

/** The tries that the answer costs. */
const costSql = (source: AnswerSource) =>
	`(${source.value("verdict")} = 'incorrect' and not ${repeatSql(source, "q")})::int`;

/** Only index lookups, written so that no plan can choose to read all rows of a family once instead. */
const wasSolvedSql = `(select 1 from attempts e
				where e.student_id = q.student_id and e.fingerprint = q.fingerprint and e.family_id = q.family_id limit 1) is not null`;

/**
 * The statement behind `insertAttemptStatement`. The update judges, so that each row is locked only once; after waiting
 * for another answer it judges the row as it is then.
 */
export function insertAttemptSql(source: AnswerSource): string {
	const { value, student, family, from, onlyIf, place, ofMoved } = source;
	const cost = costSql(source);
	return `
		moved as (
			update practice_questions q set
				tries_remaining = q.tries_remaining - ${cost},
				attempt_count = q.attempt_count + ${cost} + (${value("verdict")} = 'correct')::int,
				wrong_answers = case when ${cost} = 1 then array_append(q.wrong_answers, ${value("answer_read")}::text) else q.wrong_answers end,
				is_correct = ${value("verdict")} = 'correct',
				is_in_review = ${value("verdict")} = 'needs_review',
				is_missed = case when ${value("verdict")} = 'correct' then q.attempt_count > 0 else q.tries_remaining - ${cost} = 0 end,
				points = q.points + case when ${value("verdict")} <> 'correct' then 0
					when ${wasSolvedSql} then 0
					when q.attempt_count = 0 and q.hints_opened = 0 then ${value("points_first_try")}::int else ${value("points_helped")}::int end,
				finished_at = case when ${value("verdict")} = 'correct' or q.tries_remaining - ${cost} = 0 then ${value("now")}::timestamptz end
			${from}
			where ${onlyIf} q.id = ${value("question_id")} and q.family_id = ${family} and q.student_id = ${student} and q.finished_at is null and q.replaced_at is null
				and q.is_in_review = ${value("is_decision")} and ${isNewSql(source)}
				and (${value("takes_repeat")} or not ${repeatSql(source, "q")})
			returning ${place} q.id, q.family_id, q.student_id, q.fingerprint, q.tries_remaining, q.attempt_count, q.hints_opened, q.is_correct, q.is_skipped,
				q.is_in_review, q.points, q.created_at, q.finished_at, q.points - old.points as earned, ${repeatSql(source, "old")} as is_repeat
		), added as (
			insert into attempts (id, family_id, student_id, question_id, kind, verdict, answer,
				answer_read, feedback, known_mistake_id, is_repeat, attempt_number, tries_remaining, hints_opened, points,
				time_to_first_ms, active_ms, client_time, created_at, fingerprint)
			select ${value("client_key")}, m.family_id, m.student_id, m.id, 'answer', ${value("verdict")}, ${value("answer")}::jsonb,
				${value("answer_read")}, ${value("feedback")}::jsonb, ${value("known_mistake_id")}, m.is_repeat, m.attempt_count, m.tries_remaining, m.hints_opened, m.earned,
				${value("time_to_first_ms")}, ${value("active_ms")}, ${value("client_time")}, ${value("now")}, case when m.finished_at is not null then m.fingerprint end
			from moved m ${ofMoved}
		), outcome as (
			select ${place} m.tries_remaining, m.attempt_count, m.hints_opened, m.is_correct, m.is_skipped, m.is_in_review, m.points, m.finished_at,
				${value("client_key")} as attempt_id, m.is_repeat, case when ${value("verdict")} = 'correct' and m.attempt_count = 1 then '{}'::text[] else array(select b.known_mistake_id from attempts b
				where ${ofQuestionSql("b", "m")} and b.verdict = 'incorrect' and b.known_mistake_id is not null) end as mistakes_before
			from moved m ${ofMoved}
		)`;
}

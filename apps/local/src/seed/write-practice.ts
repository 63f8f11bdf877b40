import type { MasteryStep } from "@learnin/server/features/mastery/index";
import type { Pool, PoolClient } from "pg";
import type { QuestionPool } from "./question-pool.ts";
import type { SimulatedAttempt, SimulatedQuestion, SimulatedSession } from "./simulated-student.ts";
import type { SeededPeople } from "./write-people.ts";

/** What one student did in one session, and the mastery after each question. */
export interface Practised {
	/** The student's number. */
	number: number;
	session: SimulatedSession;
	steps: MasteryStep[];
}

// Questions and answers are long and the same for many students: they are sent once, and the rows refer to
// them.
const scratch = `
	drop schema if exists seeding cascade;
	create schema seeding;
	create unlogged table seeding.questions (id int primary key, skill_id text, generator_version int, seed bigint,
		difficulty smallint, question jsonb, rendered jsonb, fingerprint text, wrong_answers text[],
		content_id int);
	create unlogged table seeding.answers (question_id int, place int, verdict text, answer jsonb, answer_read text,
		feedback jsonb, known_mistake_id text, primary key (question_id, place));
	create unlogged table seeding.students (number int primary key, student_id uuid, family_id uuid)`;

const insertSessions = `
	insert into practice_sessions (id, family_id, student_id, skill_id, kind, title, created_at)
	select g.id, s.family_id, s.student_id, g.skill_id, g.kind, g.title, to_timestamp(g.at_ms / 1000.0)
	from unnest($1::uuid[], $2::int[], $3::text[], $4::text[], $5::text[], $6::bigint[])
		as g (id, student, skill_id, kind, title, at_ms)
	join seeding.students s on s.number = g.student`;

const insertQuestions = `
	insert into practice_questions (id, family_id, student_id, session_id, position, skill_id, generator_version, seed,
		difficulty, content_id, fingerprint, tries_remaining, attempt_count, hints_opened, wrong_answers, is_correct,
		is_skipped, points, is_missed, created_at, finished_at, tried_at, mastery, stage_before, stage_after)
	select g.id, s.family_id, s.student_id, g.session_id, g.position, q.skill_id, q.generator_version, q.seed,
		q.difficulty, q.content_id, q.fingerprint, 10 - g.wrong, g.wrong + g.is_correct::int, g.hints,
		q.wrong_answers[1:g.wrong], g.is_correct, g.is_skipped, g.points,
		g.is_skipped or (g.is_correct and g.wrong > 0), to_timestamp(g.created_ms / 1000.0), to_timestamp(g.finished_ms / 1000.0),
		to_timestamp(g.tried_ms / 1000.0), g.mastery, g.before, g.after
	from unnest($1::uuid[], $2::int[], $3::uuid[], $4::smallint[], $5::int[], $6::int[], $7::int[], $8::boolean[],
			$9::boolean[], $10::int[], $11::bigint[], $12::bigint[], $13::bigint[], $14::real[], $15::mastery_stage[],
			$16::mastery_stage[])
		as g (id, student, session_id, position, pooled, wrong, hints, is_correct, is_skipped, points, created_ms, finished_ms,
			tried_ms, mastery, before, after)
	join seeding.students s on s.number = g.student
	join seeding.questions q on q.id = g.pooled`;

const insertAttempts = `
	insert into attempts (family_id, student_id, question_id, kind, verdict, answer,
		answer_read, feedback, known_mistake_id, attempt_number, tries_remaining, hints_opened, points, time_to_first_ms,
		active_ms, client_time, created_at, fingerprint)
	select s.family_id, s.student_id, g.question_id,
		case when g.place < 0 then 'skip' else 'answer' end, a.verdict, a.answer - 'question_type', a.answer_read,
		case when a.feedback @> '{"not_simplest": true}' then '{"not_simplest": true}'::jsonb end, a.known_mistake_id, g.number, g.tries, g.hints, g.points,
		case when g.place >= 0 then g.first_ms end, g.active_ms, to_timestamp(g.at_ms / 1000.0), to_timestamp(g.at_ms / 1000.0),
		case when g.place < 0 or a.verdict = 'correct' then q.fingerprint end
	from unnest($1::uuid[], $2::int[], $3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[], $9::int[],
			$10::int[], $11::bigint[])
		as g (question_id, student, pooled, place, number, tries, hints, points, first_ms, active_ms, at_ms)
	join seeding.students s on s.number = g.student
	join seeding.questions q on q.id = g.pooled
	left join seeding.answers a on a.question_id = g.pooled and a.place = g.place`;

const insertSteps = `
	insert into mastery_steps (question_id, student_id, family_id, skill_id, finished_at, mastery, stage_before, stage_after)
	select g.id, s.student_id, s.family_id, g.skill_id, to_timestamp(g.at_ms / 1000.0), g.mastery, g.before, g.after
	from unnest($1::uuid[], $2::int[], $3::text[], $4::bigint[], $5::double precision[], $6::text[], $7::text[])
		as g (id, student, skill_id, at_ms, mastery, before, after)
	join seeding.students s on s.number = g.student
	where g.before <> g.after`;

/** Sends what the rows of practice refer to. */
export async function writeScratch(db: Pool, pool: QuestionPool, people: SeededPeople): Promise<void> {
	await db.query(scratch);
	for (let at = 0; at < pool.questions.length; at += 500) {
		const part = pool.questions.slice(at, at + 500);
		const questions = part.map(({ answers, ...question }) => ({
			...question,
			wrong_answers: answers.slice(1).map(({ answer_read }) => answer_read),
		}));
		await db.query(
			"insert into seeding.questions select * from jsonb_populate_recordset(null::seeding.questions, $1)",
			[JSON.stringify(questions)],
		);
		const answers = part.flatMap(({ id, answers }) =>
			answers.map((answer, place) => ({ ...answer, question_id: id, place })),
		);
		await db.query(
			"insert into seeding.answers select * from jsonb_populate_recordset(null::seeding.answers, $1)",
			[JSON.stringify(answers)],
		);
	}
	await db.query("update seeding.questions set content_id = keep_content(question, rendered)");
	const students = people.students.map((student, number) => ({ ...student, number }));
	await db.query(
		"insert into seeding.students select * from jsonb_populate_recordset(null::seeding.students, $1)",
		[JSON.stringify(students)],
	);
	await db.query("analyze seeding.questions, seeding.answers, seeding.students");
}

/** A finished question is queued for mastery; these were applied, so their queue rows are removed. */
const deleteLearned = "delete from questions_to_learn where question_id = any ($1::uuid[])";

/** Writes sessions with all their rows, in one transaction. */
export async function writePractice(client: PoolClient, practised: readonly Practised[]): Promise<void> {
	await client.query("begin");
	const write = (statement: string, columns: readonly unknown[][]) =>
		client.query(
			statement,
			columns.map((column) => arrayText(column)),
		);
	await write(insertSessions, sessionColumns(practised));
	const questions = practised.flatMap(({ number, session, steps }) => {
		const of = new Map(steps.map((step) => [step.question_id, step]));
		return session.questions.map((question) => ({ number, session, question, step: of.get(question.id) }));
	});
	await write(insertQuestions, questionColumns(questions));
	await write(deleteLearned, [questions.map(({ question }) => question.id)]);
	const attempts = questions.flatMap((of) => of.question.attempts.map((attempt) => ({ ...of, attempt })));
	await write(insertAttempts, attemptColumns(attempts));
	await write(insertSteps, stepColumns(practised));
	await client.query("commit");
}

function sessionColumns(practised: readonly Practised[]): unknown[][] {
	return [
		practised.map(({ session }) => session.id),
		practised.map(({ number }) => number),
		practised.map(({ session }) => session.skill_id),
		practised.map(({ session }) => session.kind),
		practised.map(({ session }) => session.title),
		practised.map(({ session }) => session.created_at_ms),
	];
}

interface Asked {
	number: number;
	session: SimulatedSession;
	question: SimulatedQuestion;
	/** Undefined if mastery learned nothing from it. */
	step: MasteryStep | undefined;
}

function questionColumns(asked: readonly Asked[]): unknown[][] {
	return [
		asked.map(({ question }) => question.id),
		asked.map(({ number }) => number),
		asked.map(({ session }) => session.id),
		asked.map(({ question }) => question.position),
		asked.map(({ question }) => question.pool.id),
		asked.map(({ question }) => question.attempts.filter(({ answer }) => answer > 0).length),
		asked.map(({ question }) => question.hints_opened),
		asked.map(({ question }) => question.is_correct),
		asked.map(({ question }) => question.is_skipped),
		asked.map(({ question }) => question.attempts.reduce((sum, { points }) => sum + points, 0)),
		asked.map(({ session }) => session.created_at_ms),
		asked.map(({ question }) => question.finished_at_ms),
		asked.map(({ step }) => step?.finished_at.getTime() ?? null),
		asked.map(({ step }) => step?.mastery ?? null),
		asked.map(({ step }) => step?.stage_before ?? null),
		asked.map(({ step }) => step?.stage_after ?? null),
	];
}

function attemptColumns(given: readonly (Asked & { attempt: SimulatedAttempt })[]): unknown[][] {
	return [
		given.map(({ question }) => question.id),
		given.map(({ number }) => number),
		given.map(({ question }) => question.pool.id),
		given.map(({ attempt }) => attempt.answer),
		given.map(({ attempt }) => attempt.attempt_number),
		given.map(({ attempt }) => attempt.tries_remaining),
		given.map(({ attempt }) => attempt.hints_opened),
		given.map(({ attempt }) => attempt.points),
		given.map(({ attempt }) => attempt.time_to_first_ms),
		given.map(({ attempt }) => attempt.active_ms),
		given.map(({ attempt }) => attempt.at_ms),
	];
}

function stepColumns(practised: readonly Practised[]): unknown[][] {
	const steps = practised.flatMap(({ number, steps }) => steps.map((step) => ({ number, step })));
	return [
		steps.map(({ step }) => step.question_id),
		steps.map(({ number }) => number),
		steps.map(({ step }) => step.skill_id),
		steps.map(({ step }) => step.finished_at.getTime()),
		steps.map(({ step }) => step.mastery),
		steps.map(({ step }) => step.stage_before),
		steps.map(({ step }) => step.stage_after),
	];
}

/** A PostgreSQL array literal; none of our values needs more than quotes around it. */
function arrayText(values: readonly unknown[]): string {
	return `{${values.map((value) => (value === null ? "null" : typeof value === "string" ? `"${value}"` : String(value))).join(",")}}`;
}

import type pg from "pg";
import type { SeededPeople } from "@learnin/local/seed/write-people";
import type { MixedQuestion } from "../answers/answer-mix.ts";
import type { StudentPlan } from "./crowd-plan.ts";

type SeededStudent = SeededPeople["students"][number];

const insertOpen = `
	with asked as (
		select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::int[]) as a (student_id, family_id, place, number)
	), sessions as (
		insert into practice_sessions (family_id, student_id, skill_id)
		select distinct on (student_id) family_id, student_id, $5 from asked
		returning id, student_id
	)
	insert into practice_questions (family_id, student_id, session_id, position, skill_id, generator_version, seed,
		difficulty, content_id, fingerprint)
	select a.family_id, a.student_id, s.id, a.place, m.skill_id, 1, 1, m.difficulty, keep_content(m.question, m.rendered),
		gen_random_uuid()::text
	from asked a join sessions s using (student_id) join bench_mix m on m.number = a.number
	returning id, student_id, position`;

/** Opens the questions that the students will be asked; gives their ids, by student and place. */
export async function openQuestions(
	client: pg.Client,
	students: readonly SeededStudent[],
	plans: readonly StudentPlan[],
	mix: readonly MixedQuestion[],
): Promise<Map<string, string[]>> {
	const asked = plans.flatMap(({ questions }, at) => {
		const student = students[at];
		return student === undefined ? [] : questions.map((number, place) => ({ student, place, number }));
	});
	const { rows } = await client.query<{ id: string; student_id: string; position: number }>(insertOpen, [
		asked.map(({ student }) => student.student_id),
		asked.map(({ student }) => student.family_id),
		asked.map(({ place }) => place),
		asked.map(({ number }) => number),
		mix[0]?.skill_id,
	]);
	const ids = new Map<string, string[]>();
	for (const { id, student_id, position } of rows) {
		const own = ids.get(student_id) ?? [];
		own[position] = id;
		ids.set(student_id, own);
	}
	return ids;
}

const insertEnded = `
	with sessions as (
		insert into practice_sessions (family_id, student_id, skill_id)
		select family_id, student_id, $3 from unnest($1::uuid[], $2::uuid[]) as s (student_id, family_id)
		returning id, student_id, family_id
	), questions as (
		insert into practice_questions (family_id, student_id, session_id, position, skill_id, generator_version, seed,
			difficulty, content_id, fingerprint, tries_remaining, attempt_count, is_correct, finished_at)
		select s.family_id, s.student_id, s.id, n, m.skill_id, 1, 1, m.difficulty, keep_content(m.question, m.rendered),
			gen_random_uuid()::text, 9, 1, true, now() - (10 - n) * interval '20 seconds'
		from sessions s, generate_series(0, 9) as n
		join bench_mix m on m.number = (n * 17) % $4::int
		returning id, family_id, student_id, session_id, finished_at, fingerprint
	)
	insert into attempts (family_id, student_id, session_id, question_id, client_key, kind, verdict, answer,
		attempt_number, tries_remaining, hints_opened, time_to_first_ms, active_ms, client_time, created_at, fingerprint)
	select family_id, student_id, session_id, id, gen_random_uuid(), 'answer', 'correct',
		'{"question_type": "FILL_ONE", "text": "1"}', 1, 9, 0, 1000, 8000, finished_at, finished_at, fingerprint
	from questions`;

/** Gives these students a set of ten that they just ended and that nothing was learned from. */
export async function endSets(
	client: pg.Client,
	students: readonly SeededStudent[],
	mix: readonly MixedQuestion[],
): Promise<void> {
	await client.query(insertEnded, [
		students.map(({ student_id }) => student_id),
		students.map(({ family_id }) => family_id),
		mix[0]?.skill_id,
		mix.length,
	]);
}

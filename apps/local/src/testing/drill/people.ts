import { generators } from "@learnin/curriculum/generators/generators";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { renderQuestion } from "@learnin/server/features/practice/index";
import { buildParent, buildStudent, type Student } from "@learnin/server/platform/testing/factories";
import type { TestApp } from "@learnin/server/platform/testing/test-app";

/** A question that a student has yet to answer, with the answers that end it, in order. */
interface Asked {
	question_id: string;
	answers: StudentAnswer[];
}

/** A student with work. */
export interface Worker {
	student: Student;
	asked: Asked[];
}

interface Sample {
	skill_id: string;
	answers: StudentAnswer[];
}

const difficulty = 3;
/** Every third question is answered wrong before it is answered correctly. */
const wrongEvery = 3;

/** Paid families with one child each, and for each child this many real questions of many skills. */
export async function buildWorkers(app: TestApp, count: number, questionsEach: number): Promise<Worker[]> {
	const samples = await storeSamples(app);
	const workers: Worker[] = [];
	for (let number = 0; number < count; number += 1) {
		const student = await buildStudent(app, await buildParent(app));
		workers.push({ student, asked: await ask(app, { student, samples, questionsEach, first: number * 17 }) });
	}
	await app.database.pool.query("drop table drill_samples");
	return workers;
}

async function storeSamples({ database: { pool } }: TestApp): Promise<Sample[]> {
	await pool.query(
		"create table drill_samples (number int primary key, skill_id text, question jsonb, rendered jsonb)",
	);
	const drawn = generators
		.map(({ skill_id, generate }) => ({ skill_id, question: generate(1, difficulty) }))
		// A written answer waits for a model.
		.filter(({ question }) => question.question_type !== "VERIFY_WITH_LLM");
	for (const [number, { skill_id, question }] of drawn.entries())
		await pool.query("insert into drill_samples values ($1, $2, $3, $4)", [
			number,
			skill_id,
			JSON.stringify(question),
			JSON.stringify(renderQuestion(question)),
		]);
	return drawn.map(({ skill_id, question }, number) => ({
		skill_id,
		answers: [...(number % wrongEvery === 0 ? [wrongAnswer(question)] : []), rightAnswer(question)],
	}));
}

interface Asking {
	student: Student;
	samples: readonly Sample[];
	questionsEach: number;
	/** Where in the samples this student begins. */
	first: number;
}

async function ask(
	{ database: { pool } }: TestApp,
	{ student, samples, questionsEach, first }: Asking,
): Promise<Asked[]> {
	const { rows } = await pool.query<{ id: string; position: number }>(
		`with session as (
			insert into practice_sessions (family_id, student_id, skill_id) values ($1, $2, $3) returning id
		)
		insert into practice_questions (family_id, student_id, session_id, position, skill_id, generator_version, seed,
			difficulty, content_id, fingerprint)
		select $1, $2, session.id, n, s.skill_id, 1, 1, $4, keep_content(s.question, s.rendered), gen_random_uuid()::text
		from session, generate_series(0, $6::int - 1) as n
		join drill_samples s on s.number = ($5::int + n) % $7::int
		returning id, position`,
		[
			student.family_id,
			student.student_id,
			samples[0]?.skill_id,
			difficulty,
			first,
			questionsEach,
			samples.length,
		],
	);
	return rows
		.toSorted((one, other) => one.position - other.position)
		.map(({ id, position }) => ({
			question_id: id,
			answers: samples[(first + position) % samples.length]?.answers ?? [],
		}));
}

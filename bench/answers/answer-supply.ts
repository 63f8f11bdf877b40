import type pg from "pg";
import type { BenchStudent } from "../seed-answers.ts";
import type { Attempt, MixedAnswer, MixedQuestion } from "./answer-mix.ts";

/** The next answer of a connection, to a question of its own student. */
export interface NextAnswer extends MixedAnswer {
	student: BenchStudent;
	question_id: string;
	points: MixedQuestion["points"];
}

/** Open questions and the answers to them, one student per connection. */
export interface AnswerSupply {
	/** Throws if the questions have run out: a window without them measures nothing. */
	next(connection: number): NextAnswer;
	/** Makes sure that each of the first `connections` connections has enough answers left. */
	refill(connections: number, answers: number): Promise<void>;
}

/** Stores the mix where `refill` copies it from. */
export async function storeMix(client: pg.Client, mix: readonly MixedQuestion[]): Promise<void> {
	await client.query(`create table bench_mix
		(number int primary key, skill_id text, difficulty smallint, question jsonb, rendered jsonb)`);
	for (const [number, { skill_id, difficulty, question, rendered }] of mix.entries())
		await client.query("insert into bench_mix values ($1, $2, $3, $4, $5)", [
			number,
			skill_id,
			difficulty,
			JSON.stringify(question),
			JSON.stringify(rendered),
		]);
}

const insertQuestions = `
	with session as (
		insert into practice_sessions (family_id, student_id, skill_id) values ($1, $2, $3) returning id
	)
	insert into practice_questions (family_id, student_id, session_id, position, skill_id, generator_version, seed,
		difficulty, content_id, fingerprint)
	select $1, $2, session.id, a.position - 1, m.skill_id, 1, 1, m.difficulty, keep_content(m.question, m.rendered),
		gen_random_uuid()::text
	from session, unnest($4::int[]) with ordinality as a(number, position) join bench_mix m using (number)
	returning id, position`;

/**
 * Which of its next six skills a student is asked about in a set of ten. The sets that the product plans for simulated
 * children have 4.8 to 7.7 skills, 5.8 on average, and return to 28 to 41 skills within a month.
 */
const skillsOfSet = [0, 1, 2, 0, 3, 1, 4, 0, 5, 2];
const newSkillsPerSet = 6;

interface Waiting {
	question_id: string;
	question: MixedQuestion;
}

export function createAnswerSupply(
	client: pg.Client,
	mix: readonly MixedQuestion[],
	students: readonly BenchStudent[],
): AnswerSupply {
	const lines = students.map((student, number) => ({
		student,
		own: ofGrade(mix, number),
		/** Questions given so far. */
		given: 0,
		waiting: [] as Waiting[],
		step: 0,
		left: 0,
	}));

	async function addQuestions(line: (typeof lines)[number], answers: number): Promise<void> {
		const added: MixedQuestion[] = [];
		const numbers: number[] = [];
		while (line.left < answers) {
			const number = numberOf(line.own, line.given);
			const question = mix[number];
			if (question === undefined) throw new Error("the mix is empty");
			added.push(question);
			numbers.push(number);
			line.given += 1;
			line.left += question.answers.length;
		}
		if (added.length === 0) return;
		const { family_id, student_id } = line.student;
		const values = [family_id, student_id, mix[0]?.skill_id, numbers];
		const { rows } = await client.query<{ id: string; position: number }>(insertQuestions, values);
		for (const { id, position } of rows.toSorted((one, other) => one.position - other.position)) {
			const question = added[position];
			if (question === undefined) throw new Error("a question too many was stored");
			line.waiting.push({ question_id: id, question });
		}
	}

	return {
		next(connection) {
			const line = lines[connection];
			const first = line?.waiting[0];
			const answer = first?.question.answers[line?.step ?? 0];
			if (line === undefined || first === undefined || answer === undefined)
				throw new Error("the bench ran out of questions");
			line.step += 1;
			line.left -= 1;
			if (line.step === first.question.answers.length) {
				line.waiting.shift();
				line.step = 0;
			}
			const { question_id, question } = first;
			return { ...answer, student: line.student, question_id, points: question.points };
		},
		async refill(connections, answers) {
			for (const line of lines.slice(0, connections)) await addQuestions(line, answers);
		},
	};
}

/** The positions in the mix of the skills of this student's grade, starting at another one for each student. */
function ofGrade(mix: readonly MixedQuestion[], student: number): number[] {
	const grades = [...new Set(mix.map(({ grade }) => grade))].toSorted();
	const grade = grades[student % grades.length];
	const own = mix.flatMap((question, number) => (question.grade === grade ? [number] : []));
	const start = student % own.length;
	return [...own.slice(start), ...own.slice(0, start)];
}

/** The position in the mix of the student's question after `given` others. */
function numberOf(own: readonly number[], given: number): number {
	const set = Math.floor(given / skillsOfSet.length);
	const skill = newSkillsPerSet * set + (skillsOfSet[given % skillsOfSet.length] ?? 0);
	return own[skill % own.length] ?? -1;
}

/** What the hot statement stores for a graded answer. */
export function attemptOf({ student, question_id, points, graded }: NextAnswer): Attempt {
	return {
		...graded,
		question_id,
		student_id: student.student_id,
		family_id: student.family_id,
		client_key: crypto.randomUUID(),
		points_first_try: points.first_try,
		points_helped: points.helped,
		is_decision: false,
		takes_repeat: false,
		time_to_first_ms: 1000,
		active_ms: 3000,
		client_time: new Date(),
		now: new Date(),
	};
}

/** The page's request body for it. */
export function bodyOf({ answer }: NextAnswer) {
	return {
		client_key: crypto.randomUUID(),
		answer,
		time_to_first_ms: 1000,
		active_ms: 3000,
		client_time: new Date().toISOString(),
	};
}

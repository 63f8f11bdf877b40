import { createAccessTokens } from "@learnin/server/platform/auth/access-token";
import { createKeyring } from "@learnin/server/platform/auth/keyring";
import { seedSkills } from "@learnin/server/features/skills/index";
import { renderQuestion } from "@learnin/server/features/practice/index";
import { generatorFor } from "@learnin/curriculum/generators/generators";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { openDatabase } from "@learnin/server/platform/db/database";
import pg from "pg";

/** One student with an API session and more open questions than a window can answer. */
export interface BenchStudent {
	student_id: string;
	family_id: string;
	token: string;
	question_ids: string[];
}

interface Seed {
	connectionString: string;
	/** How many questions each student gets; its length is the number of students. */
	questionsOf: number[];
	jwtSecret: string;
}

const skill_id = "add-within-100";

/** The answer with this number of a connection: wrong, and never repeated. */
export function benchAnswer(number: number) {
	return { question_type: "FILL_ONE", text: String(100_000 + number) } satisfies StudentAnswer;
}

const day = 24 * 60 * 60 * 1000;

/** Writes families, students, enrollments, sessions and questions directly into the tables. */
export async function seedAnswers(seed: Seed): Promise<BenchStudent[]> {
	const database = openDatabase({
		connectionString: seed.connectionString,
		maxConnections: 4,
		onError: () => {},
	});
	const tokens = createAccessTokens(createKeyring(seed.jwtSecret), () => new Date());
	await seedSkills(database.db);
	const students: BenchStudent[] = [];
	for (const [number, count] of seed.questionsOf.entries()) {
		const ids = await insertStudent(database, number);
		const token = await tokens.sign({ account_id: ids.account_id, session_id: ids.session_id });
		students.push({
			student_id: ids.student_id,
			family_id: ids.family_id,
			token,
			question_ids: await insertQuestions(database, ids, count),
		});
	}
	await database.close();
	await analyze(seed.connectionString);
	return students;
}

/** On a connection without the product's timeout: analyzing a large database takes longer than a request may. */
async function analyze(connectionString: string): Promise<void> {
	const client = new pg.Client({ connectionString });
	await client.connect();
	await client.query("analyze");
	await client.end();
}

type Database = ReturnType<typeof openDatabase>;

async function insertStudent({ pool }: Database, number: number) {
	const now = new Date();
	const { rows } = await pool.query<{
		account_id: string;
		session_id: string;
		student_id: string;
		family_id: string;
	}>(
		`with family as (insert into families default values returning id),
		account as (insert into accounts (email, name, user_type) values ($1, 'Bench Student', 'STUDENT') returning id),
		session as (insert into sessions (account_id, absolute_expires_at) select id, $2 from account returning id),
		student as (insert into students (family_id, account_id, name, email, grade, learning_objective)
			select family.id, account.id, 'Bench Student', $1, 5, 'Get ahead' from family, account returning id, family_id),
		agreed as (insert into consents (family_id, student_id, policy_version, scopes, method, evidence_ref)
			select family_id, id, '2026-11', array['practice', 'reports_to_guardians'], 'card_payment', 'bench' from student),
		paid as (insert into orders (family_id, purpose, type, provider, state, currency, amount_minor, paid_at)
			select family_id, 'registration', 'payment', 'STRIPE', 'paid', 'USD', 1000, $3 from student returning id, family_id),
		line as (insert into order_lines (order_id, family_id, position, student_id, name, email, grade, learning_objective, course_fee_minor)
			select paid.id, paid.family_id, 0, student.id, 'Bench Student', $1, 5, 'Get ahead', 1000 from paid, student returning id, family_id, student_id),
		enrolled as (insert into enrolments (family_id, student_id, order_line_id, starts_at, ends_at)
			select family_id, student_id, id, $3, $2 from line returning id)
		select account.id as account_id, session.id as session_id, student.id as student_id, student.family_id
		from account, session, student, enrolled`,
		[`bench${number}@example.com`, new Date(now.getTime() + 20 * day), now],
	);
	const row = rows[0];
	if (row === undefined) throw new Error("the student could not be written");
	return row;
}

async function insertQuestions(
	{ pool }: Database,
	ids: { student_id: string; family_id: string },
	count: number,
): Promise<string[]> {
	const question = typedQuestion();
	const { rows } = await pool.query<{ id: string }>(
		`with session as (insert into practice_sessions (family_id, student_id, skill_id) values ($1, $2, $3) returning id)
		insert into practice_questions (family_id, student_id, session_id, position, skill_id, generator_version, seed, difficulty, content_id)
		select $1, $2, session.id, number, $3, 1, 1, 3, keep_content($4, $5) from session, generate_series(0, $6::int - 1) as number
		returning id`,
		[
			ids.family_id,
			ids.student_id,
			skill_id,
			JSON.stringify(question),
			JSON.stringify(renderQuestion(question)),
			count,
		],
	);
	return rows.map(({ id }) => id);
}

/**
 * A question with one typed number as its answer, for which the bench's answers are wrong: unreadable answers are free
 * retries, and a student may send only a few of them per minute.
 */
function typedQuestion(): Question {
	const generator = generatorFor(skill_id);
	if (generator === undefined) throw new Error(`no generator for ${skill_id}`);
	const isCounted = (question: Question) => gradeAnswer(question, benchAnswer(0)).verdict === "incorrect";
	const question = Array.from({ length: 100 }, (_, seed) => generator.generate(seed, 3)).find(isCounted);
	if (question === undefined) throw new Error(`${skill_id} asks no question with one typed number`);
	return question;
}

import { generators } from "@learnin/curriculum/generators/generators";
import { bandsOf } from "@learnin/domain/authoring/near-duplicates";
import { questionWords } from "@learnin/domain/question/question-words";
import { createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import { keepDays } from "@learnin/server/features/people/index";
import { renderQuestion } from "@learnin/server/features/practice/index";
import { seedSkills } from "@learnin/server/features/skills/index";
import { createAccessTokens } from "@learnin/server/platform/auth/access-token";
import { type Database, openDatabase } from "@learnin/server/platform/db/database";
import { migrate } from "@learnin/server/platform/db/migrate";
import pg, { type Pool } from "pg";
import { insertBeside, insertJobs } from "./bank-rows.ts";
import type { Site } from "./compare-sites.ts";
import { jwtSecret, startServer } from "./start-server.ts";

/** Questions of one statement. */
const portion = 5_000;

/** A server with a bank of questions, and with as much of everything else that a super-admin looks at. */
export interface Bank extends Site {
	token: string;
	account_id: string;
	/** Some questions, generation jobs and candidates. */
	question_ids: string[];
	job_ids: string[];
	candidate_ids: string[];
	/** Where the list of questions goes on behind its first page. */
	next_cursor: string;
	database: Database;
	/** How many questions an export of all takes. */
	exported: number;
}

/** A database of its own on that server, filled and served. */
export async function openBank(
	server: string,
	{ name, questions, mostExported }: { name: string; questions: number; mostExported: number },
	started: AsyncDisposableStack,
): Promise<Bank> {
	const { connectionString } = await createDatabaseFrom(server, "template0", name);
	await migrate(connectionString);
	const database = openDatabase({ connectionString, maxConnections: 4, onError: () => {} });
	started.defer(() => database.close());
	// What fills a database takes longer than the product would wait.
	const pool = new pg.Pool({ connectionString, max: 1 });
	started.defer(() => pool.end());
	await seedSkills(database.db);
	await insertQuestions(pool, questions);
	await insertBeside(pool, questions);
	const running = await startServer(connectionString);
	started.defer(() => running.stop());
	// The queue makes its tables at the start.
	await insertJobs(pool, questions);
	await keepDays({ db: database.db, now: () => new Date() });
	await pool.query("vacuum analyze");
	const { token, account_id } = await signInAdmin(pool);
	const first = await fetch(`http://127.0.0.1:${running.port}/api/questions`, {
		headers: { authorization: `Bearer ${token}` },
	});
	const { data } = (await first.json()) as { data: { next_cursor: string } };
	return {
		server: running,
		token,
		account_id,
		question_ids: await someOf(pool, "questions order by updated_at desc"),
		job_ids: await someOf(pool, "generation_jobs order by created_at desc"),
		candidate_ids: await someOf(pool, "generation_candidates where state = 'ready'"),
		next_cursor: data.next_cursor,
		database,
		exported: Math.min(questions, mostExported),
	};
}

async function someOf(pool: Pool, rest: string): Promise<string[]> {
	const { rows } = await pool.query<{ id: string }>(`select id from ${rest} limit 50`);
	return rows.map(({ id }) => id);
}

/**
 * One of a hundred has the tag and the word that are looked for, up to a hundred in all: as in a bank that people fill.
 * Five hundred have the tag of what is exported.
 */
const insertSome = `
	with numbers as (
		select n, gen_random_uuid() as id, (n % greatest($2::int / 100, 10)) = 0 as is_seldom,
			(n % greatest($2::int / 500, 1)) = 0 as is_chosen
		from generate_series($4::int, $5::int) as n
	), made as (
		select m.n, m.id, m.is_seldom, t.skill_id, t.difficulty, t.question_type, t.question, t.rendered, t.words,
			(select array_agg(b::int) from jsonb_array_elements_text(t.bands) as b) as bands,
			array['bench'] || case when m.is_seldom then '{seldom}'::text[] else '{}' end
				|| case when m.is_chosen then '{chosen}'::text[] else '{}' end as tags,
			case when m.n % 20 = 0 then 'suspended' when m.n % 10 = 1 then 'draft' when m.n % 10 in (2, 3) then 'in_review'
				else 'published' end as state,
			now() - m.n * interval '1 minute' as at
		from numbers m join jsonb_to_recordset($1::jsonb) as t (number int, skill_id text, difficulty int,
			question_type text, question jsonb, rendered jsonb, words text, bands jsonb) on t.number = m.n % $3::int
	), versions as (
		insert into question_versions (question_id, version, skill_id, difficulty, tags, question, rendered, fingerprint, created_at)
		select id, 1, skill_id, difficulty, tags, question, rendered, 'bench-' || n, at from made
	)
	insert into questions (id, state, source, version, published_version, skill_id, difficulty, question_type, tags,
		fingerprint, search_text, bands, created_at, updated_at)
	select id, state, 'imported', 1, case when state = 'published' then 1 end, skill_id, difficulty, question_type, tags,
		'bench-' || n, words || case when is_seldom then ' xylophone' else '' end, bands, at, at
	from made`;

async function insertQuestions(pool: Pool, questions: number): Promise<void> {
	const templates = templatesOf();
	const values = [JSON.stringify(templates), questions, templates.length];
	for (let first = 1; first <= questions; first += portion)
		await pool.query(insertSome, [...values, first, Math.min(first + portion - 1, questions)]);
}

/** So many questions of every generator: a bank has many that are alike, and few that say the same. */
const ofEach = 8;

function templatesOf() {
	const all = Array.from({ length: ofEach }, () => generators).flat();
	return all.map((generator, number) => {
		const question = generator.generate(number + 1, 2);
		const { skill_id } = generator;
		const words = questionWords(question);
		const { question_type } = question;
		return {
			number,
			skill_id,
			difficulty: 2,
			question_type,
			question,
			rendered: renderQuestion(question),
			words,
			bands: bandsOf(words),
		};
	});
}

async function signInAdmin(pool: Pool): Promise<{ token: string; account_id: string }> {
	const { rows } = await pool.query<{ account_id: string; session_id: string }>(
		`with account as (
			insert into accounts (email, name, user_type, is_admin) values ('admin@bench.test', 'Bench Admin', 'UNKNOWN', true) returning id
		), session as (
			insert into sessions (account_id, absolute_expires_at) select id, now() + interval '1 day' from account returning id, account_id
		) select id as session_id, account_id from session`,
	);
	const [row] = rows;
	if (row === undefined) throw new Error("nobody was signed in");
	const token = await createAccessTokens(jwtSecret, () => new Date()).sign(row);
	return { token, account_id: row.account_id };
}

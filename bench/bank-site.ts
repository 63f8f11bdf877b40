import { likenessOf } from "@learnin/domain/authoring/likeness/likeness";
import type { Question } from "@learnin/domain/question/question";
import { questionWords } from "@learnin/domain/question/text/question-words";
import { createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import { storePastDays } from "@learnin/server/features/people/index";
import { questionFingerprint, renderQuestion } from "@learnin/server/features/practice/index";
import { seedSkills } from "@learnin/server/features/skills/index";
import { createAccessTokens } from "@learnin/server/platform/auth/access-token";
import { createKeyring } from "@learnin/server/platform/auth/keyring";
import { type Database, openDatabase } from "@learnin/server/platform/db/database";
import { migrate } from "@learnin/server/platform/db/migrations/migrate";
import pg, { type Pool } from "pg";
import { bankQuestion } from "./bank-questions.ts";
import { insertBeside, insertJobs } from "./bank-rows.ts";
import type { Site } from "./compare-sites.ts";
import { jwtSecret, startServer } from "./start-server.ts";

/** Questions per statement. */
const portion = 2_000;

/** A server with a bank of questions, and as much of everything else that a super-admin sees. */
export interface Bank extends Site {
	token: string;
	account_id: string;
	/** Some questions, generation jobs and candidates. */
	question_ids: string[];
	job_ids: string[];
	candidate_ids: string[];
	/** The cursor of the second page of questions. */
	next_cursor: string;
	database: Database;
	/** How many questions an export of all contains. */
	exported: number;
}

/** Its own database on that server, filled and served. */
export async function openBank(
	server: string,
	{ name, questions, mostExported }: { name: string; questions: number; mostExported: number },
	started: AsyncDisposableStack,
): Promise<Bank> {
	const { connectionString } = await createDatabaseFrom(server, "template0", name);
	await migrate(connectionString);
	const database = openDatabase({ connectionString, maxConnections: 4, onError: () => {} });
	started.defer(() => database.close());
	// Filling a database takes longer than the product's timeout.
	const pool = new pg.Pool({ connectionString, max: 1 });
	started.defer(() => pool.end());
	await seedSkills(database.db);
	await insertQuestions(pool, questions);
	await insertBeside(pool, questions);
	const running = await startServer(connectionString);
	started.defer(() => running.stop());
	// The queue creates its tables at startup.
	await insertJobs(pool, questions);
	await storePastDays({ db: database.db, now: () => new Date() });
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
 * One in a hundred has the tag and the word that are searched for, up to a hundred in all, as in a bank that people
 * fill. Five hundred have the tag of the export.
 */
const insertSome = `
	with made as (
		select t.*, gen_random_uuid() as id, array['bench'] || case when is_seldom then '{seldom}'::text[] else '{}' end
				|| case when is_chosen then '{chosen}'::text[] else '{}' end as tags,
			case when n % 20 = 0 then 'suspended' when n % 10 = 1 then 'draft' when n % 10 in (2, 3) then 'in_review'
				else 'published' end as state,
			now() - n * interval '1 minute' as at
		from jsonb_to_recordset($1::jsonb) as t (n int, is_seldom boolean, is_chosen boolean, skill_id text, difficulty int,
			question jsonb, rendered jsonb, fingerprint text, words text, bands int[], operations int, numbers int)
	), versions as (
		insert into question_versions (question_id, version, skill_id, difficulty, tags, question, rendered, fingerprint, created_at)
		select id, 1, skill_id, difficulty, tags, question, rendered, fingerprint, at from made
	)
	insert into questions (id, state, source, version, published_version, skill_id, difficulty, question_type, tags,
		fingerprint, search_text, bands, asked_operations, asked_numbers, created_at, updated_at)
	select id, state, 'imported', 1, case when state = 'published' then 1 end, skill_id, difficulty,
		question ->> 'question_type', tags, fingerprint, words || case when is_seldom then ' xylophone' else '' end,
		bands, operations, numbers, at, at
	from made`;

async function insertQuestions(pool: Pool, questions: number): Promise<void> {
	const seldom = Math.max(Math.floor(questions / 100), 10);
	const chosen = Math.max(Math.floor(questions / 500), 1);
	let some: object[] = [];
	for (const [at, row] of rowsOf(questions)) {
		some.push({ ...row, n: at, is_seldom: at % seldom === 0, is_chosen: at % chosen === 0 });
		if (some.length < portion && at < questions) continue;
		await pool.query(insertSome, [JSON.stringify(some)]);
		some = [];
	}
}

/** That many different questions, since a bank has no duplicates. */
function* rowsOf(questions: number) {
	const known = new Set<string>();
	for (let number = 1; known.size < questions; number += 1) {
		const { question, ...filed } = bankQuestion(number);
		const fingerprint = questionFingerprint(question);
		if (known.has(fingerprint)) continue;
		known.add(fingerprint);
		const words = questionWords(question);
		const row = { ...filed, question, fingerprint, words, ...likenessOf(words, question.prompt) };
		yield [known.size, { ...row, rendered: renderedLike(filed.skill_id, question) }] as const;
	}
}

const renderedOf = new Map<string, ReturnType<typeof renderQuestion>>();

/**
 * As large as the rendered question: nothing here reads more of it, and rendering each would take longer than
 * everything else.
 */
function renderedLike(skill_id: string, question: Question) {
	const known = renderedOf.get(skill_id) ?? renderQuestion(question);
	renderedOf.set(skill_id, known);
	return known;
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
	const token = await createAccessTokens(createKeyring(jwtSecret), () => new Date()).sign(row);
	return { token, account_id: row.account_id };
}

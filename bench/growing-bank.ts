import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { generators } from "@learnin/curriculum/generators/generators";
import { questionWords } from "@learnin/domain/question/question-words";
import { createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import { removeLocation } from "@learnin/embedded-postgres/location";
import { startPostgres } from "@learnin/embedded-postgres/start-postgres";
import { renderQuestion } from "@learnin/server/features/practice/index";
import { seedSkills } from "@learnin/server/features/skills/index";
import { createAccessTokens } from "@learnin/server/platform/auth/access-token";
import { openDatabase } from "@learnin/server/platform/db/database";
import { migrate } from "@learnin/server/platform/db/migrate";
import pg from "pg";
import { type ComparedPage, compareSites, mostRatio, ratioTable, type Site } from "./compare-sites.ts";
import { jwtSecret, startServer } from "./start-server.ts";

export interface BankPlan {
	/** Questions of the large bank; the small one has a thousand. */
	questions: number;
	/** Requests of each page to each bank. */
	requests: number;
}

const smallBank = 1_000;
/** Questions of one statement. */
const portion = 5_000;

interface Bank extends Site {
	token: string;
	/** Some questions, and where the list goes on behind its first page. */
	ids: string[];
	next_cursor: string;
}

const list = (query: string): ComparedPage<Bank>["request"] => {
	return ({ token }) => ({ path: `/api/questions?${query}`, token });
};

const pages: ComparedPage<Bank>[] = [
	{ name: "all questions", request: list("") },
	{
		name: "the second page",
		request: ({ token, next_cursor }) => ({ path: `/api/questions?cursor=${next_cursor}`, token }),
	},
	{ name: "waiting for review", request: list("state=in_review&reviewer=nobody") },
	{ name: "of a grade", request: list("grade=4") },
	{ name: "of a type", request: list("question_type=FILL_ONE") },
	{ name: "of a tag", request: list("tag=seldom") },
	{ name: "suspended ones", request: list("state=suspended") },
	{ name: "search", request: list("search=xylophone") },
	{
		name: "one question",
		request: ({ token, ids }, at) => ({ path: `/api/questions/${ids[at % ids.length]}`, token }),
	},
	{ name: "skills to file under", request: ({ token }) => ({ path: "/api/question-skills", token }) },
];

/** How long the pages of the bank take with many questions, as a ratio to the same pages with a thousand. */
export async function growingBank(plan: BankPlan): Promise<{ table: string; over: string[] }> {
	const started = new AsyncDisposableStack();
	try {
		const dataDir = await mkdtemp(path.join(tmpdir(), "learnin-bench-bank-"));
		started.defer(() => removeLocation(dataDir));
		const postgres = await startPostgres({
			dataDir,
			settings: { max_wal_size: "4GB" },
			maxConnections: 120,
		});
		started.defer(() => postgres.stop());
		const large = await openBank(postgres.connectionString, "large", plan.questions, started);
		const small = await openBank(postgres.connectionString, "small", smallBank, started);
		const measured = await compareSites(pages, plan.requests, { small, large });
		const title = `Pages of the bank: with ${plan.questions.toLocaleString("en-US")} questions, and with ${smallBank.toLocaleString("en-US")} (ms; p95 at most ${mostRatio} times)`;
		return ratioTable(title, measured);
	} finally {
		await started.disposeAsync();
	}
}

async function openBank(
	server: string,
	name: string,
	questions: number,
	started: AsyncDisposableStack,
): Promise<Bank> {
	const { connectionString } = await createDatabaseFrom(server, "template0", name);
	await migrate(connectionString);
	const { token, ids } = await seedBank(connectionString, questions);
	const running = await startServer(connectionString);
	started.defer(() => running.stop());
	const first = await fetch(`http://127.0.0.1:${running.port}/api/questions`, {
		headers: { authorization: `Bearer ${token}` },
	});
	const { data } = (await first.json()) as { data: { next_cursor: string } };
	return { server: running, token, ids, next_cursor: data.next_cursor };
}

/** One of a hundred has the tag and the word that are looked for, up to a hundred in all: as in a bank that people fill. */
const insertQuestions = `
	with numbers as (
		select n, gen_random_uuid() as id, (n % greatest($2::int / 100, 10)) = 0 as is_seldom
		from generate_series($4::int, $5::int) as n
	), made as (
		select m.n, m.id, m.is_seldom, t.skill_id, t.difficulty, t.question_type, t.question, t.rendered, t.words,
			case when m.n % 20 = 0 then 'suspended' when m.n % 10 = 1 then 'draft' when m.n % 10 in (2, 3) then 'in_review'
				else 'published' end as state,
			now() - m.n * interval '1 minute' as at
		from numbers m join jsonb_to_recordset($1::jsonb) as t (number int, skill_id text, difficulty int,
			question_type text, question jsonb, rendered jsonb, words text) on t.number = m.n % $3::int
	), versions as (
		insert into question_versions (question_id, version, skill_id, difficulty, tags, question, rendered, fingerprint, created_at)
		select id, 1, skill_id, difficulty, array['bench'], question, rendered, 'bench-' || n, at from made
	)
	insert into questions (id, state, source, version, published_version, skill_id, difficulty, question_type, tags,
		fingerprint, search_text, created_at, updated_at)
	select id, state, 'imported', 1, case when state = 'published' then 1 end, skill_id, difficulty, question_type,
		case when is_seldom then array['seldom'] else array['bench'] end, 'bench-' || n,
		words || case when is_seldom then ' xylophone' else '' end, at, at
	from made`;

async function seedBank(connectionString: string, questions: number) {
	const database = openDatabase({ connectionString, maxConnections: 1, onError: () => {} });
	await seedSkills(database.db);
	await database.close();
	const client = new pg.Client({ connectionString });
	await client.connect();
	try {
		const templates = templatesOf();
		const values = [JSON.stringify(templates), questions, templates.length];
		for (let first = 1; first <= questions; first += portion)
			await client.query(insertQuestions, [...values, first, Math.min(first + portion - 1, questions)]);
		await client.query("vacuum analyze");
		const { rows } = await client.query<{ id: string }>(
			"select id from questions order by updated_at desc limit 50",
		);
		return { token: await signInAdmin(client), ids: rows.map(({ id }) => id) };
	} finally {
		await client.end();
	}
}

/** A question of every generator. */
function templatesOf() {
	return generators.map((generator, number) => {
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
		};
	});
}

async function signInAdmin(client: pg.Client): Promise<string> {
	const { rows } = await client.query<{ account_id: string; session_id: string }>(
		`with account as (
			insert into accounts (email, name, user_type, is_admin) values ('admin@bench.test', 'Bench Admin', 'UNKNOWN', true) returning id
		), session as (
			insert into sessions (account_id, absolute_expires_at) select id, now() + interval '1 day' from account returning id, account_id
		) select id as session_id, account_id from session`,
	);
	const [row] = rows;
	if (row === undefined) throw new Error("nobody was signed in");
	return createAccessTokens(jwtSecret, () => new Date()).sign(row);
}

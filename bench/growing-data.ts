import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import { removeLocation } from "@learnin/embedded-postgres/location";
import { startPostgres } from "@learnin/embedded-postgres/start-postgres";
import { seedPractice } from "@learnin/local/seed/seed-practice";
import { createAccessTokens } from "@learnin/server/platform/auth/access-token";
import { createKeyring } from "@learnin/server/platform/auth/keyring";
import { migrate } from "@learnin/server/platform/db/migrations/migrate";
import pg from "pg";
import { type ComparedPage, compareSites, mostRatio, ratioTable, type Site } from "./compare-sites.ts";
import { jwtSecret, startServer } from "./start-server.ts";

export interface GrowthPlan {
	/** Students of the large database, a thousand attempts each; the small one has two. */
	students: number;
	/** Requests of each page to each database. */
	requests: number;
}

const attemptsEach = 1_000;
const smallStudents = 2;

/** One child with its parent, who request the pages. */
interface Family {
	student_id: string;
	day: string;
	session_id: string;
	skill_id: string;
	studentToken: string;
	parentToken: string;
}

interface FamilySite extends Site {
	families: Family[];
}

interface Page {
	name: string;
	who: "student" | "parent";
	path(family: Family): string;
}

const pages: Page[] = [
	{ name: "student dashboard", who: "student", path: () => "/api/learning/plan" },
	{ name: "lesson list", who: "student", path: () => "/api/learning/skills" },
	{ name: "parent dashboard", who: "parent", path: () => "/api/activity/dashboard" },
	{
		name: "student activity",
		who: "parent",
		path: (of) => `/api/activity/attempts?student_id=${of.student_id}`,
	},
	{ name: "activity report", who: "parent", path: (of) => `/api/reports/students/${of.student_id}` },
	{ name: "activity totals", who: "parent", path: (of) => `/api/reports/totals?student_id=${of.student_id}` },
	{
		name: "answers of a set",
		who: "student",
		path: (of) => `/api/activity/attempt-details?session_id=${of.session_id}`,
	},
	{
		name: "answers in a skill",
		who: "student",
		path: (of) => `/api/activity/attempt-details?skill_id=${of.skill_id}`,
	},
	{ name: "days", who: "student", path: () => "/api/practice-days" },
	{ name: "one day", who: "student", path: (of) => `/api/practice-days/${of.day}` },
	{ name: "student notifications", who: "student", path: () => "/api/parents/get-notifications" },
	{ name: "parent notifications", who: "parent", path: () => "/api/parents/get-notifications" },
];

/**
 * How long the pages of one family take in a database with two million attempts, as a ratio to the same pages with
 * only that family. Every child has a thousand attempts in both, because only the other families grow with the
 * product. Requests to both alternate one by one in one run; the ratio is that of p95, the median of windows of 30
 * requests.
 */
export async function growingData(plan: GrowthPlan): Promise<{ table: string; over: string[] }> {
	const started = new AsyncDisposableStack();
	try {
		const dataDir = await mkdtemp(path.join(tmpdir(), "learnin-bench-growth-"));
		started.defer(() => removeLocation(dataDir));
		const settings = { max_wal_size: "8GB", checkpoint_timeout: "30min", shared_buffers: "512MB" };
		const postgres = await startPostgres({ dataDir, settings, maxConnections: 120 });
		started.defer(() => postgres.stop());
		const begin = performance.now();
		const large = await openSite(postgres.connectionString, "large", plan.students, started);
		const seconds = (performance.now() - begin) / 1000;
		const small = await openSite(postgres.connectionString, "small", smallStudents, started);
		const measured = await compareSites(pages.map(comparedPage), plan.requests, { small, large });
		const attempts = (plan.students * attemptsEach).toLocaleString("en-US");
		const title = `Pages of a family: beside ${attempts} attempts of ${plan.students} students, and alone (seeded in ${seconds.toFixed(0)} s; ms; p95 at most ${mostRatio} times)`;
		return ratioTable(title, measured);
	} finally {
		await started.disposeAsync();
	}
}

async function openSite(
	server: string,
	name: string,
	students: number,
	started: AsyncDisposableStack,
): Promise<FamilySite> {
	const { connectionString } = await createDatabaseFrom(server, "template0", name);
	await migrate(connectionString);
	const now = new Date();
	const wish = { students, attempts: students * attemptsEach, now, name: "bench", password: null };
	await seedPractice({ ...wish, connectionString, log: () => {} });
	const families = await readFamilies(connectionString);
	const running = await startServer(connectionString);
	started.defer(() => running.stop());
	return { server: running, families };
}

/** Every child of the first one's grade, one in seven, so that all pages have the same content. */
const selectFamilies = `
	select s.id as student_id, s.account_id, g.account_id as parent_id,
		(select p.id from practice_sessions p where p.student_id = s.id order by p.created_at desc limit 1) as session_id,
		(select q.skill_id from practice_questions q where q.student_id = s.id and q.finished_at is not null limit 1) as skill_id,
		(select to_char(max(q.finished_at), 'YYYY-MM-DD_') || s.id from practice_questions q where q.student_id = s.id) as day
	from students s join guardians g on g.family_id = s.family_id
	where s.grade = (select min(grade) from students) order by s.name limit 20`;

interface FamilyRow extends Omit<Family, "studentToken" | "parentToken"> {
	account_id: string;
	parent_id: string;
}

async function readFamilies(connectionString: string): Promise<Family[]> {
	const client = new pg.Client({ connectionString });
	await client.connect();
	try {
		const { rows } = await client.query<FamilyRow>(selectFamilies);
		const tokens = createAccessTokens(createKeyring(jwtSecret), () => new Date());
		const signIn = async (account_id: string) => {
			const session = await client.query<{ id: string }>(
				"insert into sessions (account_id, absolute_expires_at) values ($1, now() + interval '1 day') returning id",
				[account_id],
			);
			return tokens.sign({ account_id, session_id: session.rows[0]?.id ?? "" });
		};
		const families: Family[] = [];
		for (const { account_id, parent_id, ...row } of rows)
			families.push({ ...row, studentToken: await signIn(account_id), parentToken: await signIn(parent_id) });
		return families;
	} finally {
		await client.end();
	}
}

function comparedPage({ name, who, path: pathOf }: Page): ComparedPage<FamilySite> {
	return {
		name,
		request: ({ families }, at) => {
			const family = families[at % families.length];
			if (family === undefined) throw new Error("the seed has no family");
			return { path: pathOf(family), token: who === "student" ? family.studentToken : family.parentToken };
		},
	};
}

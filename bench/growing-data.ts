import http from "node:http";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import { removeLocation } from "@learnin/embedded-postgres/location";
import { startPostgres } from "@learnin/embedded-postgres/start-postgres";
import { seedPractice } from "@learnin/local/seed/seed-practice";
import { createAccessTokens } from "@learnin/server/platform/auth/access-token";
import { migrate } from "@learnin/server/platform/db/migrate";
import pg from "pg";
import { median } from "./measure-window.ts";
import { jwtSecret, type RunningServer, startServer } from "./start-server.ts";

export interface GrowthPlan {
	/** Students of the large database, a thousand attempts each; the small one has two. */
	students: number;
	/** Requests of each page to each database. */
	requests: number;
}

const attemptsEach = 1_000;
const smallStudents = 2;
/** Requests of one window. */
const window = 30;
/** What the issue of the product allows. */
export const mostRatio = 1.3;

/** One child with its parent, as the pages are asked for. */
interface Family {
	student_id: string;
	day: string;
	session_id: string;
	skill_id: string;
	studentToken: string;
	parentToken: string;
}

interface Site {
	server: RunningServer;
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
 * How long the pages of one family take where everybody has practised two million times, as a ratio to the same pages
 * where there is only that one family. Every child has a thousand attempts in both, because what grows with the product
 * is everybody else. Requests to both alternate one by one within one run; the ratio is that of p95, the median of windows of 30 requests.
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
		const measured: Measured[] = [];
		for (const page of pages) measured.push(await compare(page, plan.requests, { small, large }));
		return present(plan, measured, seconds);
	} finally {
		await started.disposeAsync();
	}
}

async function openSite(
	server: string,
	name: string,
	students: number,
	started: AsyncDisposableStack,
): Promise<Site> {
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

/** Every child whose grade is that of the first: one in seven, so that all pages have as much on them. */
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
		const tokens = createAccessTokens(jwtSecret, () => new Date());
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

interface Measured {
	name: string;
	small: number[];
	large: number[];
}

async function compare(page: Page, requests: number, sites: { small: Site; large: Site }): Promise<Measured> {
	const agent = new http.Agent({ keepAlive: true });
	const ask = ({ server, families }: Site, at: number) => {
		const family = families[at % families.length];
		if (family === undefined) throw new Error("the seed has no family");
		const token = page.who === "student" ? family.studentToken : family.parentToken;
		return timeOf({ agent, port: server.port, path: page.path(family), token });
	};
	const measured: Measured = { name: page.name, small: [], large: [] };
	// Unmeasured first: connections, prepared statements, compiled code.
	for (let at = 0; at < 30; at += 1) {
		await ask(sites.small, at);
		await ask(sites.large, at);
	}
	for (let at = 0; at < requests; at += 1) {
		const order = at % 2 === 0 ? (["small", "large"] as const) : (["large", "small"] as const);
		for (const site of order) measured[site].push(await ask(sites[site], at));
	}
	agent.destroy();
	return measured;
}

interface Request {
	agent: http.Agent;
	port: number;
	path: string;
	token: string;
}

/** Milliseconds until the whole answer is there; anything but 200 ends the bench. */
function timeOf({ agent, port, path: target, token }: Request): Promise<number> {
	const begin = performance.now();
	return new Promise((resolve, reject) => {
		const headers = { authorization: `Bearer ${token}` };
		const request = http.get({ agent, host: "127.0.0.1", port, path: target, headers }, (response) => {
			let text = "";
			response.setEncoding("utf8");
			response.on("data", (part: string) => {
				text += part;
			});
			response.on("end", () => {
				if (response.statusCode === 200) resolve(performance.now() - begin);
				else reject(new Error(`${target}: ${response.statusCode} ${text.slice(0, 300)}`));
			});
		});
		request.on("error", reject);
	});
}

function present(plan: GrowthPlan, measured: Measured[], seconds: number) {
	const attempts = (plan.students * attemptsEach).toLocaleString("en-US");
	const rows = measured.map(({ name, small, large }) => {
		const ratio = ratioOf(small, large);
		const cells = [at(small, 0.5), at(small, 0.95), at(large, 0.5), at(large, 0.95)].map((ms) =>
			ms.toFixed(1).padStart(9),
		);
		const verdict = ratio > mostRatio ? "  OVER" : "";
		return {
			name,
			ratio,
			line: `${name.padEnd(24)}${cells.join("")}${ratio.toFixed(2).padStart(9)}${verdict}`,
		};
	});
	const table = [
		`\nPages of a family: beside ${attempts} attempts of ${plan.students} students, and alone (seeded in ${seconds.toFixed(0)} s; ms; p95 at most ${mostRatio} times)`,
		`${"".padEnd(24)}alone p50      p95  all p50      p95    ratio`,
		...rows.map(({ line }) => line),
		"",
	].join("\n");
	const over = rows
		.filter(({ ratio }) => ratio > mostRatio)
		.map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`);
	return { table, over };
}

/** At p95, the median over windows of time: what disturbs the machine for a moment decides nothing. */
function ratioOf(small: number[], large: number[]): number {
	const count = Math.floor(small.length / window);
	const ratios = Array.from({ length: count }, (_, number) => {
		const part = (values: number[]) => values.slice(number * window, (number + 1) * window);
		return at(part(large), 0.95) / at(part(small), 0.95);
	});
	return median(ratios);
}

function at(values: number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { removeLocation } from "@learnin/embedded-postgres/location";
import { startPostgres } from "@learnin/embedded-postgres/start-postgres";
import { seedPractice } from "@learnin/local/seed/seed-practice";
import { createAccessTokens } from "@learnin/server/platform/auth/access-token";
import { createKeyring } from "@learnin/server/platform/auth/keyring";
import { migrate } from "@learnin/server/platform/db/migrations/migrate";
import pg from "pg";
import { missingFigures, quantile } from "./measure-window.ts";
import { type PlannedRequest, type Sent, sendInTime } from "./open-loop.ts";
import { type BenchStudent, benchAnswer, seedAnswers } from "./seed-answers.ts";
import { refusalOf } from "./send-request.ts";
import { jwtSecret, startServer } from "./start-server.ts";

export interface ClassPlan {
	/** Children who press Start. */
	students: number;
	/** All of them within this many milliseconds. */
	within: number;
	/** Earlier attempts of each student. */
	attemptsEach: number;
}

const budget = { start: 1_500, answer: 300 };
const answersPerSecond = 50;
/** How long other answers run before the first start and after the last one. */
const asideMs = 1_500;
const warmUpStudents = 6;
const answeringStudents = 30;
const readinessEveryMs = 100;
const watchEveryMs = 20;
/** Without it, the load of a whole class would take much of the CPU from the server under test. */
const niceness = 10;

/**
 * A class presses Start within two seconds at one node while other children answer: how long the starts take, how long
 * the other answers take, and whether the node stays ready. Requests are sent on schedule, whatever the node does.
 */
export async function classStart(plan: ClassPlan): Promise<{ table: string; over: string[] }> {
	const started = new AsyncDisposableStack();
	try {
		const dataDir = await mkdtemp(path.join(tmpdir(), "learnin-bench-class-"));
		started.defer(() => removeLocation(dataDir));
		const { connectionString } = await startPostgres({ dataDir, maxConnections: 100 }).then((postgres) => {
			started.defer(() => postgres.stop());
			return postgres;
		});
		const { pupils, answering } = await seedClass(connectionString, plan);
		const server = await startServer(connectionString);
		started.defer(() => server.stop());
		const answers = answersOf(answering);
		const others = pupils.splice(0, warmUpStudents);
		const first = [...startsOf(others, 300), ...answers(asideMs)];
		const warmUp = await sendInTime({ port: server.port, niceness, requests: first });
		const duration = asideMs + plan.within + asideMs;
		const starts = startsOf(pupils, plan.within).map((start) => ({ ...start, at: asideMs + start.at }));
		const requests = [...starts, ...answers(duration), ...readiness(duration)];
		const watch = await watchConnections(connectionString);
		const sent = await sendInTime({ port: server.port, niceness, requests });
		return judge(plan, sent, { warmUp, mostIdle: await watch.end() });
	} finally {
		await started.disposeAsync();
	}
}

async function seedClass(connectionString: string, { students, attemptsEach }: ClassPlan) {
	await migrate(connectionString);
	const now = new Date();
	const count = students + warmUpStudents;
	const wish = { students: count, attempts: count * attemptsEach, now, name: "class", password: null };
	await seedPractice({ ...wish, connectionString, log: () => {} });
	const questionsOf = Array.from({ length: answeringStudents }, () => 100);
	const answering = await seedAnswers({ connectionString, questionsOf, jwtSecret });
	return { pupils: await tokensOfClass(connectionString), answering };
}

async function tokensOfClass(connectionString: string): Promise<string[]> {
	const client = new pg.Client({ connectionString });
	await client.connect();
	try {
		const { rows } = await client.query<{ account_id: string; session_id: string }>(
			`insert into sessions (account_id, absolute_expires_at)
			select account_id, now() + interval '1 day' from students where email like 'class.%'
			returning account_id, id as session_id`,
		);
		const tokens = createAccessTokens(createKeyring(jwtSecret), () => new Date());
		return await Promise.all(rows.map((row) => tokens.sign(row)));
	} finally {
		await client.end();
	}
}

function startsOf(tokens: readonly string[], within: number): PlannedRequest[] {
	const body = { kind: "daily" };
	const at = (number: number) => (within * number) / tokens.length;
	return tokens.map((token, number) => ({
		name: "start",
		at: at(number),
		path: startSession.path,
		token,
		body,
	}));
}

/** A steady series of answers, each wrong and different. */
function answersOf(students: readonly BenchStudent[]) {
	let given = 0;
	return (duration: number): PlannedRequest[] =>
		Array.from({ length: (duration / 1000) * answersPerSecond }, (_, number) => {
			const student = students[given % students.length];
			const turn = Math.floor(given / students.length);
			given += 1;
			const body = {
				client_key: crypto.randomUUID(),
				answer: benchAnswer(turn),
				time_to_first_ms: 1000,
				active_ms: 3000,
				client_time: new Date().toISOString(),
			};
			// Nine wrong tries leave a question open.
			const question_id = student?.question_ids[Math.floor(turn / 9)];
			const path = `/api/practice/questions/${question_id}/attempts`;
			return {
				name: "answer",
				at: (number * 1000) / answersPerSecond,
				path,
				token: student?.token ?? "",
				body,
			};
		});
}

function readiness(duration: number): PlannedRequest[] {
	return Array.from({ length: duration / readinessEveryMs }, (_, number) => ({
		name: "readyz",
		at: number * readinessEveryMs,
		path: "/readyz",
	}));
}

/** Repeatedly counts the server's connections that are idle in a transaction. */
async function watchConnections(connectionString: string): Promise<{ end(): Promise<number> }> {
	const client = new pg.Client({ connectionString });
	await client.connect();
	let most = 0;
	let asked = Promise.resolve();
	const ask = async () => {
		const { rows } = await client.query<{ count: string }>(
			"select count(*) from pg_stat_activity where application_name = 'learnin' and state = 'idle in transaction'",
		);
		most = Math.max(most, Number(rows[0]?.count));
	};
	const timer = setInterval(() => {
		asked = asked.then(ask);
	}, watchEveryMs);
	return {
		end: async () => {
			clearInterval(timer);
			await asked;
			await client.end();
			return most;
		},
	};
}

function judge(
	{ students, within }: ClassPlan,
	sent: readonly Sent[],
	{ warmUp, mostIdle }: { warmUp: readonly Sent[]; mostIdle: number },
): { table: string; over: string[] } {
	const refusals = [...warmUp, ...sent].flatMap((each) => refusalOf(each.name, each) ?? []);
	const over =
		refusals.length === 0
			? []
			: [
					`class: ${refusals.length} requests failed; the first answers:\n    ${refusals.slice(0, 3).join("\n    ")}`,
				];
	const lines = (["start", "answer", "readyz"] as const).map((name) => {
		const latencies = sent.filter((each) => each.name === name && each.status === 200).map(({ ms }) => ms);
		const figures = [0.5, 0.95, 0.99, 1].map((share) => quantile(latencies, share));
		over.push(...missingFigures(`class, ${name}`, figures));
		const [, p95 = 0, p99 = 0] = figures;
		if (name === "start" && p95 > budget.start)
			over.push(`class: starts p95 ${p95.toFixed(0)} ms, at most ${budget.start}`);
		if (name === "answer" && p99 > budget.answer)
			over.push(`class: answers beside p99 ${p99.toFixed(0)} ms, at most ${budget.answer}`);
		const count = `${latencies.length}/${sent.filter((each) => each.name === name).length}`;
		return `${name.padEnd(12)}${count.padStart(9)}${figures.map((ms) => ms.toFixed(0).padStart(8)).join("")}`;
	});
	const title = `A class of ${students} starts within ${within / 1000} s, ${answersPerSecond} answers a second beside it (ms; starts p95 at most ${budget.start}, answers p99 at most ${budget.answer})`;
	const head = `${"".padEnd(12)}${"answered".padStart(9)}     p50     p95     p99   worst`;
	const idle = `most connections that waited in a transaction: ${mostIdle}`;
	return { table: ["", title, head, ...lines, idle, ""].join("\n"), over };
}

import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { removeLocation } from "@learnin/embedded-postgres/location";
import { startPostgres } from "@learnin/embedded-postgres/start-postgres";
import { seedPractice } from "@learnin/local/seed/seed-practice";
import type { SeededPeople } from "@learnin/local/seed/write-people";
import { createAccessTokens } from "@learnin/server/platform/auth/access-token";
import { createKeyring } from "@learnin/server/platform/auth/keyring";
import { migrate } from "@learnin/server/platform/db/migrations/migrate";
import pg from "pg";
import { answerMix, type MixedQuestion } from "../answers/answer-mix.ts";
import { storeMix } from "../answers/answer-supply.ts";
import { missingFigures, quantile } from "../measure-window.ts";
import type { PlannedRequest, Sent } from "../open-loop.ts";
import { refusalOf } from "../send-request.ts";
import { jwtSecret, startServer } from "../start-server.ts";
import { type CrowdSent, sendAsCrowd } from "./crowd-load.ts";
import { type Deed, planStudent, type StudentPlan } from "./crowd-plan.ts";
import { endSets, openQuestions } from "./crowd-rows.ts";

export interface CrowdPlan {
	/** Numbers of students to try, the smallest first. */
	crowds: number[];
	/** The least number that must be held. */
	least: number;
	seconds: number;
	/** What each student has practiced before. */
	attemptsEach: number;
}

/** Of all requests, from the moment when each was due. */
const mostP99 = 200;
/** The first seconds, in which a node that was just started warms up, count for nothing. */
const warmUpMs = 5_000;
const studentsPerPage = 4;
const niceness = 10;
const names = ["answer", "hint", "skip", "start", "dashboard"] as const satisfies Deed["name"][];

/**
 * The largest crowd that one node beside its database serves with a 99th percentile under 200 ms. Each student does
 * something every 20 seconds: answers a real mix of questions, opens hints, skips, starts the next set after learning from
 * the one before, and now and then looks at the dashboard; a parent's page is open for every fourth. Requests go out at
 * their moment, whatever the node does, from a process of lower priority on the same processors.
 */
export async function crowd(plan: CrowdPlan): Promise<{ table: string; over: string[] }> {
	const started = new AsyncDisposableStack();
	try {
		const dataDir = await mkdtemp(path.join(tmpdir(), "learnin-bench-crowd-"));
		started.defer(() => removeLocation(dataDir));
		const postgres = await startPostgres({ dataDir, maxConnections: 100 });
		started.defer(() => postgres.stop());
		const place = await seedCrowd(postgres.connectionString, plan);
		started.defer(() => place.client.end());
		const server = await startServer(postgres.connectionString);
		started.defer(() => server.stop());
		const lines: string[] = [];
		const over: string[] = [];
		let held = 0;
		for (const [at, students] of plan.crowds.entries()) {
			// Other students each time: those before have sets that are not ended.
			const first = plan.crowds.slice(0, at).reduce((sum, count) => sum + count, 0);
			const level = judge(students, await serve(server.port, place, { ...plan, first, students }));
			lines.push(...level.lines);
			over.push(...level.missing);
			if (!level.is_held) break;
			held = students;
		}
		if (held < plan.least) over.push(`crowd: ${held} students held, at least ${plan.least}`);
		const verdict = `largest crowd held: ${held} students`;
		return { table: ["", title, head, ...lines, verdict, ""].join("\n"), over };
	} finally {
		await started.disposeAsync();
	}
}

const title = `A crowd of students on one node, something every 20 s from each (ms from the moment it was due; held: p99 of all under ${mostP99}, nothing refused)`;
const head = `${"students".padStart(8)}  ${"".padEnd(10)}${"answered".padStart(12)}     p50     p95     p99   worst`;

interface Place {
	client: pg.Client;
	mix: MixedQuestion[];
	people: SeededPeople;
	/** By account. */
	tokens: Map<string, string>;
}

async function seedCrowd(connectionString: string, { crowds, attemptsEach }: CrowdPlan): Promise<Place> {
	await migrate(connectionString);
	const students = crowds.reduce((sum, count) => sum + count, 0);
	const wish = {
		students,
		attempts: students * attemptsEach,
		now: new Date(),
		name: "crowd",
		password: null,
	};
	const people = await seedPractice({ ...wish, connectionString, log: () => {} });
	const client = new pg.Client({ connectionString });
	await client.connect();
	const { rows } = await client.query<{ account_id: string; session_id: string }>(
		`insert into sessions (account_id, absolute_expires_at) select unnest($1::uuid[]), now() + interval '1 day'
		returning account_id, id as session_id`,
		[[...people.students, ...people.parents].map(({ account_id }) => account_id)],
	);
	const access = createAccessTokens(createKeyring(jwtSecret), () => new Date());
	const tokens = new Map<string, string>();
	for (const row of rows) tokens.set(row.account_id, await access.sign(row));
	const mix = answerMix();
	await storeMix(client, mix);
	return { client, mix, people, tokens };
}

interface Wanted {
	/** The number of the first student. */
	first: number;
	students: number;
	seconds: number;
}

async function serve(
	port: number,
	{ client, mix, people, tokens }: Place,
	wanted: Wanted,
): Promise<CrowdSent> {
	const students = people.students.slice(wanted.first, wanted.first + wanted.students);
	const plans = students.map((_, at) => planStudent(wanted.first + at, wanted.seconds, mix));
	await endSets(
		client,
		students.filter((_, at) => plans[at]?.starts),
		mix,
	);
	const questions = await openQuestions(client, students, plans, mix);
	const requests = students.flatMap(({ student_id, account_id }, at) =>
		requestsOf(plans[at], questions.get(student_id) ?? [], tokens.get(account_id)),
	);
	const families = new Set(students.map(({ family_id }) => family_id));
	const watching = people.parents
		.filter(({ family_id }) => families.has(family_id))
		.slice(0, Math.ceil(wanted.students / studentsPerPage))
		.flatMap(({ account_id }) => tokens.get(account_id) ?? []);
	return sendAsCrowd({ port, requests, watching, niceness });
}

function requestsOf(
	plan: StudentPlan | undefined,
	ids: readonly string[],
	token: string | undefined,
): PlannedRequest[] {
	if (plan === undefined || token === undefined)
		throw new Error("a student of the crowd has no plan or token");
	return plan.deeds.map((deed) => ({ name: deed.name, at: deed.at, token, ...sentFor(deed, ids) }));
}

function sentFor(deed: Deed, ids: readonly string[]): Pick<PlannedRequest, "path" | "body"> {
	const once = { client_key: crypto.randomUUID(), active_ms: 3000, client_time: new Date().toISOString() };
	const of = (question: number) => `/api/practice/questions/${ids[question]}`;
	switch (deed.name) {
		case "answer":
			return {
				path: `${of(deed.question)}/attempts`,
				body: { ...once, answer: deed.answer, time_to_first_ms: 1000 },
			};
		case "hint":
			return { path: `${of(deed.question)}/hints`, body: { shown: 0 } };
		case "skip":
			return { path: `${of(deed.question)}/skip`, body: once };
		case "start":
			return { path: startSession.path, body: { kind: "daily" } };
		case "dashboard":
			return { path: "/api/practice/dashboard" };
	}
}

interface Level {
	lines: string[];
	is_held: boolean;
	missing: string[];
}

function judge(students: number, { sent, lines, lost, own_share }: CrowdSent): Level {
	const measured = sent.filter(({ at }) => at >= warmUpMs);
	const rowOf = (label: string, of: readonly Sent[]) => {
		const latencies = of.filter(({ status }) => status === 200).map(({ ms }) => ms);
		const figures = [0.5, 0.95, 0.99, 1].map((share) => quantile(latencies, share));
		const answered = `${latencies.length}/${of.length}`;
		const line = `${label.padEnd(10)}${answered.padStart(12)}${figures.map((ms) => ms.toFixed(0).padStart(8)).join("")}`;
		return { line, figures };
	};
	const all = rowOf("all", measured);
	const rows = [
		all,
		...names.map((name) =>
			rowOf(
				name,
				measured.filter((each) => each.name === name),
			),
		),
	];
	const refusals = sent.flatMap((each) => refusalOf(each.path, each) ?? []);
	const troubles = [...refusals, ...lost.map((why) => `a parent's page: ${why}`)];
	const open = Math.ceil(students / studentsPerPage);
	return {
		lines: [
			...rows.map(({ line }, at) => `${(at === 0 ? String(students) : "").padStart(8)}  ${line}`),
			`          ${open} open pages got ${lines} lines; the load took ${(100 * own_share).toFixed(0)} % of the processors`,
			...troubles.slice(0, 3).map((trouble) => `          ${trouble}`),
		],
		is_held: troubles.length === 0 && (all.figures[2] ?? Number.POSITIVE_INFINITY) < mostP99,
		missing: missingFigures(`crowd of ${students}`, all.figures),
	};
}

import { mkdtemp } from "node:fs/promises";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeLocation } from "@learnin/embedded-postgres/location";
import { startPostgres } from "@learnin/embedded-postgres/start-postgres";
import { insertAttemptStatement, insertAttemptValues } from "@learnin/server/features/practice/index";
import { migrate } from "@learnin/server/platform/db/migrate";
import pg from "pg";
import { type Answer, faultsOf, measureWindow, median, type Window } from "./measure-window.ts";
import { refusalOf, sendRequest } from "./send-request.ts";
import { benchAnswer, type BenchStudent, seedAnswers } from "./seed-answers.ts";
import { jwtSecret, startServer } from "./start-server.ts";

interface Plan {
	windowMs: number;
	rounds: number;
	connections: number[];
}

/** A wrong answer leaves the question open for the next one, nine times. */
const answersPerQuestion = 9;

/**
 * Submitted answers per second through the whole server (HTTP, sign-in check, grading, one durable transaction),
 * as a ratio to the same SQL statement run by the same number of bare connections on the same PostgreSQL with the
 * same durability, in windows that alternate within one run. Load, server and database share the machine's cores.
 */
export async function submittedAnswers(plan: Plan): Promise<{ table: string; over: string[] }> {
	const dataDir = await mkdtemp(path.join(tmpdir(), "learnin-bench-"));
	const most = Math.max(...plan.connections);
	const postgres = await startPostgres({ dataDir, maxConnections: most + 80 });
	try {
		await migrate(postgres.connectionString);
		const questionsOf = Array.from({ length: most }, (_, number) => questionsNeeded(plan, number));
		const students = await seedAnswers({
			connectionString: postgres.connectionString,
			questionsOf,
			jwtSecret,
		});
		const server = await startServer(postgres.connectionString);
		try {
			const rows: string[] = [];
			const over: string[] = [];
			const parts = {
				postgres,
				server,
				pickForServer: questionPicker(students, 0),
				pickForBare: questionPicker(students, 1),
			};
			for (const connections of plan.connections) {
				const [warmUp, ...pairs] = await compare(plan, connections, parts);
				rows.push(line(connections, pairs));
				for (const side of ["server", "bare"] as const) {
					const windows = [warmUp, ...pairs].map((pair) => pair[side]);
					over.push(...faultsOf(`answers, ${side}, ${connections} connections`, windows));
				}
			}
			return { table: [header, ...rows, ""].join("\n"), over };
		} finally {
			await server.stop();
		}
	} finally {
		await postgres.stop();
		await removeLocation(dataDir);
	}
}

const header = `Submitted answers per second: whole server against the same statement bare (fsync on; medians of alternating windows)
connections   server/s   p50 ms   p99 ms     bare/s   p50 ms   p99 ms   server/bare`;

/** More than any machine of today answers: the windows of each level share among its connections. */
function questionsNeeded(plan: Plan, number: number): number {
	const seconds = (plan.windowMs / 1000) * (plan.rounds + 0.5);
	const mostPerSecond = (connections: number) => Math.min(12_000, connections * 4_000);
	const answers = plan.connections
		.filter((connections) => number < connections)
		.map((connections) => (mostPerSecond(connections) * seconds) / connections);
	return 2 * Math.ceil(answers.reduce((sum, count) => sum + count, 0) / answersPerQuestion) + 2;
}

type Picker = ReturnType<typeof questionPicker>;

interface Parts {
	postgres: { connectionString: string };
	server: { port: number };
	pickForServer: Picker;
	pickForBare: Picker;
}

interface Pair {
	server: Window;
	bare: Window;
}

/** The windows, the one for warming up first. */
async function compare(plan: Plan, connections: number, parts: Parts): Promise<[Pair, ...Pair[]]> {
	const throughServer = serverAnswers(parts, connections);
	const bare = await bareAnswers(parts, connections);
	const measure = async (windowMs: number) => ({
		server: await measureWindow(connections, windowMs, throughServer.answer),
		bare: await measureWindow(connections, windowMs, bare.answer),
	});
	// One more window first, of which no figure is taken: connections, prepared statements, compiled code.
	const pairs: [Pair, ...Pair[]] = [await measure(plan.windowMs / 2)];
	for (let round = 0; round < plan.rounds; round += 1) pairs.push(await measure(plan.windowMs));
	throughServer.close();
	await bare.close();
	return pairs;
}

function line(connections: number, pairs: Pair[]): string {
	const of = (side: keyof Pair, figure: "perSecond" | "p50" | "p99") =>
		median(pairs.map((pair) => pair[side][figure]));
	const ratio = median(pairs.map(({ server, bare }) => server.perSecond / bare.perSecond));
	const cells = (side: keyof Pair) =>
		[
			of(side, "perSecond").toFixed(0).padStart(9),
			of(side, "p50").toFixed(1).padStart(9),
			of(side, "p99").toFixed(1).padStart(9),
		].join("");
	return `${String(connections).padStart(11)} ${cells("server")} ${cells("bare").padStart(28)} ${ratio.toFixed(2).padStart(13)}`;
}

/** Hands out a question of the connection's own student and an answer not given before. */
function questionPicker(students: BenchStudent[], offset: number) {
	const given = new Map<number, number>();
	return (connection: number) => {
		const student = students[connection];
		const count = given.get(connection) ?? 0;
		given.set(connection, count + 1);
		const question_id = student?.question_ids[offset + 2 * Math.floor(count / answersPerQuestion)];
		if (student === undefined || question_id === undefined) throw new Error("the bench ran out of questions");
		return { student, question_id, answer: benchAnswer(count) };
	};
}

function serverAnswers(
	{ server, pickForServer: pick }: Parts,
	connections: number,
): { answer: Answer; close(): void } {
	const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
	return {
		close: () => agent.destroy(),
		answer: async (connection) => {
			const { student, question_id, answer } = pick(connection);
			const body = {
				client_key: crypto.randomUUID(),
				answer,
				time_to_first_ms: 1000,
				active_ms: 3000,
				client_time: new Date().toISOString(),
			};
			const path = `/api/practice/questions/${question_id}/attempts`;
			const request = { agent, port: server.port, path, token: student.token, body };
			return refusalOf("an answer", await sendRequest(request));
		},
	};
}

async function bareAnswers(
	{ postgres, pickForBare: pick }: Parts,
	connections: number,
): Promise<{ answer: Answer; close(): Promise<void> }> {
	const clients = Array.from(
		{ length: connections },
		() => new pg.Client({ connectionString: postgres.connectionString }),
	);
	for (const client of clients) await client.connect();
	return {
		close: async () => {
			for (const client of clients) await client.end();
		},
		answer: async (connection) => {
			const { student, question_id, answer } = pick(connection);
			const values = insertAttemptValues({
				question_id,
				student_id: student.student_id,
				client_key: crypto.randomUUID(),
				verdict: "incorrect",
				answer: JSON.stringify(answer),
				answer_read: answer.text,
				feedback: JSON.stringify({
					verdict: "incorrect",
					known_mistake: null,
					not_simplest: false,
					is_repeat: false,
				}),
				known_mistake_id: null,
				points_first_try: 300,
				points_helped: 150,
				is_decision: false,
				takes_repeat: false,
				time_to_first_ms: 1000,
				active_ms: 3000,
				client_time: new Date(),
				now: new Date(),
			});
			const result = await clients[connection]?.query({ ...insertAttemptStatement, values });
			return result?.rowCount === 1 ? null : "the bare statement stored nothing";
		},
	};
}

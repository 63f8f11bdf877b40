import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeLocation } from "@learnin/embedded-postgres/location";
import { startPostgres } from "@learnin/embedded-postgres/start-postgres";
import { migrate } from "@learnin/server/platform/db/migrations/migrate";
import pg from "pg";
import { type BenchStudent, seedAnswers } from "../seed-answers.ts";
import { jwtSecret, startServer } from "../start-server.ts";
import { answerAll, giveSets, learnAll } from "./practice-rounds.ts";
import { setPageImages, tableBytes, walByTable, walOf, walPosition } from "./table-bytes.ts";
import type { TableBytes, WalOfTable } from "./table-bytes.ts";

export interface BytesPlan {
	students: number;
	/** Sets of ten questions that each student starts in each of the rounds. */
	sets: number;
}

/** Bytes for each answered question in all tables that grow with answers, and of WAL for each answer. */
const budget = { question: 700, wal: 1_200 };

/** Tables that grow with each answered question. */
const growing = new Set(["practice_sessions", "practice_questions", "attempts", "mastery_steps"]);

/**
 * The first round creates the rows that stop growing (what is known of each skill), the others are measured: the
 * second without images of whole pages in the WAL, the third with them.
 */
const rounds = [
	{ name: "first", images: "off" },
	{ name: "without page images", images: "off" },
	{ name: "with page images", images: "on" },
] as const;

/** What an answered question costs in bytes, and an answer in WAL, when students practice through the API. */
export async function bytesOfAnswers(plan: BytesPlan): Promise<{ table: string; over: string[] }> {
	const started = new AsyncDisposableStack();
	try {
		const dataDir = await mkdtemp(path.join(tmpdir(), "learnin-bench-bytes-"));
		started.defer(() => removeLocation(dataDir));
		const postgres = await startPostgres({ dataDir, maxConnections: 100 });
		started.defer(() => postgres.stop());
		const { connectionString } = postgres;
		await migrate(connectionString);
		const questionsOf = Array.from({ length: plan.students }, () => 0);
		const students = await seedAnswers({ connectionString, questionsOf, jwtSecret });
		const server = await startServer(connectionString);
		started.defer(() => server.stop());
		const client = new pg.Client({ connectionString });
		await client.connect();
		started.defer(() => client.end());
		const measured = await measureRounds({ port: server.port, client }, students, plan);
		return judge(measured, await tableBytes(client));
	} finally {
		await started.disposeAsync();
	}
}

interface Round {
	name: string;
	answers: number;
	finished: number;
	/** Bytes of WAL: of giving the questions, of their answers, and of learning what they left to learn. */
	wal: { given: number; answered: number; learned: number };
	given: number;
	/** Of answers and learning, the most first. */
	tables: WalOfTable[];
}

async function measureRounds(
	site: { port: number; client: pg.Client },
	students: readonly BenchStudent[],
	{ sets }: BytesPlan,
): Promise<Round[]> {
	const measured: Round[] = [];
	for (const { name, images } of rounds) {
		await setPageImages(site.client, images);
		const given = await walOf(site.client, () => giveSets(site, students, sets));
		const before = await walPosition(site.client);
		const answered = await walOf(site.client, () => answerAll(site.port, given.result));
		const learned = await walOf(site.client, () => learnAll(site.port, students));
		measured.push({
			name,
			...answered.result,
			wal: { given: given.bytes, answered: answered.bytes, learned: learned.bytes },
			given: given.result.length,
			tables: await walByTable(site.client, before),
		});
	}
	return measured;
}

function judge(measured: readonly Round[], tables: readonly TableBytes[]): { table: string; over: string[] } {
	const finished = measured.reduce((sum, round) => sum + round.finished, 0);
	const each = (bytes: number) => (bytes / finished).toFixed(0).padStart(10);
	const lines = tables
		.filter((table) => totalOf(table) / finished >= 1)
		.flatMap((table) => {
			const { name, rows, heap, indexes, toast } = table;
			const mark = growing.has(name) ? "*" : " ";
			return [
				`${mark} ${name.padEnd(24)}${String(rows).padStart(8)}${[totalOf(table), heap, indexes, toast].map(each).join("")}`,
				...(growing.has(name) ? table.of_indexes : []).map(
					({ name: index, bytes }) => `    ${index.padEnd(50)}${each(bytes)}`,
				),
			];
		});
	const question = tables
		.filter(({ name }) => growing.has(name))
		.reduce((sum, table) => sum + totalOf(table) / finished, 0);
	const wal = measured.find(({ name }) => name === "without page images");
	const answer = wal === undefined ? Number.NaN : walOfAnswer(wal);
	const over = [
		...(question <= budget.question
			? []
			: [`bytes: an answered question costs ${question.toFixed(0)} bytes, at most ${budget.question}`]),
		...(answer <= budget.wal
			? []
			: [`bytes: an answer writes ${answer.toFixed(0)} bytes of WAL, at most ${budget.wal}`]),
	];
	const table = [
		"",
		`Bytes for each of ${finished} answered questions; those marked * grow with every one`,
		`  ${"".padEnd(24)}${"rows".padStart(8)}     total      heap   indexes     TOAST`,
		...lines,
		`all marked * ${question.toFixed(0)}, at most ${budget.question}`,
		"",
		`WAL in bytes; an answer with what is learned from it at most ${budget.wal}, without page images`,
		`  ${"".padEnd(24)}   given question    answer  learning   an answer in all`,
		...measured.map(walLine),
		...(wal === undefined
			? []
			: [
					"of that, without page images: records and bytes for each answer",
					...wal.tables.map((each) => tableLine(each, wal)),
				]),
		"",
	].join("\n");
	return { table, over };
}

function walLine(round: Round): string {
	const { name, wal, given, answers } = round;
	const figures = [wal.given / given, wal.answered / answers, wal.learned / answers, walOfAnswer(round)];
	const [first, ...rest] = figures.map((bytes) => bytes.toFixed(0));
	return `  ${name.padEnd(24)}${first?.padStart(17)}${rest.map((bytes) => bytes.padStart(10)).join("")}`;
}

function tableLine({ name, records, bytes }: WalOfTable, { answers }: Round): string {
	return `  ${name.padEnd(60)}${(records / answers).toFixed(2).padStart(7)}${(bytes / answers).toFixed(0).padStart(7)}`;
}

function walOfAnswer({ wal, answers }: Round): number {
	return (wal.answered + wal.learned) / answers;
}

function totalOf({ heap, indexes, toast }: TableBytes): number {
	return heap + indexes + toast;
}

import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeLocation } from "@learnin/embedded-postgres/location";
import { startPostgres } from "@learnin/embedded-postgres/start-postgres";
import { migrate } from "@learnin/server/platform/db/migrations/migrate";
import pg from "pg";
import { faultsOf, measureWindow, median, type Window } from "../measure-window.ts";
import { seedAnswers } from "../seed-answers.ts";
import { jwtSecret, startServer } from "../start-server.ts";
import { answerMix } from "./answer-mix.ts";
import { type AnswerSupply, createAnswerSupply, storeMix } from "./answer-supply.ts";
import { answersInTime, judgeAnswersInTime, studentsInTime } from "./answers-in-time.ts";
import { bareSide, minimalSide, productSide, type Side, startMinimalServer } from "./sides.ts";

export interface AnswersPlan {
	windowMs: number;
	/** How long each side answers before anything is measured. */
	warmUpMs: number;
	rounds: number;
	connections: number[];
	/** If false, only checks that every answer is accepted, without judging figures. */
	judgesFigures: boolean;
}

const budget = { connections: 32, ofMinimal: 0.8, ofBare: 0.6 };

const sideNames = ["server", "minimal", "bare"] as const;
type Sides = Record<(typeof sideNames)[number], Side>;
type Round = Record<(typeof sideNames)[number], Measured>;

interface Measured extends Window {
	/** Answers per second of the window and of the time in which the server did what it had deferred. */
	withDeferred: number;
}

/**
 * More than any current machine handles per second; the first windows are stocked by it, the others by measured rates.
 */
const mostPerSecond = 5_000;

/**
 * Answers per second through the whole product, as a ratio to two references that run the same statement on the same
 * PostgreSQL in alternating windows: a minimal server, and as many bare connections. Load, servers and database share
 * the machine's cores. The answers are a realistic mix: all types, 70 % right on the first try, most end a question.
 */
export async function submittedAnswers(plan: AnswersPlan): Promise<{ table: string; over: string[] }> {
	const started = new AsyncDisposableStack();
	try {
		const place = await startPlace(plan, started);
		const rows: string[] = [];
		const over: string[] = [];
		let highest = 0;
		over.push(...(await warmUp(plan, place)));
		for (const connections of plan.connections) {
			const all = await measureLevel(plan, connections, place);
			const [, ...rounds] = all;
			const level = levelOf(connections, rounds);
			highest = Math.max(highest, level.perSecond);
			rows.push(level.line);
			over.push(...failuresOf(`${connections} connections`, all));
			if (plan.judgesFigures && connections === budget.connections) over.push(...underBudget(level));
		}
		if (plan.judgesFigures) {
			const load = { ...place, untilQuiet: () => untilQuiet(place.client), perSecond: highest / 2 };
			const inTime = judgeAnswersInTime(await answersInTime(load));
			rows.push(...inTime.rows);
			over.push(...inTime.over);
		}
		return { table: [header, ...rows, ""].join("\n"), over };
	} finally {
		await started.disposeAsync();
	}
}

const header = `Answers per second, a real mix: the whole product, a minimal server and the bare statement (fsync on; medians of alternating windows)
connections  product/s  and learning   p50 ms   p99 ms  minimal/s     bare/s  of minimal   of bare`;

interface Place {
	connectionString: string;
	product: { port: number };
	minimal: { port: number };
	supply: AnswerSupply;
	/** For the references, with students of their own: the product must not learn from what it did not take. */
	referenceSupply: AnswerSupply;
	client: pg.Client;
}

async function startPlace(plan: AnswersPlan, started: AsyncDisposableStack): Promise<Place> {
	const dataDir = await mkdtemp(path.join(tmpdir(), "learnin-bench-"));
	started.defer(() => removeLocation(dataDir));
	const connections = Math.max(...plan.connections);
	const students = plan.judgesFigures ? Math.max(connections, studentsInTime) : connections;
	const postgres = await startPostgres({ dataDir, maxConnections: connections + 100 });
	started.defer(() => postgres.stop());
	const { connectionString } = postgres;
	await migrate(connectionString);
	const seeded = await seedAnswers({
		connectionString,
		questionsOf: Array.from({ length: 2 * students }, () => 0),
		jwtSecret,
	});
	const client = new pg.Client({ connectionString });
	await client.connect();
	started.defer(() => client.end());
	const mix = answerMix();
	await storeMix(client, mix);
	const product = await startServer(connectionString);
	started.defer(() => product.stop());
	const minimal = await startMinimalServer(connectionString);
	started.defer(() => minimal.stop());
	const supply = createAnswerSupply(client, mix, seeded.slice(0, students));
	const referenceSupply = createAnswerSupply(client, mix, seeded.slice(students));
	return { connectionString, product, minimal, supply, referenceSupply, client };
}

/**
 * A process that has answered little still runs much of its code unoptimized, which says nothing of one in production:
 * the product needs about ten thousand answers, and twice the time for each at the start. Returns what failed.
 */
async function warmUp({ warmUpMs, connections }: AnswersPlan, place: Place): Promise<string[]> {
	const busy = Math.min(budget.connections, Math.max(...connections));
	return failuresOf("warming up", await measureLevel({ windowMs: 2 * warmUpMs, rounds: 0 }, busy, place));
}

function failuresOf(name: string, rounds: readonly Round[]): string[] {
	return sideNames.flatMap((side) =>
		faultsOf(
			`answers, ${side}, ${name}`,
			rounds.map((round) => round[side]),
		),
	);
}

/** The rounds, after one of half the time that is not measured. */
async function measureLevel(
	plan: Pick<AnswersPlan, "windowMs" | "rounds">,
	connections: number,
	place: Place,
): Promise<[Round, ...Round[]]> {
	const { supply, referenceSupply } = place;
	const sides: Sides = {
		server: productSide({ port: place.product.port, supply, connections }),
		minimal: minimalSide({ port: place.minimal.port, supply: referenceSupply, connections }),
		bare: await bareSide(place.connectionString, { supply: referenceSupply, connections }),
	};
	const seen: Partial<Round> = {};
	const measure = async (name: keyof Sides, windowMs: number): Promise<Measured> => {
		// A window on a busy machine says little about the next one; what is left over stays for it.
		const expected = Math.max(seen[name]?.perSecond ?? 0, mostPerSecond / 3) * 2;
		const answers = Math.ceil((Math.min(mostPerSecond, expected) * windowMs) / 1000 / connections) + 50;
		await (name === "server" ? supply : referenceSupply).refill(connections, answers);
		const window = await measureWindow(connections, windowMs, sides[name].answer);
		const end = performance.now();
		await untilQuiet(place.client);
		const deferredMs = Math.max(0, performance.now() - end - (looks + 1) * lookMs);
		seen[name] = { ...window, withDeferred: (window.perSecond * windowMs) / (windowMs + deferredMs) };
		return seen[name];
	};
	const round = async (windowMs: number): Promise<Round> => ({
		server: await measure("server", windowMs),
		minimal: await measure("minimal", windowMs),
		bare: await measure("bare", windowMs),
	});
	const rounds: [Round, ...Round[]] = [await round(plan.windowMs / 2)];
	for (let count = 0; count < plan.rounds; count += 1) rounds.push(await round(plan.windowMs));
	for (const side of Object.values(sides)) await side.close();
	return rounds;
}

const looks = 5;
const lookMs = 100;

/** Work that the product deferred must not run in the window of a reference. */
async function untilQuiet(client: pg.Client): Promise<void> {
	for (let quiet = 0; quiet < looks; quiet += 1) {
		const { rows } = await client.query<{ busy: number }>(
			`select count(*)::int as busy from pg_stat_activity, pg_sleep($1::int / 1000.0)
			 where application_name = 'learnin' and query not like '%listen%'
				and (state <> 'idle' or state_change > clock_timestamp() - $1::int * interval '1 ms')`,
			[lookMs],
		);
		if ((rows[0]?.busy ?? 0) > 0) quiet = -1;
	}
}

interface Level {
	perSecond: number;
	ofMinimal: number;
	ofBare: number;
	line: string;
}

function levelOf(connections: number, rounds: Round[]): Level {
	const of = (side: keyof Round, figure: "perSecond" | "withDeferred" | "p50" | "p99") =>
		median(rounds.map((round) => round[side][figure]));
	const ratio = (side: "minimal" | "bare") =>
		median(rounds.map((round) => round.server.perSecond / round[side].perSecond));
	const perSecond = of("server", "perSecond");
	const [ofMinimal, ofBare] = [ratio("minimal"), ratio("bare")];
	const cells = [
		String(connections).padStart(11),
		perSecond.toFixed(0).padStart(10),
		// What it can keep up: with the time in which it learned from them.
		of("server", "withDeferred").toFixed(0).padStart(14),
		of("server", "p50").toFixed(1).padStart(8),
		of("server", "p99").toFixed(1).padStart(8),
		of("minimal", "perSecond").toFixed(0).padStart(10),
		of("bare", "perSecond").toFixed(0).padStart(10),
		ofMinimal.toFixed(2).padStart(11),
		ofBare.toFixed(2).padStart(9),
	];
	return { perSecond, ofMinimal, ofBare, line: cells.join(" ") };
}

function underBudget({ ofMinimal, ofBare }: Level): string[] {
	const name = `answers at ${budget.connections} connections`;
	return [
		...(ofMinimal < budget.ofMinimal
			? [`${name}: ${ofMinimal.toFixed(2)} of the minimal server, at least ${budget.ofMinimal}`]
			: []),
		...(ofBare < budget.ofBare
			? [`${name}: ${ofBare.toFixed(2)} of the bare statement, at least ${budget.ofBare}`]
			: []),
	];
}

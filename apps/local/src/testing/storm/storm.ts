import { setTimeout as pause } from "node:timers/promises";
import type { Route, RouteInput } from "@learnin/contract/define-route";
import {
	openHint,
	skipQuestion,
	startOver,
	submitAnswer,
} from "@learnin/contract/routes/practice/practice.contract";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { giveSession } from "@learnin/server/features/practice/index";
import { inTransaction } from "@learnin/server/platform/db/database";
import { buildParent, buildStudent, questionOf } from "@learnin/server/platform/testing/factories";
import type { Student } from "@learnin/server/platform/testing/factories";
import { createDatabaseProxy, type DatabaseProxy } from "@learnin/server/platform/testing/database-proxy";
import type { TestApp } from "@learnin/server/platform/testing/test-app";
import { callApi } from "../call-api.ts";
import { table } from "../table.ts";
import { type Node, startNode } from "../production.ts";

export interface StormPlan {
	/** Students who practice concurrently. */
	clients: number;
	/** Questions that each of them answers. */
	questionsEach: number;
	/** How often the server is killed with -9 and restarted, spread over the work. */
	kills: number;
	/** How often all its connections to the database are lost, spread as well. */
	cuts: number;
}

/** What was sent and received; the database must agree with it (see `check-storm.ts`). */
export interface StormLog {
	/** Client keys of all answers and skips that were ever sent. */
	sent: Set<string>;
	/** Of those, the ones that the server acknowledged. */
	acknowledged: Set<string>;
	/** How often each action was started, and how often the server accepted it. */
	actions: Map<string, { begun: number; done: number }>;
	/** Connections that broke during a request. */
	resets: number;
	kills: number;
	cuts: number;
}

/** Written answers need a model; all other types are graded at once. */
const examples = everyQuestion.filter(({ question }) => question.question_type !== "VERIFY_WITH_LLM");

/**
 * Students answer questions of every type on a production server that is repeatedly killed, and whose
 * database repeatedly goes away. Each request is sent under its key until it gets a response, as the pages
 * do; some are sent from two concurrent tabs.
 */
export async function runStorm(app: TestApp, plan: StormPlan): Promise<StormLog> {
	const log: StormLog = {
		sent: new Set(),
		acknowledged: new Set(),
		actions: new Map(),
		resets: 0,
		kills: 0,
		cuts: 0,
	};
	const way = await createDatabaseProxy(app.connectionString);
	await way.open();
	const world: World = { app, log, way, server: { node: await startNode(way.connectionString) } };
	const parent = await buildParent(app);
	const students = await Promise.all(Array.from({ length: plan.clients }, () => buildStudent(app, parent)));
	const sets: string[][] = [];
	// One after the other: the load has not started yet.
	for (const [index, student] of students.entries()) sets.push(await giveSet(app, student, { index, plan }));
	let isOver = false;
	const work = Promise.all(
		students.map((student, index) => practise(world, student, { index, ids: sets[index] ?? [] })),
	).finally(() => {
		isOver = true;
	});
	await Promise.all([work, failRepeatedly(world, plan, () => isOver)]);
	await world.server.node.child.end();
	await way.close();
	return log;
}

interface World {
	app: TestApp;
	log: StormLog;
	/** From the server to the database. */
	way: DatabaseProxy;
	server: { node: Node };
}

/** Each time another share of the answers was accepted. */
async function failRepeatedly(
	world: World,
	{ clients, questionsEach, kills, cuts }: StormPlan,
	isOver: () => boolean,
): Promise<void> {
	// At least this many keys per question are acknowledged, whatever is done with it.
	const expected = clients * questionsEach;
	const all = kills + cuts;
	for (let count = 1; count <= all; count += 1) {
		while (!isOver() && world.log.acknowledged.size < (expected * count) / (all + 1)) await pause(5);
		if (isOver()) return;
		const isKill = world.log.kills < kills && (count % 2 === 1 || world.log.cuts >= cuts);
		await (isKill ? kill(world) : cutOff(world));
	}
}

async function kill({ server, log, way }: World): Promise<void> {
	await server.node.child.end("SIGKILL");
	log.kills += 1;
	const { port } = new URL(server.node.address);
	server.node = await startNode(way.connectionString, { PORT: port });
}

/** As in a failover: it is back at once. */
async function cutOff({ log, way }: World): Promise<void> {
	await way.close();
	await way.open();
	log.cuts += 1;
}

/** The questions that a student answers. */
async function giveSet(
	app: TestApp,
	student: Student,
	{ index, plan }: { index: number; plan: StormPlan },
): Promise<string[]> {
	const wanted = Array.from({ length: plan.questionsEach }, (_, position) => {
		const example = examples[(index * plan.questionsEach + position) % examples.length];
		if (example === undefined) throw new Error("no examples");
		return {
			position,
			skill_id: example.skill_id,
			difficulty: example.difficulty,
			question: example.question,
		};
	});
	const session = { kind: "assignment", skill_id: null, title: "Storm", created_at: new Date() } as const;
	const { student_id, family_id } = student;
	const { db } = app.database;
	const session_id = await inTransaction(db, (tx) =>
		giveSession(tx, { ...session, student_id, family_id, wanted }),
	);
	const questions = await db
		.selectFrom("practice_questions")
		.select("id")
		.where("session_id", "=", session_id)
		.orderBy("position")
		.execute();
	return questions.map(({ id }) => id);
}

async function practise(
	world: World,
	student: Student,
	{ index, ids }: { index: number; ids: string[] },
): Promise<void> {
	for (const [at, id] of ids.entries()) {
		const question = await questionOf(world.app, id);
		const deed = actions[(index + at) % actions.length];
		if (deed !== undefined) await carryOut({ world, student, id, question }, deed);
	}
}

async function carryOut(asked: Asked, { name, run, takes }: Deed): Promise<void> {
	const { actions: all } = asked.world.log;
	const counted = all.get(name) ?? { begun: 0, done: 0 };
	all.set(name, counted);
	counted.begun += 1;
	const taken = (await run(asked)).filter((isTaken) => isTaken).length;
	if (taken >= takes) counted.done += 1;
}

interface Asked {
	world: World;
	student: Student;
	id: string;
	question: Question;
}

interface Deed {
	name: string;
	/** How many of its answers and skips the server must accept; the others find the question finished. */
	takes: number;
	/** Which of them it accepted. */
	run: (asked: Asked) => Promise<boolean[]>;
}

/** What a child may do with a question. */
const actions: Deed[] = [
	{
		name: "wrong twice, then right",
		takes: 3,
		run: async (asked) => [
			await answer(asked, wrongAnswer(asked.question, 0)),
			await answer(asked, wrongAnswer(asked.question, 0)),
			await answer(asked, rightAnswer(asked.question)),
		],
	},
	{
		name: "hint, then right",
		takes: 1,
		run: async (asked) => {
			await send(asked, openHint, { params: { question_id: asked.id }, body: { shown: 0 } });
			return [await answer(asked, rightAnswer(asked.question))];
		},
	},
	{ name: "skip", takes: 1, run: async (asked) => [await skip(asked)] },
	{
		name: "an answer in each of two tabs",
		takes: 1,
		run: (asked) =>
			Promise.all([answer(asked, rightAnswer(asked.question)), answer(asked, rightAnswer(asked.question))]),
	},
	{
		name: "one answer sent twice at once",
		takes: 1,
		run: (asked) => {
			const client_key = crypto.randomUUID();
			const right = rightAnswer(asked.question);
			return Promise.all([answer(asked, right, client_key), answer(asked, right, client_key)]);
		},
	},
	{
		name: "skip in one tab, answer in the other",
		takes: 1,
		run: (asked) => Promise.all([skip(asked), answer(asked, rightAnswer(asked.question))]),
	},
	{
		name: "wrong ten times, then start over",
		takes: 10,
		run: async (asked) => {
			const taken: boolean[] = [];
			for (let n = 0; n < 10; n += 1) taken.push(await answer(asked, wrongAnswer(asked.question, n)));
			await send(asked, startOver, { params: { question_id: asked.id }, body: {} });
			return taken;
		},
	},
];

/**
 * Where less was done than there was to do, as sentences: every child continues until the server accepts what
 * it sends, so all must be done. Also the lines of the table.
 */
export function checkActions({ actions: all }: StormLog, { clients, questionsEach }: StormPlan) {
	const rows = actions.map(({ name }) => ({ deed: name, ...(all.get(name) ?? { begun: 0, done: 0 }) }));
	const begun = rows.reduce((sum, row) => sum + row.begun, 0);
	const toDo = clients * questionsEach;
	const least = Math.floor(toDo / actions.length);
	return {
		lines: table(rows.map((row) => ({ ...row, required: Math.max(row.begun, least) }))),
		faults: [
			...rows
				.filter((row) => row.done < Math.max(row.begun, least))
				.map(({ deed, done, begun: of }) => `${deed}: only ${done} of ${of} were done`),
			...(begun < toDo ? [`only ${begun} of ${toDo} questions were worked on`] : []),
		],
	};
}

const timing = () => ({ active_ms: 4000, client_time: new Date().toISOString() });

function answer(asked: Asked, given: StudentAnswer, client_key: string = crypto.randomUUID()) {
	const body = { client_key, answer: given, time_to_first_ms: 900, ...timing() };
	return keyed(asked, client_key, send(asked, submitAnswer, { params: { question_id: asked.id }, body }));
}

function skip(asked: Asked) {
	const client_key = crypto.randomUUID();
	const body = { client_key, ...timing() };
	return keyed(asked, client_key, send(asked, skipQuestion, { params: { question_id: asked.id }, body }));
}

async function keyed(
	{ world: { log } }: Asked,
	client_key: string,
	sending: Promise<number>,
): Promise<boolean> {
	log.sent.add(client_key);
	const isTaken = (await sending) === 200;
	if (isTaken) log.acknowledged.add(client_key);
	return isTaken;
}

/** Retries until the server responds; returns the status. 409 is a response: the question had ended. */
async function send<R extends Route>(
	{ world, student }: Asked,
	route: R,
	input: RouteInput<R>,
): Promise<number> {
	for (;;) {
		try {
			const { status } = await callApi(world.server.node.address, route, input, student.token);
			if (status === 200 || status === 409) return status;
			if (status !== 503 && status !== 429)
				throw new Error(`${route.method} ${route.path} answered ${status}`);
		} catch (error) {
			if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
			world.log.resets += 1;
		}
		await pause(20);
	}
}

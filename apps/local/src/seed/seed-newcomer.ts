import { randomBytes } from "node:crypto";
import { getPlan } from "@learnin/contract/routes/practice/learning.contract";
import { answerPlacement, startPlacement } from "@learnin/contract/routes/practice/placement.contract";
import {
	answerTwin,
	openHint,
	openTwin,
	startSession,
	submitAnswer,
} from "@learnin/contract/routes/practice/practice.contract";
import { loginUser, refreshToken } from "@learnin/contract/routes/people/sign-in.contract";
import { rightAnswer } from "@learnin/domain/examples/answers";
import type { Question } from "@learnin/domain/question/question";
import { type App, createApp } from "@learnin/server/app";
import { seedSkills } from "@learnin/server/features/skills/index";
import { hashPassword } from "@learnin/server/platform/auth/password";
import { parseConfig } from "@learnin/server/platform/config";
import { type Call, callsOf } from "../demo/api-client.ts";
import { type NewcomerChild, newcomerChild } from "./newcomer-child.ts";
import { writePeople } from "./write-people.ts";
import { DAY_MS } from "@learnin/domain/time/day";

export interface NewcomerOptions {
	connectionString: string;
	/** Days since it came, including weekends. */
	days: number;
	now: Date;
	/** The start of the addresses: NAME.student0@example.com. */
	name: string;
	/** Null if no one may sign in to these accounts by password. */
	password: string | null;
	signal: AbortSignal;
}

const MINUTE = 60_000;
/** How many of seven days have practice. */
const DAYS_OF_WEEK = 5;
const SETS_OF_DAY = 2;
/** How many tries a question takes. */
const MAX_TRIES = 4;

/**
 * Writes a family with one child, who then takes the placement and practices on most days, all through the
 * product's own routes with the clock moved through the days: plan, sets, repairs, hints and worked twins are
 * what they would be. The jobs that this adds are left to the product. Returns how many questions were
 * finished.
 */
export async function seedNewcomer(wish: NewcomerOptions): Promise<number> {
	const { connectionString, days, now, name, password, signal } = wish;
	const clock = { now: new Date(now.getTime() - days * DAY_MS) };
	const app = await createApp(parseConfig(settingsFor(connectionString)), {
		now: () => clock.now,
		pages: false,
	});
	try {
		await seedSkills(app.database.db);
		app.health.ready();
		const child = newcomerChild();
		const own = randomBytes(18).toString("base64url");
		const people = await writePeople(app.database.pool, {
			grades: [child.grade],
			name,
			password_hash: await hashPassword(own),
			since: clock.now,
			until: new Date(now.getTime() + 25 * DAY_MS),
		});
		const call = callsOf(app.server, signal);
		const email = `${name}.student0@example.com`;
		const visitor = { app, call, clock, child, account: { email, password: own } };
		const finished = await comeBy(visitor, days);
		const accounts = [...people.students, ...people.parents].map(({ account_id }) => account_id);
		await app.database.db
			.updateTable("accounts")
			.set({ password_hash: password === null ? null : await hashPassword(password) })
			.where("id", "in", accounts)
			.execute();
		return finished;
	} finally {
		await app.stop();
	}
}

/** Only the database is used: no payment, no email, no model. */
function settingsFor(connectionString: string): Record<string, string> {
	return {
		NODE_ENV: "development",
		APP_BASE_URL: "http://127.0.0.1:3000",
		DATABASE_URL: connectionString,
		DATA_DIR: import.meta.dirname,
		JWT_SECRET: randomBytes(32).toString("base64url"),
		LOG_LEVEL: "silent",
		AUTH_LIMITS: "off",
		ADMIN_SECOND_FACTOR: "offered",
		STRIPE_SECRET_KEY: "sk_test_none",
		STRIPE_PUBLISHABLE_KEY: "pk_test_none",
		STRIPE_WEBHOOK_SECRETS: "whsec_none",
		STRIPE_API_URL: "http://127.0.0.1:9",
		STRIPE_JS_URL: "http://127.0.0.1:9/stripe.js",
		SMTP_URL: "smtp://127.0.0.1:9",
		MAIL_FROM: "Learnin <hello@learnin.test>",
		SELLER_NAME: "Learnin Demo, LLC",
		SELLER_ADDRESS: "1 Ten Frame Road, Springfield, IL 62701, USA",
		STATEMENT_DESCRIPTOR: "LEARNIN* MATH",
	};
}

interface Visit {
	app: App;
	call: Call;
	clock: { now: Date };
	child: NewcomerChild;
	account: { email: string; password: string };
	/** Valid for minutes of the clock. */
	token: string;
	refresh_token: string;
}

async function comeBy(visitor: Omit<Visit, "token" | "refresh_token">, days: number): Promise<number> {
	const { call, clock, account } = visitor;
	const first = clock.now.getTime();
	let finished = 0;
	for (let day = 0; day < days; day += 1) {
		if (day % 7 >= DAYS_OF_WEEK) continue;
		clock.now = new Date(first + day * DAY_MS);
		const { access_token: token, refresh_token } = await call(loginUser, { body: account });
		const visit = { ...visitor, token, refresh_token };
		if (day === 0) await takePlacement(visit);
		finished += await practise(visit);
	}
	return finished;
}

async function takePlacement({ app, call, clock, child, token }: Visit): Promise<void> {
	let { question } = await call(startPlacement, { body: {} }, token);
	while (question !== null) {
		const { id: placement_question_id, skill_id, grade } = question;
		const asked = { skill_id, grade, question: await keyOf(app, "placement_questions", question.id) };
		pass(clock, 25_000);
		const body = { answer: child.placed(asked) };
		({ question } = await call(answerPlacement, { params: { placement_question_id }, body }, token));
	}
}

/** What the plan suggests first: a repair, then the day's sets. */
async function practise(visit: Visit): Promise<number> {
	const { call, token } = visit;
	const { repairs } = await call(getPlan, {}, token);
	let finished = 0;
	for (const { procedure } of repairs) {
		visit.child.repair(procedure);
		finished += await workThrough(visit, { kind: "repair", procedure });
	}
	for (let set = 0; set < SETS_OF_DAY; set += 1) finished += await workThrough(visit, { kind: "daily" });
	return finished;
}

async function workThrough(
	visit: Visit,
	wish: { kind: "repair"; procedure: string } | { kind: "daily" },
): Promise<number> {
	const { call, clock, child } = visit;
	await renewToken(visit);
	const { questions } = await call(startSession, { body: wish }, visit.token);
	for (const { id, skill_id, grade } of questions) {
		await renewToken(visit);
		const question = await keyOf(visit.app, "practice_questions", id);
		await workOn(visit, id, { skill_id, grade, question });
	}
	if (child.oneIn(2)) pass(clock, 5 * MINUTE);
	return questions.length;
}

async function renewToken(visit: Visit): Promise<void> {
	const { refresh_token } = visit;
	const renewed = await visit.call(refreshToken, { body: { refresh_token } });
	visit.token = renewed.access_token;
	visit.refresh_token = renewed.refresh_token;
}

/** Tries, sometimes with a hint, and with the worked twin if it is offered. */
async function workOn(
	visit: Visit,
	question_id: string,
	asked: Parameters<NewcomerChild["answer"]>[0],
): Promise<void> {
	const { call, token, clock, child } = visit;
	const params = { question_id };
	for (let tries = 0; tries < MAX_TRIES; tries += 1) {
		pass(clock, 20_000 + tries * 10_000);
		const timing = { time_to_first_ms: 6_000, active_ms: 18_000 + (clock.now.getTime() % 23_000) };
		const client_time = clock.now.toISOString();
		const answer = child.answer(asked, tries);
		const body = { client_key: crypto.randomUUID(), answer, client_time, ...timing };
		const { status } = await call(submitAnswer, { params, body }, token);
		if (status.is_correct || status.is_in_review) return;
		pass(clock, 15_000);
		if (status.can_see_twin) await workOnTwin(visit, question_id);
		else if (status.has_more_hints && child.oneIn(3))
			await call(openHint, { params, body: { shown: 0 } }, token);
	}
}

async function workOnTwin({ app, call, clock, token }: Visit, question_id: string): Promise<void> {
	const params = { question_id };
	const { question } = await call(openTwin, { params, body: {} }, token);
	pass(clock, MINUTE);
	const answer = rightAnswer(await keyOf(app, "question_twins", question.id));
	await call(answerTwin, { params, body: { answer } }, token);
}

function pass(clock: { now: Date }, ms: number): void {
	clock.now = new Date(clock.now.getTime() + ms);
}

/** Simulating a child requires the key: it is read from the server's database. */
async function keyOf(
	app: App,
	table: "placement_questions" | "practice_questions" | "question_twins",
	id: string,
): Promise<Question> {
	const { db } = app.database;
	const stored =
		table === "practice_questions"
			? db
					.selectFrom("practice_questions as q")
					.innerJoin("question_contents as c", "c.id", "q.content_id")
					.select("c.question")
					.where("q.id", "=", id)
			: db.selectFrom(table).select("question").where("id", "=", id);
	const row = await stored.executeTakeFirstOrThrow();
	return row.question as unknown as Question;
}

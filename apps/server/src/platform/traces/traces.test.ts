import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { submitAnswer } from "@learnin/contract/routes/practice/practice.contract";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { createJobs } from "../jobs/jobs.ts";
import { buildParent, buildStudent } from "../testing/factories.ts";
import { templateDatabase } from "../testing/global-setup.ts";
import { sendWrongAnswer, startedIds } from "../testing/send-answer.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { exportTraces } from "./export-traces.ts";
import { nameOfStatement } from "./statements.ts";

interface Span {
	traceId: string;
	spanId: string;
	parentSpanId?: string;
	name: string;
	attributes: { key: string; value: { stringValue?: string } }[];
	status: { code: number };
}

let collector: Server;
let received: Span[] = [];
let app: TestApp;

beforeAll(async () => {
	collector = createServer(async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part as Buffer);
		const { resourceSpans } = JSON.parse(Buffer.concat(parts).toString()) as {
			resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
		};
		received.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
		response.end("{}");
	});
	await once(collector.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => {
	received = [];
});
afterAll(() => {
	collector.close();
});

const collectorUrl = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;

/** Runs the work on a traced server, and gives every span that it sent until its end. */
async function spansOf(work: () => Promise<unknown>, settings: Record<string, string> = {}): Promise<Span[]> {
	app = await createTestApp({ settings: { TRACES_URL: collectorUrl(), TRACES_SHARE: "1", ...settings } });
	await work();
	await app.stop();
	return received;
}

const factsOf = ({ attributes }: Span) =>
	Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? ""]));

async function answerOnce(): Promise<void> {
	const child = await buildStudent(app, await buildParent(app));
	const [question_id] = await startedIds(app, child);
	expect((await sendWrongAnswer(app, child, question_id)).status).toBe(200);
}

describe("traces", () => {
	test("show an answer by its route, and below it the named statement that took it", async () => {
		const spans = await spansOf(answerOnce);
		const request = spans.find(({ name }) => name === `POST ${submitAnswer.path}`);
		expect(factsOf(request as Span)).toMatchObject({
			"http.route": submitAnswer.path,
			"http.response.status_code": "200",
			"learnin.who": "student",
		});
		const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
		expect(below.map(({ name }) => name)).toContain("insert-attempts");
		expect(below.every(({ traceId }) => traceId === request?.traceId)).toBe(true);
		const roots = spans.filter(({ parentSpanId }) => parentSpanId === undefined || parentSpanId === "");
		expect(roots.filter(({ name }) => !/^(?:GET|POST) /.test(name))).toEqual([]);
	});

	test("show the statement that simultaneous answers share below one of them", async () => {
		const spans = await spansOf(() => Promise.all([answerOnce(), answerOnce(), answerOnce(), answerOnce()]));
		const requests = spans.filter(({ name }) => name === `POST ${submitAnswer.path}`);
		const taken = spans.filter(({ name }) => name === "insert-attempts");
		expect(requests).toHaveLength(4);
		expect(taken.length).toBeGreaterThan(0);
		expect(requests.map(({ spanId }) => spanId)).toEqual(
			expect.arrayContaining(taken.map(({ parentSpanId }) => parentSpanId)),
		);
	});

	test("say nothing of a person: few attributes, and values of ours alone", async () => {
		const canary = "canary";
		const spans = await spansOf(async () => {
			await app.inject(`/api/${canary}?email=${canary}@example.com`);
			await app.inject({ method: "GET", url: `/${canary}`, headers: { "user-agent": canary } });
			await app.call(loginUser, { body: { email: `${canary}@example.com`, password: canary } });
			await app.inject({
				method: "POST",
				url: submitAnswer.path.replace(":question_id", canary),
				headers: { authorization: `Bearer ${canary}` },
				payload: { answer: canary },
			});
			await buildParent(app, canary);
			await answerOnce();
		});
		expect(spans.length).toBeGreaterThan(10);
		const text = JSON.stringify(spans);
		expect(text).not.toContain(canary);
		expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|@|eyJ/);
		const keys = new Set(spans.flatMap((span) => Object.keys(factsOf(span))));
		expect([...keys].toSorted()).toEqual([
			"db.system.name",
			"http.request.method",
			"http.response.status_code",
			"http.route",
			"learnin.who",
		]);
	});

	test("are not sent without an address, nor of more than the share that was asked for", async () => {
		expect(await spansOf(answerOnce, { TRACES_SHARE: "0" })).toEqual([]);
		expect(await spansOf(answerOnce, { TRACES_URL: "" })).toEqual([]);
	});

	test("are dropped when the collector is away", async () => {
		await spansOf(answerOnce, { TRACES_URL: "http://127.0.0.1:9/v1/traces" });
		expect(received).toEqual([]);
	});
});

test("sending spans is no span, although a batch is due while a request runs", async () => {
	const traces = exportTraces({ url: collectorUrl(), share: 1, role: "web", sendAfterMs: 10 });
	const names = ["first", "second", "third"];
	for (const name of names) {
		traces.within({ name, kind: "server", facts: {} }, (span) => span.end());
		await expect.poll(() => received.map((span) => span.name)).toContain(name);
	}
	await traces.close();
	expect(received.map(({ name }) => name)).toEqual(names);
});

test("jobs and requests to providers are spans, by queue, host and method alone", async () => {
	const provider = createServer((_, response) => {
		response.statusCode = 502;
		response.end("canary");
	});
	await once(provider.listen(0, "127.0.0.1"), "listening");
	const host = `127.0.0.1:${(provider.address() as AddressInfo).port}`;
	const address = `http://${host}/canary?token=canary`;
	const traces = exportTraces({ url: collectorUrl(), share: 1, role: "worker" });
	const own = await createDatabaseFrom(inject("postgres"), templateDatabase);
	const { connectionString } = own;
	const database = openDatabase({ connectionString, maxConnections: 2, onError: () => {} });
	const jobs = createJobs({ connectionString, onError: () => {}, traces });
	const { promise, resolve } = Promise.withResolvers<void>();
	jobs.handle("count-days", async () => {
		await (await fetch(address)).text();
		const [response] = (await once(get(address), "response")) as [IncomingMessage];
		await once(response.resume(), "end");
		resolve();
	});
	await jobs.start();
	await jobs.add(database.db, "count-days", {});
	await promise;
	await jobs.stop();
	await traces.close();
	const job = received.find(({ name }) => name === "count-days");
	const below = received.filter(({ parentSpanId }) => job !== undefined && parentSpanId === job.spanId);
	expect(below.map(({ name }) => name)).toEqual([`GET ${host}`, "GET 127.0.0.1"]);
	expect(below.map(factsOf).map((facts) => facts["error.type"])).toEqual(["502", "502"]);
	expect(JSON.stringify(received)).not.toContain("canary");
	await database.close();
	await own.drop();
	provider.close();
});

test.each([
	[{ name: "submit-answer", text: "select 'canary'" }, "submit-answer"],
	['select "id" from "students" where "name" = $1', "select students"],
	["insert into attempts values ('canary')", "insert attempts"],
	['update "accounts" set "name" = $1', "update accounts"],
	["canary", "statement"],
	[{ name: "often-7", text: 'select "id" from "students"' }, "select students"],
	["begin", "begin"],
	["savepoint telling", "savepoint"],
])("the statement %j is named %s", (statement, name) => {
	expect(nameOfStatement(statement)).toBe(name);
});

import * as bank from "@learnin/contract/routes/bank/question-bank.contract";
import { drawQuestionFigure } from "@learnin/contract/routes/bank/question-figures.contract";
import * as exchange from "@learnin/contract/routes/bank/question-exchange.contract";
import * as generation from "@learnin/contract/routes/bank/question-generation.contract";
import { reportProblem } from "@learnin/contract/routes/bank/problem-reports.contract";
import { postInitialStudentDetails } from "@learnin/contract/routes/people/onboarding.contract";
import type { Route } from "@learnin/contract/define-route";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAdmin, buildParent, type Person } from "../../testing/factories.ts";
import { hostileFiles, hostileQuestion, hostileText, randomFrom } from "../../testing/hostile-content.ts";
import { type LoopWatch, watchLoop } from "../../testing/loop-holds.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

/** Milliseconds of work after which others get their turn, whatever a request contains. */
const longestHold = 100;
/** Bytes of a response: what the largest question may become. */
const largestAnswer = 3_000_000;
const isAudit = process.env["AUDIT"] === "full";
const seed = isAudit ? Date.now() % 1_000_000 : 16;
const rounds = isAudit ? 150 : 12;
const timeout = isAudit ? 1_200_000 : 60_000;

let app: TestApp;
let admin: Person;
let parent: Person;
let watch: LoopWatch;
beforeAll(async () => {
	app = await createTestApp({ jobs: true, settings: { AUTH_LIMITS: "off" } });
	admin = await buildAdmin(app);
	parent = await buildParent(app);
	watch = watchLoop();
});
afterAll(async () => {
	watch.stop();
	await app.stop();
});

interface Sent {
	route: Pick<Route, "method" | "path">;
	payload: string | Buffer;
	type?: string;
	person?: Person;
}

async function send({ route, payload, type = "application/json", person = admin }: Sent) {
	const headers = { "content-type": type, authorization: `Bearer ${person.token}` };
	watch.longest();
	const answer = await app.inject({ method: route.method, url: route.path, payload, headers });
	return { status: answer.statusCode, bytes: answer.rawPayload.length, body: answer.body };
}

/**
 * Limits for a request; repeated if it blocked the event loop, because garbage collection and compilation may
 * do that too.
 */
async function expectHarmless(what: string, sent: Sent): Promise<void> {
	let hold = Number.POSITIVE_INFINITY;
	for (let tries = 0; tries < 4 && hold > longestHold; tries += 1) {
		const { status, bytes } = await send(sent);
		hold = Math.min(hold, watch.longest());
		expect([what, status < 500 || status === 503]).toEqual([what, true]);
		expect([what, bytes < largestAnswer]).toEqual([what, true]);
	}
	expect([what, hold < longestHold ? "in time" : `held ${Math.round(hold)} ms`]).toEqual([what, "in time"]);
}

const answer = { question_type: "FILL_ONE", text: "7" };
/** Of generated questions. */
const order = {
	kind: "relevance",
	skill_id: "add-within-100",
	question_type: "FILL_ONE",
	answer_type: "INTEGER",
	difficulty: 2,
	models: ["none"],
	number: 1,
	sends_to_review: false,
};
const filed = { skill_id: "add-within-100", difficulty: 2, tags: [] };

describe(`any content, seed ${seed}`, () => {
	test("previewing, answering or writing a question blocks no one else", { timeout }, async () => {
		const random = randomFrom(seed);
		for (let round = 0; round < rounds; round += 1) {
			const question = hostileQuestion(random);
			const bodies: [Route, object][] = [
				[bank.previewQuestion, { ...filed, question }],
				[bank.answerQuestionPreview, { question, answer }],
				[bank.createQuestion, { ...filed, question, state: "draft" }],
				[drawQuestionFigure, { name: "data-table", settings: { rows: [[question.prompt.slice(0, 60)]] } }],
			];
			for (const [route, body] of bodies)
				await expectHarmless(`${route.path}, round ${round}`, { route, payload: JSON.stringify(body) });
		}
	});

	test("texts in other formats block no one else", { timeout }, async () => {
		const random = randomFrom(seed + 1);
		const text = () => hostileText(random, 1000);
		for (let round = 0; round < rounds; round += 1) {
			const bodies: [Route, object, Person][] = [
				[
					generation.startGeneration,
					{
						...order,
						wish: text(),
						example: text(),
					},
					admin,
				],
				[reportProblem, { question_id: crypto.randomUUID(), reason: "other", note: text() }, parent],
				[
					postInitialStudentDetails,
					{ students: [{ name: text(), email: text(), grade: 3, learningObjective: text() }] },
					parent,
				],
			];
			for (const [route, body, person] of bodies)
				await expectHarmless(`${route.path}, round ${round}`, {
					route,
					payload: JSON.stringify(body),
					person,
				});
		}
	});

	test.each([
		["deep", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
		["wide", JSON.stringify({ tags: Array.from({ length: 80_000 }, () => 1) })],
		[
			"many keys",
			JSON.stringify(Object.fromEntries(Array.from({ length: 12_000 }, (_, at) => [`k${at}`, at]))),
		],
		["quotes", JSON.stringify({ question: '\\"'.repeat(50_000) })],
		["no JSON", '{"'.repeat(100_000)],
	])("a body that is %s blocks no one else", async (what, payload) => {
		for (const route of [bank.previewQuestion, bank.createQuestion])
			await expectHarmless(`${route.path}, ${what}`, { route, payload });
	});

	test.each([
		["parts", `--x\r\ncontent-disposition: form-data; name="f"\r\n\r\na\r\n`.repeat(80_000)],
		["headers", `--x\r\n${"a: b\r\n".repeat(800_000)}\r\na\r\n`],
		["a name", `--x\r\ncontent-disposition: form-data; name="${"%22".repeat(1_600_000)}"\r\n\r\na\r\n`],
		["data", `--x\r\ncontent-disposition: form-data; name="data"\r\n\r\n${"[".repeat(5_000_000)}\r\n`],
	])("a form of many %s blocks no one else", async (what, parts) => {
		const type = "multipart/form-data; boundary=x";
		await expectHarmless(what, { route: exchange.startImport, payload: `${parts}--x--\r\n`, type });
	});

	test.each(hostileFiles(randomFrom(seed + 2)))(
		"uploading and reading a file blocks no one else: %s",
		async (kind, bytes) => {
			const data = { ...filed, file_name: "a.gift", format: "auto", note: "" };
			const form = new FormData();
			form.set("file", new Blob([new Uint8Array(bytes)]), "a");
			form.set("data", JSON.stringify(data));
			const body = new Response(form);
			const payload = Buffer.from(await body.arrayBuffer());
			const type = body.headers.get("content-type") ?? "";
			let hold = Number.POSITIVE_INFINITY;
			for (let tries = 0; tries < 4 && hold > longestHold; tries += 1) {
				const { status, body: sent } = await send({ route: exchange.startImport, payload, type });
				expect([kind, status]).toEqual([kind, 200]);
				const { id } = (JSON.parse(sent) as { data: { id: string } }).data;
				await expect.poll(() => stateOf(id), { timeout: 60_000, interval: 50 }).toMatch(/^(?:ready|failed)$/);
				hold = Math.min(hold, watch.longest());
			}
			expect([kind, hold < longestHold ? "in time" : `held ${Math.round(hold)} ms`]).toEqual([
				kind,
				"in time",
			]);
		},
	);
});

async function stateOf(id: string): Promise<string> {
	const { rows } = await app.database.pool.query<{ state: string }>(
		"select state from question_imports where id = $1",
		[id],
	);
	return rows[0]?.state ?? "";
}

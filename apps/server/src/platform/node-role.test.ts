import { forgotPassword } from "@learnin/contract/routes/people/credentials.contract";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildParent } from "./testing/factories.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

let web: TestApp;
let worker: TestApp;

beforeAll(async () => {
	web = await createTestApp({ jobs: true, settings: { NODE_ROLE: "web" } });
});
afterAll(async () => {
	await worker.stop();
	await web.stop();
});

async function waiting(): Promise<number> {
	const { rows } = await web.database.pool.query<{ count: number }>(
		"select count(*)::int as count from jobs.job where name = 'send-reset-link'",
	);
	return rows[0]?.count ?? 0;
}

describe("the role of a node", () => {
	test("web serves requests and leaves jobs to others; worker runs them and serves only its health", async () => {
		const { email } = await buildParent(web);
		expect((await web.call(forgotPassword, { body: { email } })).status).toBe(200);
		expect(await waiting()).toBe(1);

		const { connectionString } = web;
		worker = await createTestApp({ jobs: true, connectionString, settings: { NODE_ROLE: "worker" } });
		await expect.poll(waiting).toBe(0);
		// Readiness compares it with the clock of the database.
		worker.clock.now = new Date();
		const status = async (url: string) => (await worker.inject(url)).statusCode;
		expect([await status("/healthz"), await status("/readyz")]).toEqual([200, 200]);
		expect([await status("/"), await status("/api/openapi.json")]).toEqual([404, 404]);
		expect((await worker.call(loginUser, { body: { email, password: "x" } })).body.code).toBe("not_found");
	});
});

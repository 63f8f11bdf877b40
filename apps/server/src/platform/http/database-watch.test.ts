import { submitAnswer, startSession } from "@learnin/contract/routes/practice/practice.contract";
import { wrongAnswer } from "@learnin/domain/examples/answers";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createDatabaseProxy, type DatabaseProxy } from "../testing/database-proxy.ts";
import { buildParent, buildStudent, questionOf } from "../testing/factories.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createDatabaseWatch, type DatabaseWatch } from "./database-watch.ts";

let app: TestApp;
let proxy: DatabaseProxy;
let elapsed = 0;
let watch: DatabaseWatch;
beforeAll(async () => {
	// As long as the product waits.
	app = await createTestApp({ databasePatienceMs: 1_800 });
	proxy = await createDatabaseProxy(app.connectionString);
	const { connectionString } = proxy;
	watch = createDatabaseWatch({ connectionString, now: () => new Date(), elapsed: () => elapsed });
});
afterEach(() => proxy.close());
afterAll(async () => {
	await watch.close();
	await app.stop();
});

const away = "the database does not answer";
const looks = async (count: number) => {
	const found: (string | null)[] = [];
	for (let look = 0; look < count; look += 1) found.push(await watch.problem());
	return found;
};

test("a database that never responded is a problem at once; one that did may miss two checks in a row", async () => {
	expect(await looks(1)).toEqual([away]);
	for (const _ of ["twice, since a good look counts anew", "again"]) {
		await proxy.open();
		expect(await looks(2)).toEqual([null, null]);
		await proxy.close();
		expect(await looks(4)).toEqual([null, null, away, away]);
	}
});

test("a miss more than ten seconds after the last good check is a problem at once", async () => {
	await proxy.open();
	expect(await looks(1)).toEqual([null]);
	await proxy.close();
	elapsed += 10_000;
	expect(await looks(1)).toEqual([null]);
	elapsed += 1;
	expect(await looks(1)).toEqual([away]);
});

test("a node whose connections are all busy stays ready, and takes answers while only theirs are free", async () => {
	const student = await buildStudent(app, await buildParent(app));
	const wish = { kind: "skill", skill_id: "add-within-100" } as const;
	const { data } = await app.call(startSession, { body: wish }, student.token);
	const question_id = data.questions[0]?.id ?? "";
	const { pool, forAnswers } = app.database;
	const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
	const body = {
		client_key: crypto.randomUUID(),
		answer: wrongAnswer(await questionFrom(question_id), 0),
		time_to_first_ms: 900,
		active_ms: 4000,
		client_time: app.clock.now.toISOString(),
	};
	expect(
		(await app.call(submitAnswer, { params: { question_id }, body }, student.token)).data.feedback.verdict,
	).toBe("incorrect");
	// Nothing else gets the connections for answers, so whatever waits for other connections is told to come
	// back.
	expect((await app.call(startSession, { body: wish }, student.token)).body.code).toBe("unavailable");
	held.push(
		...(await Promise.all(
			Array.from({ length: forAnswers.pool.options.max }, () => forAnswers.pool.connect()),
		)),
	);
	app.clock.now = new Date();
	expect((await app.inject({ method: "GET", url: "/readyz" })).statusCode).toBe(200);
	for (const client of held) client.release();
});

/** Read over the free connections for answers. */
function questionFrom(question_id: string) {
	return questionOf({ ...app, database: { ...app.database, ...app.database.forAnswers } }, question_id);
}

import { createTestApp, type TestApp } from "@learnin/server/platform/testing/test-app";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureWebIsBuilt } from "../../ensure-web-is-built.ts";
import { checkout, killChildren } from "../child-process.ts";
import { productionSettings } from "../production.ts";
import { checkStorm } from "./check-storm.ts";
import { checkActions, runStorm, type StormLog } from "./storm.ts";

let app: TestApp;

beforeAll(async () => {
	await ensureWebIsBuilt(checkout, { log: () => {}, signal: new AbortController().signal });
	const { JWT_SECRET = "" } = productionSettings("");
	app = await createTestApp({ settings: { JWT_SECRET }, jobs: true });
	app.clock.now = new Date();
});
afterAll(async () => {
	killChildren();
	await app.stop();
});

test("kill -9 and a lost database under load, two tabs, repeated answers: nothing acknowledged is lost, nothing counts twice", {
	timeout: 240_000,
}, async () => {
	const plan = { clients: 24, questionsEach: 7, kills: 2, cuts: 2 };
	const log = await runStorm(app, plan);
	expect(log).toMatchObject({ kills: 2, cuts: 2 });
	expect(log.resets).toBeGreaterThan(0);
	expect(checkActions(log, plan).faults).toEqual([]);
	expect(await checkStorm(app, log)).toEqual([]);
});

test("its check detects a lost answer, one counted twice and points that no answer earned", async () => {
	const { db } = app.database;
	const lost: StormLog = {
		sent: new Set(["a"]),
		acknowledged: new Set(["a"]),
		actions: new Map(),
		resets: 0,
		kills: 0,
		cuts: 0,
	};
	expect(await checkStorm(app, lost)).toContain("1 acknowledged answers are lost");
	const solved = await db
		.selectFrom("practice_questions")
		.select("id")
		.where("points", ">", 0)
		.executeTakeFirstOrThrow();
	await db.updateTable("practice_questions").set({ points: 7 }).where("id", "=", solved.id).execute();
	expect((await checkStorm(app, lost)).join()).toMatch(/has 7 points, its attempts/);
});

test("it reports when less was done than there was to do", () => {
	const idle: StormLog = {
		sent: new Set(),
		acknowledged: new Set(),
		actions: new Map([["skip", { begun: 5, done: 4 }]]),
		resets: 0,
		kills: 0,
		cuts: 0,
	};
	const { faults } = checkActions(idle, { clients: 1, questionsEach: 7, kills: 0, cuts: 0 });
	expect(faults).toContain("skip: only 4 of 5 were done");
	expect(faults).toContain("only 5 of 7 questions were worked on");
});

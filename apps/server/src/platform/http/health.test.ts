import { expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { testApp } from "../testing/test-app.ts";

const app = await testApp();

const ready = async () => {
	const answer = await app.inject({ method: "GET", url: "/readyz" });
	return [answer.statusCode, answer.json<{ problem?: string }>().problem];
};

test("a node whose clock differs from the database's by more than thirty seconds is not ready", async () => {
	for (const seconds of [-3600, -35, 35, 3600]) {
		app.clock.now = new Date(Date.now() + seconds * 1000);
		expect(await ready()).toEqual([503, "the clock of this node differs from the database's"]);
	}
	app.clock.now = new Date();
	expect(await ready()).toEqual([200, undefined]);
	expect((await app.inject({ method: "GET", url: "/healthz" })).json()).toEqual({ status: "ok" });
});

test("before it is ready a node serves no route of the API, and says when to come back", async () => {
	const starting = await createApp(app.config, { pages: false });
	const answer = await starting.server.inject({ method: "GET", url: "/api/openapi.json" });
	expect([answer.statusCode, answer.headers["retry-after"], answer.json<{ code: string }>().code]).toEqual([
		503,
		"1",
		"unavailable",
	]);
	starting.health.ready();
	expect((await starting.server.inject({ method: "GET", url: "/api/openapi.json" })).statusCode).toBe(200);
	await starting.stop();
});

import { afterEach, expect, test, vi } from "vitest";
import { takeAsked } from "./asked-early.ts";

const answer = new Response("{}");
const set = new Response("{}");
const cutOff = Promise.reject(new TypeError("no line"));
cutOff.catch(() => undefined);
const asked = () => ({
	token: "mine",
	answers: {
		"/api/plan": Promise.resolve(answer),
		'/api/sets={"kind":"daily"}': Promise.resolve(set),
		"/api/sets/1": Promise.resolve(null),
		"/api/cut-off": cutOff,
	},
});
const startWith = (value: unknown, now = 100) => {
	vi.stubGlobal("asked", value);
	vi.stubGlobal("performance", { now: () => now });
};
afterEach(() => vi.unstubAllGlobals());

test("the document's response is used once", async () => {
	startWith(asked());
	expect(await takeAsked("/api/plan", undefined, "mine")).toBe(answer);
	expect(await takeAsked("/api/plan", undefined, "mine")).toBeUndefined();
	expect(await takeAsked("/api/other", undefined, "mine")).toBeUndefined();
});

test("the response to a POST is used for the same body", async () => {
	startWith(asked());
	expect(await takeAsked("/api/sets", undefined, "mine")).toBeUndefined();
	expect(await takeAsked("/api/sets", '{"kind":"review"}', "mine")).toBeUndefined();
	expect(await takeAsked("/api/sets", '{"kind":"daily"}', "mine")).toBe(set);
});

test("a request that was not for this account, or failed, is sent again", async () => {
	startWith(asked());
	expect(await takeAsked("/api/sets/1", undefined, "mine")).toBeUndefined();
	expect(await takeAsked("/api/cut-off", undefined, "mine")).toBeUndefined();
});

test("it is not used by another session, without a session, or much later", async () => {
	startWith(asked());
	expect(await takeAsked("/api/plan", undefined, "renewed")).toBeUndefined();
	expect(await takeAsked("/api/plan", undefined, null)).toBeUndefined();
	startWith(asked(), 60_000);
	expect(await takeAsked("/api/plan", undefined, "mine")).toBeUndefined();
	startWith(undefined);
	expect(await takeAsked("/api/plan", undefined, "mine")).toBeUndefined();
});

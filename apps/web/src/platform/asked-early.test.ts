import { afterEach, expect, test, vi } from "vitest";
import { takeAsked } from "./asked-early.ts";

const answer = Promise.resolve(new Response("{}"));
const asked = () => ({ token: "mine", answers: { "/api/plan": answer } });
const startWith = (value: unknown, now = 100) => {
	vi.stubGlobal("asked", value);
	vi.stubGlobal("performance", { now: () => now });
};
afterEach(() => vi.unstubAllGlobals());

test("what the document asked for is taken once", () => {
	startWith(asked());
	expect(takeAsked("/api/plan", "mine")).toBe(answer);
	expect(takeAsked("/api/plan", "mine")).toBeUndefined();
	expect(takeAsked("/api/other", "mine")).toBeUndefined();
});

test("it is not taken by another session, by nobody, or long after", () => {
	startWith(asked());
	expect(takeAsked("/api/plan", "renewed")).toBeUndefined();
	expect(takeAsked("/api/plan", null)).toBeUndefined();
	startWith(asked(), 60_000);
	expect(takeAsked("/api/plan", "mine")).toBeUndefined();
	startWith(undefined);
	expect(takeAsked("/api/plan", "mine")).toBeUndefined();
});

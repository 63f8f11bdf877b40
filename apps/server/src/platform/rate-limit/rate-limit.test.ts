import { expect, test } from "vitest";
import { createKeyring } from "../auth/keyring.ts";
import { testApp } from "../testing/test-app.ts";
import { createRateLimit, forgetRateLimits } from "./rate-limit.ts";

const app = await testApp();

const limit = { name: "test:account", hits: 2, seconds: 60 };
const hour = 60 * 60 * 1000;

test("refuses beyond the limit, says for how long, and resets in the next window", async () => {
	let now = new Date("2026-11-21T12:00:10Z");
	const count = createRateLimit(app.database.db, () => now, app.config.keyring);
	await count(limit, "amara@example.com");
	await count(limit, "amara@example.com");
	await expect(count(limit, "amara@example.com")).rejects.toMatchObject({
		code: "too_many_requests",
		extra: { retryAfter: 50 },
	});
	await count(limit, "leo@example.com");
	now = new Date("2026-11-21T12:01:00Z");
	await count(limit, "amara@example.com");
});

test("stores only a keyed hash of the subject", async () => {
	const { db } = app.database;
	await createRateLimit(db, () => new Date(), app.config.keyring)(limit, "clear@example.com");
	const keys = (await db.selectFrom("rate_limits").select("key").execute()).map(({ key }) => key);
	expect(keys.length).toBeGreaterThan(0);
	for (const key of keys) expect(key).toMatch(/^test:account:[\w-]{43}$/);
	const other = createKeyring("another secret that is only used in tests 0123456789");
	await createRateLimit(db, () => new Date(), other)(limit, "clear@example.com");
	expect(await db.selectFrom("rate_limits").select("key").execute()).toHaveLength(keys.length + 1);
});

test("deletes counters after a day", async () => {
	const { db } = app.database;
	const then = new Date("2026-11-20T08:00:00Z");
	await db.deleteFrom("rate_limits").execute();
	await createRateLimit(db, () => then, app.config.keyring)(limit, "old@example.com");
	const kept = async () => (await db.selectFrom("rate_limits").select("key").execute()).length;
	await forgetRateLimits(db, new Date(then.getTime() + 23 * hour));
	expect(await kept()).toBe(1);
	await forgetRateLimits(db, new Date(then.getTime() + 25 * hour));
	expect(await kept()).toBe(0);
});

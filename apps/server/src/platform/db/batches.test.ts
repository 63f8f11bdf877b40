import { createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { templateDatabase } from "../testing/global-setup.ts";
import { createBatches } from "./batches.ts";
import { type Database, databaseErrorCode, openDatabase } from "./database.ts";
import { databaseIsAway } from "./database-is-away.ts";

let own: Awaited<ReturnType<typeof createDatabaseFrom>>;
let database: Database;
beforeAll(async () => {
	own = await createDatabaseFrom(inject("postgres"), templateDatabase);
	database = openDatabase({ connectionString: own.connectionString, maxConnections: 2, onError: () => {} });
});
afterAll(async () => {
	await database.close();
	await own.drop();
});

const patient = { atOnce: 4, staggerMs: 60_000, largest: 3, patienceMs: 60_000 };

interface Batch {
	items: readonly string[];
	end(): void;
	fail(error: Error): void;
}

/** Batches that end when the test says so. */
function controlled(settings: Partial<typeof patient> = {}) {
	const begun: Batch[] = [];
	const add = createBatches<string, string>({
		...patient,
		...settings,
		keyOf: (item) => item.charAt(0),
		run: (items) =>
			new Promise((resolve, reject) => {
				begun.push({ items, end: () => resolve(items.map((item) => item.toUpperCase())), fail: reject });
			}),
	});
	const next = async (at: number) => {
		await expect.poll(() => begun[at]?.items).toBeDefined();
		return begun[at] as Batch;
	};
	return { add, begun, next };
}

test("what arrives while a batch is under way goes together, in its order, with one of each key", async () => {
	const { add, next } = controlled();
	const first = add("a1");
	const one = await next(0);
	const later = ["b1", "c1", "b2", "d1", "e1"].map(add);
	one.end();
	expect(await first).toBe("A1");
	const two = await next(1);
	expect([one.items, two.items]).toEqual([["a1"], ["b1", "c1", "d1"]]);
	two.end();
	const three = await next(2);
	expect(three.items).toEqual(["b2", "e1"]);
	three.end();
	expect(await Promise.all(later)).toEqual(["B1", "C1", "B2", "D1", "E1"]);
});

test("a batch that takes long does not hold up the next, but only so many run at a time", async () => {
	const { add, begun, next } = controlled({ staggerMs: 1, atOnce: 2 });
	const results = [add("a1")];
	await next(0);
	results.push(add("b1"));
	await next(1);
	results.push(add("c1"));
	await new Promise((resolve) => setImmediate(resolve));
	expect(begun).toHaveLength(2);
	begun[1]?.end();
	(await next(2)).end();
	expect(await Promise.all(results.slice(1))).toEqual(["B1", "C1"]);
	begun[0]?.end();
	expect(await results[0]).toBe("A1");
});

test("what waited too long is told so as of a database that is away, and does not run", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	onTestFinished(() => void vi.useRealTimers());
	const { add, begun, next } = controlled();
	const first = add("a1");
	const one = await next(0);
	const late = add("b1").catch((error: unknown) => error);
	vi.advanceTimersByTime(patient.patienceMs + 1);
	one.end();
	expect(await late).toSatisfy(databaseIsAway);
	expect(await first).toBe("A1");
	expect(begun).toHaveLength(1);
});

test("a database that is away fails a whole batch, and the next one runs", async () => {
	const { add, begun, next } = controlled();
	const lost = ["a1", "b1"].map((item) => add(item).catch((error: unknown) => error));
	(await next(0)).fail(new Error("Connection terminated unexpectedly"));
	for (const error of await Promise.all(lost)) expect(error).toSatisfy(databaseIsAway);
	const after = add("c1");
	(await next(1)).end();
	expect(await after).toBe("C1");
	expect(begun).toHaveLength(2);
});

test("what the database rejects fails alone", async () => {
	const sizes: number[] = [];
	const add = createBatches<number, number>({
		...patient,
		largest: 10,
		keyOf: String,
		run: async (items) => {
			sizes.push(items.length);
			const text =
				"select 12 / n as share from unnest($1::int[]) with ordinality as of_all(n, at) order by at";
			const { rows } = await database.pool.query<{ share: number }>(text, [items]);
			return rows.map(({ share }) => share);
		},
	});
	const results = await Promise.allSettled([1, 2, 0, 3].map(add));
	const told = results.map((result) =>
		result.status === "fulfilled" ? result.value : databaseErrorCode(result.reason),
	);
	expect(told).toEqual([12, 6, "22012", 4]);
	expect(sizes).toEqual([4, 1, 1, 1, 1]);
});

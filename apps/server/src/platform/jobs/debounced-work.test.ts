import { describe, expect, test } from "vitest";
import { createDebouncedWork } from "./debounced-work.ts";

const patience = { afterMs: 60_000, atMost: 3, isBusy: () => false, yieldMs: 10_000 };

function recorded(options: Partial<typeof patience> = {}) {
	const later = createDebouncedWork({ ...patience, ...options });
	const done: string[] = [];
	later.handle(async (key) => {
		done.push(key);
	});
	return { later, done };
}

describe("deferred work", () => {
	test("runs once for all requests", async () => {
		const { later, done } = recorded();
		for (const key of ["a", "b", "a"]) later.ask(key);
		expect(done).toEqual([]);
		await later.flush();
		expect(done.toSorted()).toEqual(["a", "b"]);
		await later.flush();
		expect(done).toHaveLength(2);
	});

	test("stops waiting after enough requests", async () => {
		const { later, done } = recorded();
		for (let count = 0; count < 3; count += 1) later.ask("a");
		await expect.poll(() => done).toEqual(["a"]);
		await later.close();
	});

	test("runs after a delay when requested once", async () => {
		const { later, done } = recorded({ afterMs: 1 });
		later.ask("a");
		await expect.poll(() => done).toEqual(["a"]);
		await later.close();
	});

	test("lets more urgent work go first", async () => {
		let isBusy = true;
		const { later, done } = recorded({ isBusy: () => isBusy });
		later.ask("a");
		const flushed = later.flush();
		expect(done).toEqual([]);
		isBusy = false;
		await flushed;
		expect(done).toEqual(["a"]);
	});

	test("yields only for a limited time", async () => {
		const { later, done } = recorded({ isBusy: () => true, yieldMs: 1 });
		later.ask("a");
		await later.flush();
		expect(done).toEqual(["a"]);
	});

	test("yields no longer for the last of many than for the first", async () => {
		let looks = 0;
		const { later, done } = recorded({
			isBusy: () => {
				looks += 1;
				return true;
			},
			yieldMs: 1,
		});
		for (let key = 0; key < 20; key += 1) later.ask(String(key));
		await later.flush();
		expect(done).toHaveLength(20);
		expect(looks).toBeLessThan(3);
	});

	test("accepts requests while it runs", async () => {
		const later = createDebouncedWork(patience);
		const done: string[] = [];
		later.handle(async (key) => {
			done.push(key);
			if (key === "a") for (let count = 0; count < 3; count += 1) later.ask("b");
		});
		later.ask("a");
		await later.flush();
		await expect.poll(() => done).toEqual(["a", "b"]);
	});

	test("accepts nothing after it is closed", async () => {
		const { later, done } = recorded();
		later.ask("a");
		await later.close();
		later.ask("b");
		await later.flush();
		expect(done).toEqual([]);
	});
});

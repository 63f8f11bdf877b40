import { afterEach, expect, test } from "vitest";
import { ApiError } from "../http/errors/api-error.ts";
import { defineTask, TaskStopped } from "./task.ts";
import type misbehave from "./testing/misbehave.task.ts";
import { createWorkers, type Workers } from "./workers.ts";

const file = import.meta.resolve("./testing/misbehave.task.ts");
const limits = { lane: "quick", most_ms: 300, most_bytes: 10_000 } as const;
const quick = defineTask<typeof misbehave>(file, limits);
const long = defineTask<typeof misbehave>(file, { ...limits, lane: "long", most_ms: 2_000 });

let workers: Workers;
afterEach(() => workers.close());

const outcome = (run: Promise<unknown>) =>
	run.catch((error: unknown) =>
		error instanceof TaskStopped ? error.limit : error instanceof ApiError ? error.code : `${String(error)}`,
	);

test.each([
	["hang", "time"],
	["fill-memory", "memory"],
	["say-much", "output"],
	["throw", "Error: no such thing"],
])("a task that would %s is stopped, and the next one gets a working worker", async (how, why) => {
	workers = createWorkers({ threads: 2, memory_mb: 64 });
	const patient = { ...quick, most_ms: how === "hang" ? 300 : 30_000 };
	expect(await outcome(workers.run(patient, { how, size: 20_000 }))).toBe(why);
	expect(await Promise.all(["a", "b", "c"].map((word) => workers.run(patient, { how: word })))).toEqual([
		"a",
		"b",
		"c",
	]);
});

test("a worker that exits fails its task at once, and is replaced", async () => {
	workers = createWorkers({ threads: 2 });
	expect(await outcome(workers.run({ ...quick, most_ms: 30_000 }, { how: "exit" }))).toMatch(/exited/);
	expect(await workers.run({ ...quick, most_ms: 30_000 }, { how: "a" })).toBe("a");
});

test("long tasks leave a worker for quick ones", async () => {
	workers = createWorkers({ threads: 2 });
	const order: string[] = [];
	const note = (name: string) => () => void order.push(name);
	const hanging = [1, 2].map(() => outcome(workers.run(long, { how: "hang" })).then(note("long")));
	await workers.run({ ...quick, most_ms: 30_000 }, { how: "a" }).then(note("quick"));
	await Promise.all(hanging);
	expect(order).toEqual(["quick", "long", "long"]);
});

test("a task behind too many others, or that waits too long, is refused with a retry time", async () => {
	workers = createWorkers({ threads: 2, most_waiting: 1, longest_wait_ms: 200 });
	const hanging = [1, 2, 3, 4].map(() => outcome(workers.run({ ...quick, most_ms: 2_000 }, { how: "hang" })));
	expect(await Promise.all(hanging)).toEqual(["time", "time", "unavailable", "unavailable"]);
});

test("closing ends running tasks and refuses waiting ones", async () => {
	workers = createWorkers({ threads: 2 });
	const hanging = [1, 2, 3].map(() => outcome(workers.run({ ...quick, most_ms: 60_000 }, { how: "hang" })));
	await workers.close();
	expect(await Promise.all(hanging)).toEqual(["unavailable", "unavailable", "unavailable"]);
	expect(await outcome(workers.run(quick, { how: "a" }))).toBe("unavailable");
});

test("the main thread hardly works while a task hangs", async () => {
	workers = createWorkers({ threads: 2 });
	await workers.run({ ...quick, most_ms: 30_000 }, { how: "a" });
	// Processor time of this thread, and the least of three: collecting garbage or compiling may fall into one of them.
	const spent: number[] = [];
	for (let time = 0; time < 3; time += 1) {
		const begun = process.threadCpuUsage();
		await outcome(workers.run(quick, { how: "hang" }));
		const { user, system } = process.threadCpuUsage(begun);
		spent.push((user + system) / 1000);
	}
	expect(Math.min(...spent)).toBeLessThan(50);
});

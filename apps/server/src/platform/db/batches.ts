import { AsyncResource } from "node:async_hooks";
import pg from "pg";
import { databaseIsAway } from "./database-is-away.ts";

/** How items of concurrent callers go to the database together. */
interface Batching<Item, Result> {
	/** How many batches may be under way. */
	atOnce: number;
	/**
	 * What arrives while a batch is under way waits for its end and then goes together, but no longer than this, so that
	 * a batch that waits for someone's lock does not hold up all others.
	 */
	staggerMs: number;
	/** The most items of one batch. */
	largest: number;
	/** How long an item may wait for its batch to start. */
	patienceMs: number;
	/** Two items with the same key never share a batch. */
	keyOf(item: Item): string;
	/** Results in the order of the items; throws for all of them, and has then stored none. */
	run(items: readonly Item[]): Promise<readonly Result[]>;
}

interface Waiting<Item, Result> {
	item: Item;
	since: number;
	/** Whose statement it is, for traces. */
	caller: AsyncResource;
	resolve(result: Result): void;
	reject(error: unknown): void;
}

/** Takes one item; resolves or rejects with what became of it alone. */
export type Batched<Item, Result> = (item: Item) => Promise<Result>;

/**
 * Runs items of concurrent callers in batches: alone while there is little to do, and the more together the more there
 * is, so that a busy database gets few statements instead of many. If it rejects a batch, each of its items runs alone.
 */
export function createBatches<Item, Result>(batching: Batching<Item, Result>): Batched<Item, Result> {
	const batches = new Batches(batching);
	return (item) =>
		new Promise((resolve, reject) => {
			batches.add({ item, since: performance.now(), caller: new AsyncResource("Batched"), resolve, reject });
		});
}

class Batches<Item, Result> {
	readonly #batching: Batching<Item, Result>;
	#waiting: Waiting<Item, Result>[] = [];
	#running = 0;
	#startedAt = Number.NEGATIVE_INFINITY;
	#isStarting = false;
	#looksAgain = false;

	constructor(batching: Batching<Item, Result>) {
		this.#batching = batching;
	}

	add(one: Waiting<Item, Result>): void {
		this.#waiting.push(one);
		this.#startSoon();
	}

	/** After this turn of the event loop, so that what arrives in it goes together. */
	#startSoon(): void {
		if (this.#isStarting || this.#waiting.length === 0 || this.#running >= this.#batching.atOnce) return;
		const leftMs = this.#running === 0 ? 0 : this.#startedAt + this.#batching.staggerMs - performance.now();
		if (leftMs > 0) return this.#lookAgainIn(leftMs);
		this.#isStarting = true;
		setImmediate(() => this.#start());
	}

	/** The batch under way ends before, unless it waits for something. */
	#lookAgainIn(ms: number): void {
		if (this.#looksAgain) return;
		this.#looksAgain = true;
		setTimeout(() => {
			this.#looksAgain = false;
			this.#startSoon();
		}, Math.ceil(ms));
	}

	#start(): void {
		this.#isStarting = false;
		const batch = this.#take();
		if (batch.length > 0) void this.#send(batch);
		this.#startSoon();
	}

	/** The next batch: the oldest items with keys of their own. */
	#take(): Waiting<Item, Result>[] {
		const { largest, keyOf, patienceMs } = this.#batching;
		const oldest = performance.now() - patienceMs;
		const batch = new Map<string, Waiting<Item, Result>>();
		const later: Waiting<Item, Result>[] = [];
		for (const one of this.#waiting) {
			const key = keyOf(one.item);
			if (one.since < oldest) one.reject(new Error("timeout expired before a batch could start"));
			else if (batch.size < largest && !batch.has(key)) batch.set(key, one);
			else later.push(one);
		}
		this.#waiting = later;
		return [...batch.values()];
	}

	async #send(batch: Waiting<Item, Result>[]): Promise<void> {
		this.#running += 1;
		this.#startedAt = performance.now();
		try {
			await this.#run(batch);
		} catch (error) {
			if (batch.length > 1 && isOfOneItem(error)) await this.#runEach(batch);
			else for (const { reject } of batch) reject(error);
		}
		this.#running -= 1;
		this.#startSoon();
	}

	async #run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
		const run = () => this.#batching.run(batch.map(({ item }) => item));
		const results = await batch[0]?.caller.runInAsyncScope(run);
		for (const [at, { resolve }] of batch.entries()) resolve(results?.[at] as Result);
	}

	async #runEach(batch: readonly Waiting<Item, Result>[]): Promise<void> {
		for (const one of batch) await this.#run([one]).catch(one.reject);
	}
}

/** Rather than of the database, which would fail for each of them again. */
function isOfOneItem(error: unknown): boolean {
	return error instanceof pg.DatabaseError && !databaseIsAway(error);
}

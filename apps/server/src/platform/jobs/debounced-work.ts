import { setTimeout as pause } from "node:timers/promises";

/** Work on a key, debounced: once for everything that happened to it within a while. */
export interface DebouncedWork {
	/** The work for a key; it never throws. */
	handle(run: (key: string) => Promise<void>): void;
	/** Requests it: runs after a delay, or as soon as there are enough requests. */
	ask(key: string): void;
	/** Runs everything that was requested, now. */
	flush(): Promise<void>;
	/** Lets running work finish and drops the rest. */
	close(): Promise<void>;
}

interface Patience {
	/** How long the first request for a key waits for others. */
	afterMs: number;
	/** After this many requests a key waits no longer. */
	atMost: number;
	/** Whether something more urgent is waiting; it goes first, until a key has been due for `yieldMs`. */
	isBusy: () => boolean;
	yieldMs: number;
}

const lookMs = 100;
/** While more urgent work keeps coming, each run is followed by a pause of this many times its own length. */
const pauseShare = 2;

/**
 * Work that may be deferred and that others find again if this process dies first: it is kept only in memory.
 * One key at a time, the longest-waiting first.
 */
export function createDebouncedWork({ afterMs, atMost, isBusy, yieldMs }: Patience): DebouncedWork {
	const asked = new Map<string, { count: number; timer: NodeJS.Timeout }>();
	/** By key, when it became due: the longest-waiting first. */
	const due = new Map<string, number>();
	let run: ((key: string) => Promise<void>) | undefined;
	let running: Promise<void> | undefined;
	let isClosed = false;

	function makeDue(key: string): void {
		clearTimeout(asked.get(key)?.timer);
		asked.delete(key);
		if (!due.has(key)) due.set(key, performance.now());
		start();
	}

	function start(): void {
		running ??= work().finally(() => {
			running = undefined;
			if (due.size > 0 && !isClosed) start();
		});
	}

	async function work(): Promise<void> {
		for (const [key, since] of due) {
			const mustYield = () => !isClosed && performance.now() < since + yieldMs && isBusy();
			while (mustYield()) await pause(lookMs);
			if (isClosed) return;
			due.delete(key);
			const began = performance.now();
			await run?.(key);
			if (mustYield()) await pause(pauseShare * (performance.now() - began));
		}
	}

	return {
		handle(work) {
			run = work;
		},
		ask(key) {
			if (isClosed) return;
			const waiting = asked.get(key) ?? { count: 0, timer: setTimeout(() => makeDue(key), afterMs).unref() };
			waiting.count += 1;
			asked.set(key, waiting);
			if (waiting.count >= atMost) makeDue(key);
		},
		async flush() {
			// Entries deleted while iterating over a Map are not visited again.
			for (const key of asked.keys()) makeDue(key);
			for (let work = running; work !== undefined; work = running) await work;
		},
		async close() {
			isClosed = true;
			for (const { timer } of asked.values()) clearTimeout(timer);
			asked.clear();
			await running;
		},
	};
}

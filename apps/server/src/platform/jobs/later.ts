import { setTimeout as pause } from "node:timers/promises";

/** Work on something, once for everything that happened to it in a while. */
export interface Later {
	/** What is to be done for a key; it never throws. */
	handle(run: (key: string) => Promise<void>): void;
	/** Asks for it: done after a while, or as soon as it was asked for often enough. */
	ask(key: string): void;
	/** Does all that was asked for, now. */
	flush(): Promise<void>;
	/** Ends what runs and forgets the rest. */
	close(): Promise<void>;
}

interface Patience {
	/** How long the first request for a key waits for others. */
	afterMs: number;
	/** As many requests for one key are not kept waiting any longer. */
	atMost: number;
	/** Whether something more urgent is waiting; it goes first, for at most `yieldMs`. */
	isBusy: () => boolean;
	yieldMs: number;
}

const lookMs = 100;

/**
 * Work that may wait and is found again by others if this process dies before: it is kept in memory alone. One key at a
 * time, the one that waits longest first.
 */
export function createLater({ afterMs, atMost, isBusy, yieldMs }: Patience): Later {
	const asked = new Map<string, { count: number; timer: NodeJS.Timeout }>();
	const due = new Set<string>();
	let run: ((key: string) => Promise<void>) | undefined;
	let running: Promise<void> | undefined;
	let isClosed = false;

	function makeDue(key: string): void {
		clearTimeout(asked.get(key)?.timer);
		asked.delete(key);
		due.add(key);
		start();
	}

	function start(): void {
		running ??= work().finally(() => {
			running = undefined;
			if (due.size > 0 && !isClosed) start();
		});
	}

	async function work(): Promise<void> {
		for (const key of due) {
			await untilNotBusy();
			if (isClosed) return;
			due.delete(key);
			await run?.(key);
		}
	}

	async function untilNotBusy(): Promise<void> {
		const end = performance.now() + yieldMs;
		const mayYield = () => !isClosed && performance.now() < end;
		while (isBusy() && mayYield()) await pause(lookMs);
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
			// What is taken out while a Map is walked through is not visited twice.
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

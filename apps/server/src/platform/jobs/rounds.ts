import { setTimeout as pause } from "node:timers/promises";

interface Round {
	pauseMs: number;
	work: () => Promise<void>;
}

/** Work that a node does again and again, each one after the other. */
export interface Rounds {
	add(pauseMs: number, work: () => Promise<void>): void;
	start(): void;
	/** Begins no further round and waits for those that run. */
	stop(): Promise<void>;
}

/** `onError` hears of a round that failed; the next one comes all the same. */
export function createRounds(onError: (error: Error) => void): Rounds {
	const all: Round[] = [];
	const running: Promise<void>[] = [];
	const stopped = new AbortController();

	async function go({ pauseMs, work }: Round): Promise<void> {
		while (!stopped.signal.aborted) {
			await pause(pauseMs, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
			if (stopped.signal.aborted) return;
			await work().catch((error: unknown) =>
				onError(error instanceof Error ? error : new Error(String(error))),
			);
		}
	}

	return {
		add: (pauseMs, work) => void all.push({ pauseMs, work }),
		start: () => void running.push(...all.map(go)),
		async stop() {
			stopped.abort();
			await Promise.all(running);
		},
	};
}

import { setTimeout as pause } from "node:timers/promises";

interface Round {
	pauseMs: number;
	work: () => Promise<void>;
}

/** Work that a node repeats, each kind one round after the other. */
export interface Rounds {
	add(pauseMs: number, work: () => Promise<void>): void;
	start(): void;
	/** Starts no further round and waits for the running ones. */
	stop(): Promise<void>;
}

/** `onError` gets the error of a failed round; the next round runs anyway. */
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

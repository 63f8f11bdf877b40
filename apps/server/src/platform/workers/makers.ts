import { availableParallelism } from "node:os";
import { createWorkers, type Workers } from "./workers.ts";

/** One core stays for the event loop and the database. */
export const makerThreads = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Far more than one node's classes; who waits longer than this is better told to come back. */
const mostWaiting = 500;
const longestWaitMs = 10_000;

/** Threads that make questions and nothing else: what super-admins upload holds up no child who starts. */
export function createMakers(): Workers {
	return createWorkers({ threads: makerThreads, most_waiting: mostWaiting, longest_wait_ms: longestWaitMs });
}

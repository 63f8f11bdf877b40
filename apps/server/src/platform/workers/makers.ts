import { availableParallelism } from "node:os";
import { createWorkers, type Workers } from "./workers.ts";

/** One core is left for the event loop and the database. */
export const makerThreads = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Far more than one node's classes; anyone who would wait longer is better told to come back. */
const mostWaiting = 500;
const longestWaitMs = 10_000;

/** Threads that only generate questions: uploads of super-admins do not delay a child who starts. */
export function createMakers(): Workers {
	return createWorkers({ threads: makerThreads, most_waiting: mostWaiting, longest_wait_ms: longestWaitMs });
}

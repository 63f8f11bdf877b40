import pg from "pg";
import { describeError } from "../http/errors/describe-error.ts";
import { plainFact } from "../plain-fact.ts";
import type { FailedTry } from "./jobs.ts";

interface Log {
	warn(data: object, text: string): void;
}

/**
 * Logs a warning for a failed try of a job. Its subject is named by ids only, and messages repeat no
 * addresses.
 */
export function logFailedTry(log: Log, { name, id, error, tried, is_last }: FailedTry): void {
	log.warn(
		{ job: name, job_id: id, tried, ...described(error) },
		is_last ? "a job failed for good" : "a job failed and will be tried again",
	);
}

function described(error: unknown): object {
	if (error instanceof pg.DatabaseError) return describeError(error);
	return { message: plainFact(error instanceof Error ? error.message : String(error)) };
}

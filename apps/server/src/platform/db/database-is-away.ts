import { databaseErrorCode } from "./database.ts";

/**
 * Connection lost, insufficient resources (also a full disk), canceled by timeout or operator, failing disk,
 * a server that became a replica.
 */
const awayStates = /^(08|53|57|58|25P03|25006)/;
const awayCodes = [
	"ECONNREFUSED",
	"ECONNRESET",
	"ENOTFOUND",
	"EAI_AGAIN",
	"EPIPE",
	"ETIMEDOUT",
	"EHOSTUNREACH",
];
const awayWords =
	/connection terminated|not queryable|timeout exceeded when trying to connect|timeout expired|query read timeout|takes no writes/i;

/** Whether the error, or its cause, is that the database is unavailable, so that a retry may succeed. */
export function databaseIsAway(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const { code, syscall } = error as NodeJS.ErrnoException;
	return (
		awayStates.test(databaseErrorCode(error) ?? "") ||
		awayCodes.includes(code ?? "") ||
		// A missing socket; files may be missing for other reasons.
		(code === "ENOENT" && syscall === "connect") ||
		awayWords.test(error.message) ||
		databaseIsAway(error.cause)
	);
}

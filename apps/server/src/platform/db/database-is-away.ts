import { databaseErrorCode } from "./database.ts";

/**
 * Connection lost, too few resources (a full disk too), cancelled by time-out or operator, failing disk, a server that
 * became a replica.
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
	/connection terminated|not queryable|timeout exceeded when trying to connect|query read timeout|takes no writes/i;

/** Whether the error, or what caused it, is that the database does not answer: later the same may go well. */
export function databaseIsAway(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const { code, syscall } = error as NodeJS.ErrnoException;
	return (
		awayStates.test(databaseErrorCode(error) ?? "") ||
		awayCodes.includes(code ?? "") ||
		// A socket that is not there; files may be missing for other reasons.
		(code === "ENOENT" && syscall === "connect") ||
		awayWords.test(error.message) ||
		databaseIsAway(error.cause)
	);
}

import { test } from "vitest";

/** `npm run audit` is slow: every page on every device, and the tests below. */
export const isAudit = process.env["AUDIT"] === "full";

/** A test only for `npm run audit`: server or component tests in `npm test` cover the same. */
export const auditTest = test.runIf(isAudit);

/**
 * All of these in an audit; otherwise every nth from a turn on. Each of n sizes of a window takes another turn, so that
 * each is tried at one of them.
 */
export function inTurn<T>(all: readonly T[], turn: number, n: number): T[] {
	return all.filter((_, at) => isAudit || at % n === turn);
}

import { isFound, type ProcedureEstimate } from "./procedure-estimate.ts";

/** The newest repair of a procedure that a student started. */
export interface LastRepair {
	started_at_ms: number;
	/** All its questions have ended. */
	is_finished: boolean;
}

/** The next repair waits this long after the last one: the explanation first gets its chance in practice. */
const REST_MS = 16 * 60 * 60 * 1000;

/**
 * Whether to offer a repair: yes if one is started; otherwise if the procedure is found and showed again
 * since the last one was started.
 */
export function isRepairDue(
	estimate: ProcedureEstimate,
	at_ms: number,
	last: LastRepair | undefined,
): boolean {
	if (last?.is_finished === false) return true;
	if (!isFound(estimate, at_ms)) return false;
	if (last === undefined) return true;
	const shown_at_ms = estimate.shown_by.at(-1)?.at_ms ?? 0;
	return shown_at_ms > last.started_at_ms && at_ms - last.started_at_ms >= REST_MS;
}

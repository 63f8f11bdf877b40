import { describe, expect, test } from "vitest";
import { afterAnswer, newEstimate, type ProcedureEstimate } from "./procedure-estimate.ts";
import { isRepairDue } from "./repair-due.ts";

const HOUR = 60 * 60 * 1000;

/** Found, by four answers, the newest at this time. */
function foundAt(newest_ms: number): ProcedureEstimate {
	return [3, 2, 1, 0].reduce((estimate, before) => {
		const at_ms = newest_ms - before * HOUR;
		const id = `${at_ms}`;
		const showing = { question_id: id, question_key: id, session_id: id, skill_id: "subtract", at_ms };
		return afterAnswer(estimate, { showing, is_right: false, coincidence_chance: 0.05, at_ms });
	}, newEstimate());
}

describe("a repair", () => {
	const found = foundAt(100 * HOUR);
	const now = 101 * HOUR;

	test("is due once the procedure is found, and while it is begun", () => {
		expect(isRepairDue(newEstimate(), now, undefined)).toBe(false);
		expect(isRepairDue(found, now, undefined)).toBe(true);
		expect(isRepairDue(newEstimate(), now, { started_at_ms: 0, is_finished: false })).toBe(true);
	});

	test("returns only if the procedure showed since, and after a rest", () => {
		const last = (started_at_ms: number) => ({ started_at_ms, is_finished: true });
		expect(isRepairDue(found, now, last(100.5 * HOUR))).toBe(false);
		expect(isRepairDue(found, now, last(99 * HOUR))).toBe(false);
		expect(isRepairDue(found, now, last(80 * HOUR))).toBe(true);
	});
});

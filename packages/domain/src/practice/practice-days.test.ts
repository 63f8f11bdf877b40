import { describe, expect, test } from "vitest";
import { ACTIVE_TIME_RULE, countedMs, MAX_ANSWER_MS, MAX_PAUSE_MS } from "./active-time.ts";
import { practiceDayId, readPracticeDayId } from "./practice-day-id.ts";
import { questionOutcome } from "./session/question-outcome.ts";
import { DAY_MS } from "../time/day.ts";

test.each([
	[0, 0],
	[59_999, 59_999],
	[MAX_ANSWER_MS, MAX_ANSWER_MS],
	[MAX_ANSWER_MS + 1, MAX_ANSWER_MS],
	[DAY_MS, MAX_ANSWER_MS],
])("an answer of %d ms adds %d ms", (active_ms, counted) => {
	expect(countedMs(active_ms)).toBe(counted);
});

test("the rule states the figures in words", () => {
	expect(MAX_PAUSE_MS).toBe(60_000);
	expect(ACTIVE_TIME_RULE).toContain("one minute after");
	expect(ACTIVE_TIME_RULE).toContain(`${MAX_ANSWER_MS / 60_000} minutes for one answer`);
});

describe("the id of a day", () => {
	const student_id = "3f2b8a10-0000-4000-8000-00000000abcd";

	test("names student and date", () => {
		const id = practiceDayId({ student_id, date: "2026-11-22" });
		expect(readPracticeDayId(id)).toEqual({ student_id, date: "2026-11-22" });
	});

	test.each(["", "2026-11-22", `2026-02-30_${student_id}`, `2026-11-22_${student_id}x`, `x_${student_id}`])(
		"%s names none",
		(text) => {
			expect(readPracticeDayId(text)).toBeUndefined();
		},
	);
});

describe("the outcome of a question", () => {
	const right = { is_finished: true, is_correct: true, is_skipped: false, attempt_count: 1, hints_opened: 0 };
	test.each([
		["first_try", right],
		["solved", { ...right, attempt_count: 2 }],
		["solved", { ...right, hints_opened: 1 }],
		["missed", { ...right, is_correct: false, attempt_count: 10 }],
		["skipped", { ...right, is_correct: false, is_skipped: true }],
		["open", { ...right, is_finished: false, is_correct: false }],
	] as const)("%s", (outcome, end) => {
		expect(questionOutcome(end)).toBe(outcome);
	});
});

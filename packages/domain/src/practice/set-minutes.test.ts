import { expect, test } from "vitest";
import { secondsForQuestion, setMinutes } from "./set-minutes.ts";

test("a student's own pace counts after five questions, within limits", () => {
	expect(secondsForQuestion({ questions: 0, ms: 0 })).toBe(45);
	expect(secondsForQuestion({ questions: 4, ms: 400_000 })).toBe(45);
	expect(secondsForQuestion({ questions: 40, ms: 1_200_000 })).toBe(30);
	expect(secondsForQuestion({ questions: 5, ms: 5_000 })).toBe(10);
	expect(secondsForQuestion({ questions: 5, ms: 5_000_000 })).toBe(180);
});

test("minutes are whole and at least one", () => {
	expect(setMinutes(1, 10)).toBe(1);
	expect(setMinutes(10, 45)).toBe(8);
	expect(setMinutes(20, 60)).toBe(20);
});

import { expect, test } from "vitest";
import { bookmarkWords, dailyWords, mistakeWords } from "./dashboard-words.ts";

test("the notebook says what is due, and when the next one comes", () => {
	const none = { due_count: 0, later_count: 0, next_due_on: null };
	expect(mistakeWords({ ...none, due_count: 3 })).toBe("3 to make good today.");
	expect(mistakeWords({ due_count: 1, later_count: 2, next_due_on: "2026-03-03" })).toBe(
		"1 to make good today. The next one comes on Tuesday, March 3.",
	);
	expect(mistakeWords({ ...none, later_count: 1, next_due_on: "2026-03-01" })).toBe(
		"Nothing to make good today. The next one comes on Sunday, March 1.",
	);
	expect(mistakeWords(none)).toMatch(/^Empty/);
});

test("today’s set and the bookmarks count in plain words", () => {
	expect(dailyWords(9, 10)).toContain("the one question");
	expect(dailyWords(0, 10)).toContain("the 10 questions");
	expect(dailyWords(12, 10)).toContain("reached");
	expect([0, 1, 2].map(bookmarkWords)).toEqual([
		"Press the bookmark beside a question to keep it.",
		"One question you wanted to keep.",
		"2 questions you wanted to keep.",
	]);
});

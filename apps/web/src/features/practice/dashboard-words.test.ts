import { expect, test } from "vitest";
import {
	bookmarkWords,
	dailyWords,
	masteredWords,
	mistakeWords,
	streakWords,
	todayWords,
	weekWords,
} from "./dashboard-words.ts";
import { goalAtEnd } from "./goal-at-end.ts";
import { heroOf } from "./hero-of.ts";
import type { Dashboard } from "./practice.api.ts";

test("the notebook says what is due, and when the next one comes", () => {
	const none = { due_count: 0, later_count: 0, next_due_on: null };
	expect(mistakeWords({ ...none, due_count: 3 })).toBe("Ready to fix today.");
	expect(mistakeWords({ ...none, due_count: 24 })).toBe("Ten at a time are enough.");
	expect(mistakeWords({ due_count: 1, later_count: 2, next_due_on: "2026-03-03" })).toBe(
		"Ready to fix today. The next one comes on Tuesday, March 3.",
	);
	expect(mistakeWords({ ...none, later_count: 1, next_due_on: "2026-03-01" })).toBe(
		"Nothing to fix today. The next one comes on Sunday, March 1.",
	);
	expect(mistakeWords(none)).toMatch(/^Empty/);
});

test("today’s set and the bookmarks count in plain words", () => {
	expect(dailyWords(9, 10)).toContain("the one question");
	expect(dailyWords(0, 10)).toContain("the 10 questions");
	expect(dailyWords(0, 50)).toBe("Today’s goal needs 50 questions. It has the next of them.");
	expect(dailyWords(12, 10)).toContain("reached");
	expect([0, 1, 2].map(bookmarkWords)).toEqual([
		"Press the bookmark beside a question to keep it.",
		"One question you wanted to keep.",
		"2 questions you wanted to keep.",
	]);
});

test("the cards speak of one and of many", () => {
	expect(todayWords(0, 10)).toBe("Ten questions reach today’s goal.");
	expect(todayWords(9, 10)).toBe("One more reaches today’s goal.");
	expect(todayWords(12, 10)).toBe("Goal reached, and more!");
	expect(streakWords(0, 0)).toBe("Reach today’s goal and it starts.");
	expect(streakWords(3, 7)).toBe("Longest: 7 days.");
	expect(streakWords(1, 1)).toBe("Longest: 1 day. This is your record!");
	expect([0, 1, 2].map(masteredWords)[2]).toBe("Two skills in the last 30 days.");
	expect(weekWords(1)).toBe("Question in the last seven days.");
});

const dashboard: Dashboard = {
	first_name: "Maya",
	grade: 5,
	is_enrolled: true,
	enrolled_until: null,
	free_left: null,
	today_count: 0,
	daily_goal: 10,
	current_streak: 0,
	longest_streak: 0,
	week: [],
	unfinished: [],
	mistakes: { due_count: 0, later_count: 0, next_due_on: null },
	bookmark_count: 0,
};
const set = {
	session_id: "s",
	kind: "skill",
	skill_id: "area",
	title: "Area",
	questions_left: 1,
	total: 10,
} as const;

test("the first thing to do is the open set, else the day's set", () => {
	expect(heroOf(dashboard)).toMatchObject({ state: "start", action: { words: "Start" } });
	expect(heroOf({ ...dashboard, unfinished: [set] })).toMatchObject({
		state: "continue",
		title: "Area",
		lead: "One question left in this set.",
		action: { words: "Continue", to: "/student/questions/session/s" },
	});
});

test("the end of a set and the dashboard ask for the same", () => {
	const skipped = { ...dashboard, today_count: 9 };
	expect(heroOf(skipped)).toMatchObject({
		state: "continue",
		title: "One more question",
		lead: "Then today’s goal is reached.",
		action: { words: "Continue", to: "/student/questions/daily" },
	});
	expect(goalAtEnd(skipped)).toEqual({
		words: "One more question reaches today’s goal.",
		more: { words: "One more question", to: "/student/questions/daily" },
	});
	expect(todayWords(9, 10)).toBe("One more reaches today’s goal.");
	for (const today_count of [0, 3, 9, 10, 11])
		for (const free_left of [null, 0, 2]) {
			const day = { ...dashboard, today_count, free_left };
			expect(goalAtEnd(day).more?.to).toBe(heroOf(day).action?.to);
		}
});

test("once the goal is reached nothing is asked for, whatever is open", () => {
	const done = { ...dashboard, today_count: 10, unfinished: [set] };
	expect(heroOf(done)).toMatchObject({ state: "finished", action: null });
});

test("without an enrolment the day ends with its free questions", () => {
	const free = { ...dashboard, is_enrolled: false, unfinished: [set] };
	expect(heroOf({ ...free, today_count: 4, free_left: 1 })).toMatchObject({ state: "continue" });
	expect(heroOf({ ...free, today_count: 5, free_left: 0 })).toMatchObject({
		state: "finished",
		action: null,
	});
	// One of the five was skipped.
	expect(heroOf({ ...free, today_count: 4, free_left: 0 })).toMatchObject({
		state: "finished",
		action: null,
	});
	expect(heroOf({ ...free, is_enrolled: true, today_count: 5 })).toMatchObject({ state: "continue" });
});

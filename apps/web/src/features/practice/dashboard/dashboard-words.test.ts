import { expect, test } from "vitest";
import { freeWords, skippedWords, streakWords, weekWords } from "./dashboard-words.ts";
import { goalAtEnd } from "../session/end/goal-at-end.ts";
import { heroOf } from "./hero-of.ts";
import type { Dashboard } from "./practice.api.ts";

test("the cards use singular and plural", () => {
	const streakOf = (current_streak: number, longest_streak: number, is = {}) =>
		streakWords({ current_streak, longest_streak }, is);
	expect(streakOf(0, 0)).toBe("Reach today’s goal to start one.");
	expect(streakOf(3, 7)).toBe("Longest: 7 days.");
	expect(streakOf(1, 1)).toBe("Day 1. A good start!");
	expect(streakOf(3, 7, { hasRested: true })).toBe("Longest: 7 days. Rest days don’t break it.");
	expect(streakOf(0, 7)).toBe("Longest: 7 days. Start a new one today.");
	expect([streakOf(0, 7, { isInReach: false }), streakOf(0, 0, { isInReach: false })]).toEqual([
		"Longest: 7 days.",
		null,
	]);
	expect(skippedWords(0, 0)).toBeNull();
	expect(skippedWords(10, 1)).toBeNull();
	expect(skippedWords(10, 0)).toMatch(/^You skipped 10 questions\./);
	expect(freeWords(1)).toBe("1 free question left today. A parent can open the rest.");
	expect(freeWords(0)).toBe("You get 5 new ones tomorrow. A parent can open the rest.");
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
	question_seconds: 45,
	current_streak: 0,
	longest_streak: 0,
	first_day: "2026-11-28",
	week: [],
	unfinished: [],
	mistakes: { due_count: 0, later_count: 0, next_due_on: null },
	bookmark_count: 0,
	placement: {
		state: "none",
		invitation: null,
		may_start_from: null,
		answered: 0,
		most: 25,
		finished_at: null,
	},
};
const set = {
	session_id: "s",
	kind: "skill",
	skill_id: "area",
	title: "Area",
	questions_left: 1,
	total: 10,
} as const;

const daily = { ...set, kind: "daily", session_id: "d", skill_id: null, title: "Today’s set" } as const;
const first = {
	title: "Find it",
	lead: "See what you know.",
	to: "/first",
	size: "About ten minutes",
	isBegun: false,
};

test("the first thing to do is the day's set, continued if it is open", () => {
	expect(heroOf(dashboard)).toMatchObject({
		state: "start",
		isDaily: true,
		action: { to: "/student/questions/daily", size: "10 questions, about 8 minutes" },
	});
	expect(heroOf({ ...dashboard, unfinished: [set, daily] })).toMatchObject({
		state: "continue",
		title: "Today’s set",
		isDaily: true,
		action: { size: "1 question, about 1 minute", to: "/student/questions/session/d" },
	});
});

test("nobody is told to keep going in a set that was only opened", () => {
	const eyebrow = (today: object, questions_left: number) =>
		heroOf({ ...dashboard, ...today, unfinished: [{ ...daily, questions_left }] }).eyebrow;
	expect(eyebrow({}, 10)).toMatch(/^Ready, /);
	expect(eyebrow({}, 9)).toMatch(/^Keep going, /);
	expect(eyebrow({ today_count: 1 }, 10)).toMatch(/^Keep going, /);
});

test("a new child's first thing comes before the first set, but not before a set that is open", () => {
	expect(heroOf(dashboard, first)).toMatchObject({ title: "Find it", isFirst: true, isDaily: false });
	expect(heroOf({ ...dashboard, unfinished: [daily] }, first)).toMatchObject({ isDaily: true });
	expect(heroOf({ ...dashboard, today_count: 2 }, first)).toMatchObject({ isDaily: true });
	const yesterday = { date: "2026-11-28", weekday: "Sat", count: 10, goal_reached: true, is_rest: false };
	expect(heroOf({ ...dashboard, week: [yesterday] }, first)).toMatchObject({ isDaily: true });
});

test("a child who stayed away for a week is welcomed back to the day's set, however little it did before", () => {
	const week = [{ date: "2026-12-09", weekday: "Wed", count: 0, goal_reached: false, is_rest: false }];
	const back = { eyebrow: "Welcome back, Maya", isDaily: true };
	expect(heroOf({ ...dashboard, week }, first)).toMatchObject(back);
	expect(heroOf({ ...dashboard, week, unfinished: [daily] }, first)).toMatchObject({
		...back,
		eyebrow: "Keep going, Maya",
	});
});

test("a starting point that is begun comes first, also after answers and with open sets", () => {
	const begun = { ...first, size: null, isBegun: true };
	const day = { ...dashboard, today_count: 2, unfinished: [daily, set] };
	expect(heroOf(day, begun)).toMatchObject({ title: "Find it", isFirst: true, state: "continue" });
});

test("a set that was given to the child or opened by it does not take the place of the day's set", () => {
	const given = { ...set, session_id: "g", kind: "assignment", questions_left: 80, total: 80 } as const;
	expect(heroOf({ ...dashboard, unfinished: [given] })).toEqual(heroOf(dashboard));
	expect(heroOf({ ...dashboard, unfinished: [given, set] })).toEqual(heroOf(dashboard));
});

test("the end of a set and the dashboard suggest the same", () => {
	const skipped = { ...dashboard, today_count: 9 };
	expect(heroOf(skipped)).toMatchObject({
		state: "continue",
		title: "One more question",
		// The card says which skills instead.
		lead: null,
		action: { size: "About 1 minute to today’s goal", to: "/student/questions/daily" },
	});
	expect(goalAtEnd(skipped)).toEqual({
		words: "One more question to reach today’s goal.",
		more: { words: "Keep going", to: "/student/questions/daily" },
	});
	for (const today_count of [0, 3, 9, 10, 11])
		for (const free_left of [null, 0, 2]) {
			const day = { ...dashboard, today_count, free_left };
			expect(goalAtEnd(day).more?.to).toBe(heroOf(day).action?.to);
		}
});

test("once the goal is reached nothing more is suggested, whatever is open", () => {
	const done = { ...dashboard, today_count: 10, unfinished: [set] };
	expect(heroOf(done)).toMatchObject({
		state: "finished",
		title: "Today’s goal is reached",
		action: null,
	});
});

test("without an enrollment the day ends with its free questions", () => {
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

test("without an enrollment nothing is promised beyond the free questions", () => {
	const free = { ...dashboard, is_enrolled: false, free_left: 5 };
	expect(heroOf(free).action?.size).toBe("5 free questions, about 4 minutes");
	expect(heroOf({ ...free, unfinished: [{ ...daily, questions_left: 8 }] }).action?.size).toBe(
		"5 free questions, about 4 minutes",
	);
	expect(heroOf({ ...free, daily_goal: 5 }).action?.size).toBe("5 questions, about 4 minutes");
	const later = { ...free, today_count: 2, free_left: 3 };
	expect(heroOf(later)).toMatchObject({
		title: "3 more free questions",
		action: { size: "About 2 minutes" },
	});
	expect(goalAtEnd(later).words).toBe("Free questions left today: 3.");
	expect(heroOf({ ...free, free_left: 0 }).eyebrow).toBe("That’s it for today, Maya");
	expect(heroOf({ ...free, today_count: 5, free_left: 0 }).eyebrow).toBe("Well done, Maya");
});

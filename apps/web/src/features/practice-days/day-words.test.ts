import { expect, test } from "vitest";
import { dayWordsFor, endWords, spanWords } from "./day-words.ts";
import { momentWords } from "./moment-words.ts";

const day = { finished: 0, active_ms: 0, goal_reached: false };

test.each([
	["nothing", [day, day], "Nothing here yet. One question is a good start."],
	[
		"one answer without a finished question",
		[{ ...day, active_ms: 4_000 }],
		"You got started. Finish a question, and the day counts.",
	],
	[
		"a day that counts, and one that was only looked into",
		[
			{ ...day, active_ms: 4_000 },
			{ ...day, finished: 1, active_ms: 9_000 },
		],
		"You practiced on 1 day and finished 1 question. Every one of them counts.",
	],
	[
		"days without the goal",
		[day, { ...day, finished: 3 }, { ...day, finished: 1 }],
		"You practiced on 2 days and finished 4 questions. Every one of them counts.",
	],
	[
		"the goal reached",
		[{ finished: 10, active_ms: 1, goal_reached: true }],
		"You practiced on 1 day and finished 10 questions. On 1 day you reached your goal!",
	],
])("%s", (_, days, words) => {
	expect(spanWords(days)).toBe(words);
});

test("a day addresses the child, and names the child to others", () => {
	const reached = { finished: 12, goal: 10, goal_reached: true };
	const started = { finished: 4, goal: 10, goal_reached: false };
	expect(dayWordsFor(reached, null)).toBe("You reached your goal. Well done!");
	expect(dayWordsFor(started, null)).toBe("You finished 4 questions.");
	expect(dayWordsFor(reached, "Maya")).toBe("Maya reached the goal of 10 questions.");
	expect(dayWordsFor(started, "Maya")).toBe("Maya finished 4 of 10 questions.");
});

test.each([
	["first_try", false, "Right on first try"],
	["solved", true, "Solved with help"],
	["solved", false, "Solved with another try"],
	["missed", false, "Not solved yet"],
] as const)("a question that ended %s, with help: %s", (outcome, with_help, words) => {
	expect(endWords({ outcome, with_help })).toBe(words);
});

test("an answer of another day shows that day in the child's time zone", () => {
	const created_at = "2026-11-19T01:30:00.000Z";
	const words = (is_of_this_day: boolean, timeZone: string) =>
		momentWords({ created_at, is_of_this_day }, timeZone);
	expect(words(false, "America/New_York")).toBe("November 18, 8:30 PM");
	expect(words(false, "Europe/Berlin")).toBe("November 19, 2:30 AM");
	expect(words(true, "America/New_York")).toBe("8:30 PM");
});

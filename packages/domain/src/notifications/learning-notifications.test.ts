import { expect, test } from "vitest";
import {
	goalReachedText,
	masteredText,
	ownMasteryText,
	ownStreakText,
	streakText,
	stuckText,
} from "./learning-notifications.ts";

test.each([
	[goalReachedText("Maya", 12), "Maya reached the daily goal of 12 questions."],
	[goalReachedText("Maya", 1), "Maya reached the daily goal of 1 question."],
	[streakText("Maya", { days: 7, is_longest: true }), "Maya is on a 7-day streak, the longest so far."],
	[streakText("Maya", { days: 3, is_longest: false }), "Maya is on a 3-day streak."],
	[ownStreakText({ days: 3, is_longest: false }), "You’re on a 3-day streak!"],
	[ownStreakText({ days: 14, is_longest: true }), "You’re on a 14-day streak, your longest so far!"],
	[masteredText("Maya", "Equal groups"), "Maya has mastered “Equal groups”."],
	[
		ownMasteryText("Equal groups"),
		"You mastered “Equal groups”! We’ll bring it back sometimes so it sticks.",
	],
	[
		stuckText("Maya", "Equal groups", { right: 0, last: 6 }),
		"“Equal groups” is hard for Maya right now: none of the last 6 questions were right on the first try. Try a few questions together.",
	],
	[
		stuckText("Maya", "Equal groups", { right: 1, last: 6 }),
		"“Equal groups” is hard for Maya right now: 1 of the last 6 questions was right on the first try. Try a few questions together.",
	],
	[
		stuckText("Maya", "Equal groups", { right: 2, last: 6 }),
		"“Equal groups” is hard for Maya right now: 2 of the last 6 questions were right on the first try. Try a few questions together.",
	],
])("%s", (text, expected) => {
	expect(text).toBe(expected);
});

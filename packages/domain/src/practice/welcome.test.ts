import { expect, test } from "vitest";
import { welcomeOf } from "./welcome.ts";

const none = { first_day: "2026-11-30", week_start: "2026-11-24", today_count: 0, week_count: 0 };

test.each([
	["before the first question", none, "new"],
	["after the first of today", { ...none, today_count: 1, week_count: 1 }, "usual"],
	["after only a skip, yesterday", { ...none, first_day: "2026-11-29" }, "new"],
	["with a few of this week", { ...none, first_day: "2026-11-26", week_count: 2 }, "usual"],
	["with a few of more than a week ago", { ...none, first_day: "2026-11-20" }, "back"],
] as const)("a student %s", (_, soFar, welcome) => {
	expect(welcomeOf(soFar)).toBe(welcome);
});

import { expect, test } from "vitest";
import { weekWords } from "./week-words.ts";

/** One letter a day: r reached, p past, t today, a ahead. */
function week(days: string) {
	const is = { r: "past", p: "past", t: "today", a: "ahead" } as const;
	return [...days].map((day) => ({
		date: "",
		weekday: "",
		count: 0,
		goal_reached: day === "r",
		is_rest: false,
		is: is[day as keyof typeof is],
	}));
}

test.each([
	["taaaaaa", 5, "Your goal for this week: 5 days."],
	["rrtaaaa", 5, "2 of 5 days reached, 3 to go."],
	["prrrrtaa", 4, "You reached this week’s goal. Extra days are a bonus."],
	["rpppppt", 5, "1 day reached this week. A new week starts on Monday."],
	["pppppta", 5, "A new week starts on Monday."],
	["ppppppt", 1, "Your goal for this week: 1 day."],
])("%s with %i days wanted: %s", (days, wanted, words) => {
	expect(weekWords(week(days), wanted)).toBe(words);
});

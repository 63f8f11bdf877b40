import { expect, it } from "vitest";
import { addWeeks } from "./solved-week.ts";

const days = (figures: [number, number][]) =>
	figures.map(([finished, first_try], at) => ({
		date: `2026-11-${20 + at}`,
		weekday: "Fri",
		finished,
		first_try,
		goal_reached: finished >= 10,
	}));

it("adds the days and goals of children", () => {
	const maya = {
		daily_goal: 10,
		week: days([
			[5, 3],
			[10, 8],
		]),
	};
	const leo = {
		daily_goal: 6,
		week: days([
			[0, 0],
			[4, 1],
		]),
	};
	expect(addWeeks([maya, leo])).toEqual({
		goal: 16,
		days: [
			{ date: "2026-11-20", weekday: "Fri", name: "Friday", firstTry: 3, helped: 2 },
			{ date: "2026-11-21", weekday: "Fri", name: "Today", firstTry: 9, helped: 5 },
		],
	});
	expect(addWeeks([])).toEqual({ days: [], goal: 0 });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canBeDailyReward, dailyRewardGiven } from "./daily-reward.ts";
import {
	formatPoints,
	fromRewardPoints,
	pointsForDifficulty,
	shortPoints,
	toRewardPoints,
} from "./points.ts";
import { pointsLeft, promiseCost } from "./promise-cost.ts";
import { restDates, streak } from "./streak.ts";
import { dateOfDay, dayNumber, weekStart } from "./week.ts";

describe("points", () => {
	test("grow with difficulty and halve with help", () => {
		expect(pointsForDifficulty(1)).toEqual({ first_try: 100, helped: 50 });
		expect(pointsForDifficulty(5)).toEqual({ first_try: 500, helped: 250 });
	});
	test.each([
		[0, "0.00 pts"],
		[0.125, "12.50 pts"],
		[0.285, "28.50 pts"],
		[0.01, "1.00 pts"],
		[12.4, "1240.00 pts"],
	])("%d reward points show as %s", (reward_points, text) => {
		expect(formatPoints(reward_points)).toBe(text);
	});
	test("stored points convert to reward points", () => {
		expect(toRewardPoints(500)).toBe(0.05);
		expect(formatPoints(toRewardPoints(1250))).toBe("12.50 pts");
	});
});

test.each([
	[0.05, 500],
	[2.5, 25_000],
	[0.285, 2850],
	[0.00001, null],
	[Number.NaN, null],
	[1e300, null],
])("%d reward points are %d stored points", (reward_points, points) => {
	expect(fromRewardPoints(reward_points)).toBe(points);
});

test.each([
	["USD", 0, true],
	["USD", 1, true],
	["USD", 2_000, true],
	["USD", 2_001, false],
	["NPR", 200_000, true],
	["NPR", 200_001, false],
	["USD", -1, false],
	["USD", 0.5, false],
] as const)("%s: %d minor units a day can be set: %s", (currency, minor, allowed) => {
	expect(canBeDailyReward(minor, currency)).toBe(allowed);
});

test.each([
	[100, 500, 100],
	[100, 100, 100],
	[100, 40, 40],
	[100, 0, 0],
	[0, 500, 0],
])("of %d with %d in the wallet a day earns %d", (wanted, wallet, given) => {
	expect(dailyRewardGiven(wanted, wallet)).toBe(given);
});

test.each([
	[0.05, 500],
	[0.04, null],
	[0.055, null],
	[2.5, 25_000],
	[1000, 10_000_000],
	[1000.01, null],
	[-1, null],
])("a promise for %d reward points costs %d stored ones", (reward_points, points) => {
	expect(promiseCost(reward_points)).toBe(points);
});

test("requested points are spent unless they are declined", () => {
	const request = (state: "asked" | "approved" | "declined" | "given") => ({ state, cost_points: 1_000 });
	expect(pointsLeft(5_000, [])).toBe(5_000);
	expect(pointsLeft(5_000, [request("asked"), request("approved"), request("given")])).toBe(2_000);
	expect(pointsLeft(5_000, [request("declined")])).toBe(5_000);
});

test("points have no zero decimals", () => {
	expect([0, 0.01, 0.12, 0.015, 0.0125, 0.1, 900, 12_345.6].map(shortPoints)).toEqual([
		"0 pts",
		"1 pt",
		"12 pts",
		"1.5 pts",
		"1.25 pts",
		"10 pts",
		"90,000 pts",
		"1,234,560 pts",
	]);
});

// 2026-03-02 is a Monday.
const march = (...days: number[]) => days.map((day) => `2026-03-${String(day).padStart(2, "0")}`);

const always = (days_per_week: number) => () => ({ days_per_week, is_excused: false });

describe("the streak", () => {
	test.each([
		["no day at all", [], 10, 5, 0, 0],
		["today alone", [10], 10, 5, 1, 1],
		["yesterday, today still open", [9], 10, 7, 1, 1],
		["a missed day where every day counts", [8], 10, 7, 0, 1],
		["Monday to Friday, weekend off, Monday", [2, 3, 4, 5, 6, 9], 9, 5, 6, 6],
		["a third missed day in the week", [2, 3, 6], 6, 5, 3, 3],
		["three missed days in one week", [2, 6], 6, 5, 1, 1],
		["rests of two weeks do not add up", [2, 3, 4, 5, 6, 11, 12, 13, 14, 15], 15, 5, 10, 10],
		["a long break", [2, 3, 4, 5, 6, 7], 29, 5, 0, 6],
		["a future day", [9, 10, 20], 10, 5, 2, 2],
		["the same day twice", [9, 9, 10], 10, 5, 2, 2],
	])("%s", (_, days, today, days_per_week, current_streak, longest_streak) => {
		const [date = ""] = march(today);
		expect(streak(march(...days), date, always(days_per_week))).toEqual({ current_streak, longest_streak });
	});

	test("an excused day is no rest day: it breaks nothing and uses no rest day", () => {
		const [today = ""] = march(6);
		const rules = (date: string) => ({ days_per_week: 6, is_excused: date === "2026-03-03" });
		expect(streak(march(2, 5), today, rules).current_streak).toBe(2);
		expect(streak(march(2, 5), today, always(6)).current_streak).toBe(1);
	});

	test("a day follows the rules of that day", () => {
		const [today = ""] = march(12);
		const rules = (date: string) => ({ days_per_week: date < "2026-03-09" ? 5 : 7, is_excused: false });
		const days = march(2, 3, 4, 5, 6, 9, 10, 11);
		expect(streak(days, today, rules).current_streak).toBe(8);
		expect(streak(days, today, always(7)).current_streak).toBe(3);
	});

	test("lists the rest days of the current streak, not those of an ended one", () => {
		const [today = ""] = march(11);
		expect(restDates(march(2, 3, 6, 7, 8, 10), today, always(5))).toEqual(march(4, 5, 9));
		expect(restDates(march(2, 3, 7, 10), today, always(5))).toEqual(march(4, 5, 8, 9));
		expect(restDates(march(2, 3), today, always(5))).toEqual(march(4, 5));
	});

	test("does not depend on the order of the dates and never exceeds their number", () => {
		const days = fc.uniqueArray(fc.integer({ min: 20_000, max: 20_060 }), { maxLength: 40 });
		fc.assert(
			fc.property(days, fc.integer({ min: 1, max: 7 }), (numbers, days_per_week) => {
				const dates = numbers.map(dateOfDay);
				const rules = always(days_per_week);
				const result = streak(dates, dateOfDay(20_060), rules);
				expect(streak(dates.toReversed(), dateOfDay(20_060), rules)).toEqual(result);
				expect(result.current_streak).toBeLessThanOrEqual(result.longest_streak);
				expect(result.longest_streak).toBeLessThanOrEqual(numbers.length);
			}),
		);
	});
});

test("weeks start on Monday", () => {
	expect(weekStart("2026-03-08")).toBe("2026-03-02");
	expect(weekStart("2026-03-02")).toBe("2026-03-02");
	expect(weekStart("1969-12-31")).toBe("1969-12-29");
	expect(() => dayNumber("2026-3-2")).toThrow(RangeError);
	expect(() => dayNumber("2026-13-02")).toThrow(RangeError);
});

import { expect, test } from "vitest";
import { earnedSeasons, SEASONS, SKILLS_FOR_SEASON } from "./seasons.ts";

const days = (count: number) =>
	Array.from({ length: count }, (_, at) => `2026-11-${String(at + 1).padStart(2, "0")}`);

test("a season is earned on the day of the skill that completes it, and not a skill earlier", () => {
	expect(earnedSeasons(days(4)).map(({ earned_on }) => earned_on)).toEqual([null, null, null, null]);
	expect(earnedSeasons(days(15))).toEqual([
		{ season: "spring", skills: 5, earned_on: "2026-11-05" },
		{ season: "summer", skills: 15, earned_on: "2026-11-15" },
		{ season: "fall", skills: 30, earned_on: null },
		{ season: "winter", skills: 50, earned_on: null },
	]);
});

test("later seasons take more skills", () => {
	const needed = SEASONS.map((season) => SKILLS_FOR_SEASON[season]);
	expect(needed).toEqual(needed.toSorted((one, other) => one - other));
	expect(new Set(needed).size).toBe(SEASONS.length);
});

import { expect, test } from "vitest";
import { todaysPlan } from "./todays-plan.ts";

test("names each skill of a set once, with its first reason and its number of questions", () => {
	const places = [
		{ skill_id: "add", reason: "keep_going" },
		{ skill_id: "add", reason: "keep_going" },
		{ skill_id: "time", reason: "mistake_to_make_good" },
		{ skill_id: "add", reason: "keep_fresh" },
	] as const;
	expect(todaysPlan(places)).toEqual([
		{ skill_id: "add", reason: "keep_going", questions: 3 },
		{ skill_id: "time", reason: "mistake_to_make_good", questions: 1 },
	]);
	expect(todaysPlan([])).toEqual([]);
});

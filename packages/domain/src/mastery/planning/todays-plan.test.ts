import { expect, test } from "vitest";
import { stepsToLearn, todaysPlan } from "./todays-plan.ts";

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

test("teaches what is neither a review nor known", () => {
	const steps = ["keep_fresh", "next_new_skill", "due_for_review", "prerequisite_first"] as const;
	expect(stepsToLearn(steps.map((reason) => ({ reason })))).toEqual([
		{ reason: "next_new_skill" },
		{ reason: "prerequisite_first" },
	]);
});

import { expect, test } from "vitest";
import type { Mark } from "../state/practice-state.ts";
import { lessonAfter } from "./set-result.ts";

const of = (...skills: string[]) => skills.map((skill_id) => ({ skill_id, skill_name: skill_id }));

test.each<[string, string[], Mark[], string | null]>([
	["the skill missed twice", ["a", "a", "b"], ["retried", "unsolved", "solved"], "a"],
	[
		"the one missed most",
		["a", "a", "b", "b", "b"],
		["helped", "retried", "skipped", "unsolved", "retried"],
		"b",
	],
	["one miss is a slip", ["a", "b"], ["retried", "solved"], null],
	[
		"two misses of five are few",
		["a", "a", "a", "a", "a"],
		["retried", "helped", "solved", "solved", "solved"],
		null,
	],
	["an answer that is still being read is no miss", ["a", "a"], ["waiting", "retried"], null],
	["nothing was missed", ["a", "a"], ["solved", "solved"], null],
])("a lesson after a set: %s", (_, skills, marks, wanted) => {
	expect(lessonAfter(of(...skills), marks)?.skill_id ?? null).toBe(wanted);
});

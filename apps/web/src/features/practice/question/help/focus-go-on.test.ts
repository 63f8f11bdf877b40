import { expect, test } from "vitest";
import { hasToChange } from "./focus-go-on.ts";

const incorrect = {
	verdict: "incorrect",
	known_mistake: null,
	not_simplest: false,
	is_repeat: false,
	right_count: 1,
	part_count: 3,
	comment: null,
} as const;

test("a verdict on parts says which of them to change", () => {
	const ids = ["a", "b", "c"];
	const change = (feedback: Parameters<typeof hasToChange>[0]) =>
		ids.filter(hasToChange(feedback) ?? Boolean);
	expect(change({ ...incorrect, right_parts: ["a"] })).toEqual(["b", "c"]);
	expect(change({ verdict: "unreadable", reason: "incomplete", parts: ["c"] })).toEqual(["c"]);
	expect(hasToChange({ ...incorrect, right_parts: null })).toBeNull();
	expect(hasToChange(null)).toBeNull();
});

import { expect, test } from "vitest";
import { stepReason } from "./step-reason.ts";

test("a skill the child never had is called new, whatever it is there for", () => {
	const opens = "Area";
	expect(stepReason({ reason: "prerequisite_first", opens, is_new: true })).toBe("New. Next up: Area");
	expect(stepReason({ reason: "prerequisite_first", opens, is_new: false })).toBe("Next up: Area");
	expect(stepReason({ reason: "told_by_parent", opens, is_new: true })).toBe("New. Show what you know");
	expect(stepReason({ reason: "next_new_skill", opens: null, is_new: true })).toBe("New, and next for you");
	expect(stepReason({ reason: "keep_going", opens, is_new: false })).toBe("Keep working on this");
});

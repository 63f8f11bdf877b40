import { describe, expect, test } from "vitest";
import { growthOf, type GrowthKind, type SkillInSet } from "./growth.ts";

const begun: SkillInSet = {
	stage_before: "learning",
	stage_after: "learning",
	mastery_before: 0.4,
	mastery_after: 0.5,
	first_try: 1,
};

describe("the effect of a set on a skill", () => {
	test.each<[string, Partial<SkillInSet>, GrowthKind | null]>([
		["surer within its stage", {}, "surer"],
		["a stage further", { stage_after: "nearly" }, "moved"],
		["the first time", { stage_before: "unknown", mastery_before: null }, "moved"],
		["mastered", { stage_before: "nearly", stage_after: "mastered" }, "mastered"],
		["a review", { stage_before: "due_for_review", stage_after: "mastered" }, "review_passed"],
		["lower than before", { mastery_after: 0.3 }, null],
		["nothing right at first", { stage_after: "nearly", first_try: 0 }, null],
		["mastered before and surer", { stage_before: "mastered", stage_after: "mastered" }, "surer"],
		["mastery lost", { stage_before: "mastered", mastery_after: 0.3 }, null],
	])("%s", (_, change, kind) => {
		expect(growthOf({ ...begun, ...change })).toBe(kind);
	});
});

import { expect, test } from "vitest";
import { isStreakMilestone } from "./streak-milestones.ts";

test("the first milestones are close together, later ones come every fifty days", () => {
	const reached = Array.from({ length: 201 }, (_, days) => days).filter(isStreakMilestone);
	expect(reached).toEqual([3, 7, 14, 30, 60, 100, 150, 200]);
});

import { expect, test } from "vitest";
import { grownStreakWords } from "./grown-streak-words.ts";

test("a longer streak is told unless a celebration tells it", () => {
	expect(grownStreakWords(1)).toBe("Your streak starts today.");
	expect(grownStreakWords(4)).toBe("Your streak grew to 4 days.");
	expect([grownStreakWords(0), grownStreakWords(3)]).toEqual([null, null]);
});

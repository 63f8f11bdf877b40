import { expect, test } from "vitest";
import { daysUntilText } from "./days-until.ts";

test.each([
	["2026-11-28T12:00:00Z", "7 more days"],
	["2026-11-28T11:59:59Z", "7 more days"],
	["2026-11-27T12:00:00Z", "6 more days"],
	["2026-11-22T12:00:00Z", "1 more day"],
	["2026-11-21T13:00:00Z", "less than a day"],
])("until %s it is %s", (moment, words) => {
	expect(daysUntilText(moment, Date.parse("2026-11-21T12:00:00Z"))).toBe(words);
});

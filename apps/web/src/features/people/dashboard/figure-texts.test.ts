import { expect, it } from "vitest";
import { formatCount } from "../../../platform/format-count.ts";
import { dateText, daysText, percentText, weekdayText } from "./figure-texts.ts";

it.each([
	[0, "0%"],
	[0.001, "<1%"],
	[0.784, "78%"],
	[0.9999, ">99%"],
	[1, "100%"],
])("a share of %d is %s", (share, text) => {
	expect(percentText(share)).toBe(text);
});

it("says counts and days as people read them", () => {
	expect(formatCount(12480)).toBe("12,480");
	expect(daysText("2026-11-28", "2026-12-04")).toBe("Nov 28 to Dec 4");
	expect(dateText("2026-11-15T12:00:00Z")).toBe("Nov 15, 2026");
	expect(weekdayText("2026-11-15")).toBe("Sunday");
});

import { describe, expect, it } from "vitest";
import {
	dateRange,
	dayKey,
	dayTitle,
	durationText,
	exactText,
	notificationTimeText,
	roundDurationText,
	weekdayName,
	whenText,
} from "./time-words.ts";

const zone = "America/New_York";
/** 5:30 PM in New York. */
const now = new Date("2026-11-21T22:30:00Z");

describe("the time of an event", () => {
	it.each([
		["2026-11-21T21:12:00Z", "Today at 4:12 PM"],
		["2026-11-21T05:00:00Z", "Today at 12:00 AM"],
		["2026-11-21T04:59:00Z", "Yesterday at 11:59 PM"],
		["2026-11-18T21:30:00Z", "Nov 18 at 4:30 PM"],
		["2025-11-18T21:30:00Z", "Nov 18, 2025 at 4:30 PM"],
		// A clock ahead of ours.
		["2026-11-22T06:00:00Z", "Nov 22 at 1:00 AM"],
	])("%s reads %s", (moment, text) => {
		expect(whenText(moment, now, zone)).toBe(text);
	});

	it("has the bell's capitals of the specification", () => {
		expect(notificationTimeText("2026-11-18T21:30:00Z", now, zone)).toBe("Nov 18 At 4:30 PM");
		expect(notificationTimeText("2026-11-21T21:12:00Z", now, zone)).toBe("Today at 4:12 PM");
		expect(notificationTimeText("2026-11-21T04:59:00Z", now, zone)).toBe("Yesterday at 11:59 PM");
	});

	it("counts calendar days across the end of daylight saving time", () => {
		const monday = new Date("2026-11-02T15:00:00Z");
		expect(whenText("2026-11-01T04:30:00Z", monday, zone)).toBe("Yesterday at 12:30 AM");
	});

	it("names the day of a heading", () => {
		expect(dayTitle("2026-11-21T21:12:00Z", now, zone)).toBe("Today");
		expect(dayTitle("2026-11-20T21:12:00Z", now, zone)).toBe("Yesterday");
		expect(dayTitle("2026-11-18T21:12:00Z", now, zone)).toBe("Wednesday, November 18");
		expect(dayTitle("2025-12-31T21:12:00Z", now, zone)).toBe("Wednesday, December 31, 2025");
	});

	it("puts a late evening on the reader's day", () => {
		expect(dayKey("2026-11-21T04:59:00Z", zone)).toBe("2026-11-20");
		expect(exactText("2026-11-21T21:12:08Z", zone)).toBe("November 21, 2026 at 4:12:08 PM");
	});
});

describe("how long something took", () => {
	it.each([
		[0, "0 s"],
		[-5, "0 s"],
		[12_400, "12 s"],
		[59_600, "1 min"],
		[125_000, "2 min 5 s"],
		[3_840_000, "1 h 4 min"],
		[3_600_000, "1 h"],
	])("%d ms reads %s", (ms, text) => {
		expect(durationText(ms)).toBe(text);
	});

	it.each([
		[40_000, "40 s"],
		[700_000, "12 min"],
		[3_590_000, "1 h"],
		[5_400_000, "1 h 30 min"],
	])("a set of %d ms reads %s", (ms, text) => {
		expect(roundDurationText(ms)).toBe(text);
	});
});

it("names calendar days", () => {
	expect(dateRange("2026-11-15", "2026-11-21")).toBe("Nov 15 to Nov 21");
	expect(weekdayName("2026-11-15")).toBe("Sunday");
});

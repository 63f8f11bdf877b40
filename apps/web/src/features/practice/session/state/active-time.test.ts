import { expect, test } from "vitest";
import { countUntil, noteInput, noteVisibility, startActiveTime, wholeMs } from "./active-time.ts";

test("time counts while the page is in use", () => {
	const time = noteInput(startActiveTime(1000, true), 21_000);
	expect(countUntil(time, 31_000).total).toBe(30_000);
});

test("it stops a minute after the last input, and resumes with the next", () => {
	const left = countUntil(startActiveTime(0, true), 600_000);
	expect(left.total).toBe(60_000);
	const back = noteInput(left, 700_000);
	expect(countUntil(back, 710_000).total).toBe(70_000);
});

test("a hidden page does not count", () => {
	const hidden = noteVisibility(startActiveTime(0, true), 10_000, false);
	const shown = noteVisibility(hidden, 50_000, true);
	expect(countUntil(shown, 55_000).total).toBe(15_000);
});

test("counting twice up to the same moment adds nothing", () => {
	const once = countUntil(startActiveTime(0, true), 5000);
	expect(countUntil(once, 5000).total).toBe(5000);
});

test("the server gets whole milliseconds, at most a day", () => {
	expect([wholeMs(12.6), wholeMs(-5), wholeMs(1e12)]).toEqual([13, 0, 86_400_000]);
});

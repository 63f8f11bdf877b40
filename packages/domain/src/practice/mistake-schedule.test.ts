import { expect, test } from "vitest";
import { interleave } from "./interleave.ts";
import { mistakeDueOn } from "./mistake-schedule.ts";

const solved = (finished_on: string) => ({ finished_on, is_first_try: true });
const missed = (finished_on: string) => ({ finished_on, is_first_try: false });

test.each([
	["nothing yet: the next day", [], "2026-03-02"],
	["solved once: three days after the miss", [solved("2026-03-02")], "2026-03-04"],
	["missed again: also three days after", [missed("2026-03-02")], "2026-03-04"],
	["then a week after", [solved("2026-03-02"), missed("2026-03-04")], "2026-03-08"],
	["late once: the later ones move", [solved("2026-03-20")], "2026-03-22"],
	[
		"three returns without two solves: begins anew",
		[missed("2026-03-02"), solved("2026-03-04"), missed("2026-03-08")],
		"2026-03-09",
	],
	["solved twice: done", [solved("2026-03-02"), solved("2026-03-04")], null],
	[
		"solved twice with a miss between: done",
		[solved("2026-03-02"), missed("2026-03-04"), solved("2026-03-08")],
		null,
	],
])("%s", (_, returns, due) => {
	expect(mistakeDueOn("2026-03-01", returns)).toBe(due);
});

test("is due across the end of February and of a year", () => {
	expect(mistakeDueOn("2028-02-28", [])).toBe("2028-02-29");
	expect(mistakeDueOn("2026-12-31", [])).toBe("2027-01-01");
});

test.each([
	["aaab", "abaa"],
	["aabb", "abab"],
	["abcabc", "abcabc"],
	["aabbc", "ababc"],
	["abbb", "babb"],
	["a", "a"],
	["", ""],
])("%s is mixed to %s", (items, mixed) => {
	expect(interleave([...items], (item) => item).join("")).toBe(mixed);
});

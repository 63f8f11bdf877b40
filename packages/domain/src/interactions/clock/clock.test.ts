import { describe, expect, test } from "vitest";
import { entryOf, later, timeOf, turnsOf, withLongHand, withShortHand } from "./clock.ts";
import { clockFigure } from "./clock-picture.ts";
import type { Clock } from "./settings.ts";
import { faultsOfOne, unfit } from "../testing/unfit.ts";

const fives: Clock = { kind: "clock", step: 5 };
const ones: Clock = { kind: "clock", step: 1 };
/** The time after a move that begins at another. */
const after = (entry: string, move: (time: number) => number) => entryOf(move(timeOf(ones, entry) ?? 0));

test.each(["12:00", "1:05", "4:35", "12:55"])("%s is shown and written", (entry) => {
	expect(entryOf(timeOf(fives, entry) ?? -1)).toBe(entry);
});

test.each(["", "0:30", "13:00", "4:60", "4:37", "4.35", "435"])("%s is no time of these hands", (entry) => {
	expect(timeOf(fives, entry)).toBeNull();
});

test("a leading zero does not matter", () => {
	expect(timeOf(fives, "04:35")).toBe(timeOf(fives, "4:35"));
});

describe("the long hand", () => {
	test.each([
		["3:50", 10 / 60, "4:10"],
		["12:55", 5 / 60, "1:05"],
		["1:05", 55 / 60, "12:55"],
		["4:10", 31.4 / 60, "4:30"],
		["4:10", 0.999, "4:00"],
	])("from %s to %d of the way around shows %s", (from, turn, to) => {
		expect(after(from, (time) => withLongHand(fives, time, turn))).toBe(to);
	});
});

test("the short hand keeps the minutes and stops between the numbers", () => {
	expect(after("4:30", (time) => withShortHand(time, 8.4 / 12))).toBe("8:30");
	expect(after("4:30", (time) => withShortHand(time, 0.1 / 12))).toBe("12:30");
	expect(turnsOf(timeOf(fives, "4:30") ?? 0)).toEqual({ long: 0.5, short: 0.375 });
});

test("time wraps past 12 in both directions", () => {
	expect(after("12:00", (time) => later(time, -5))).toBe("11:55");
	expect(after("11:55", (time) => later(time, 5))).toBe("12:00");
});

test("the drawing describes the hands, or that there are none", () => {
	expect(clockFigure(fives, { entry: "4:35" }).alt).toBe("A clock that shows 4:35.");
	expect(clockFigure(fives, null).alt).toBe("A clock face without hands.");
	expect(clockFigure(fives, { entry: "soon" }).svg).not.toContain("--fig-lilac");
});

test.each([
	[fives, "4:35", null],
	[fives, "4:37", "4:37"],
	[{ ...fives, step: 7 }, "4:35", "7"],
	[ones, "half past", "half past"],
] as const)("a question with %o and the answer %s: %s", (interaction, answer, why) => {
	const faults = faultsOfOne(interaction, "STRING", { answers: [answer] });
	expect(faults).toEqual(unfit(why));
});

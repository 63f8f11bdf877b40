import { describe, expect, test } from "vitest";
import { endOf, jumped, lineOf, nearestEnd } from "./jumps.ts";
import { jumpsFigure, jumpsPicture, numberAt, placeOfNumber } from "./jumps-picture.ts";
import type { Jumps } from "./settings.ts";
import { faultsOfOne, unfit } from "../testing/unfit.ts";

const tens: Jumps = { kind: "jumps", from: 0, to: 100, start: 45, short: 1, long: 10 };
const ones: Jumps = { kind: "jumps", from: 0, to: 20, start: 7, short: 1, long: 5 };
const twos: Jumps = { kind: "jumps", from: 0, to: 20, start: 7, short: 2, long: 10 };

test("there is a mark for each short jump, or for each long one if they are too many", () => {
	expect(lineOf(ones)).toMatchObject({ steps: 20, number_every: 5 });
	expect(lineOf(tens)).toMatchObject({ steps: 10, number_every: 1 });
});

test("an entry gives the end of the jumps", () => {
	expect(["73", "0", "100", "45"].map((entry) => endOf(tens, entry))).toEqual([73, 0, 100, 45]);
	expect(["", "101", "-1", "1/2", "far"].map((entry) => endOf(tens, entry))).toEqual([
		null,
		null,
		null,
		null,
		null,
	]);
	expect([endOf(twos, "9"), endOf(twos, "10")]).toEqual([9, null]);
});

test("jumps stay on the line and land on multiples of short ones from the start", () => {
	expect([jumped(tens, 45, 10), jumped(tens, 95, 10), jumped(tens, 3, -10)]).toEqual([55, 100, 0]);
	expect([nearestEnd(twos, 9.9), nearestEnd(twos, 99), nearestEnd(twos, -5)]).toEqual([9, 19, 1]);
});

test("a number is hit where it is drawn", () => {
	for (const number of [0, 45, 73, 100])
		expect(numberAt(tens, placeOfNumber(tens, number).left / 100)).toBeCloseTo(number, 0);
});

test("each jump is an arc, and the drawing describes its start and end", () => {
	expect(jumpsPicture(tens, [55, 65, 73]).match(/Q/g)).toHaveLength(3);
	expect(jumpsFigure(tens, { entry: "73" }).alt).toBe("A number line from 0 to 100. From 45 to 73.");
	expect(jumpsFigure(tens, null).alt).toBe("A number line from 0 to 100. The jumps begin at 45.");
});

describe("a question", () => {
	test.each([
		[tens, "73", null],
		[tens, "101", "101"],
		[{ ...tens, start: 120 }, "73", "120"],
		[{ ...tens, long: 7, short: 2 }, "73", "2, 7"],
		[{ ...tens, to: 1000 }, "73", "0–1000"],
	] as const)("with %o and the answer %s: %s", (interaction, answer, why) => {
		const faults = faultsOfOne(interaction, "INTEGER", { answers: [answer] });
		expect(faults).toEqual(unfit(why));
	});
});

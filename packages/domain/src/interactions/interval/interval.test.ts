import { expect, test } from "vitest";
import { entryOf, firstSpan, spanOf, withEnd } from "./interval.ts";
import { intervalFigure } from "./interval-picture.ts";
import type { Interval } from "./settings.ts";
import { faultsOfOne, unfit } from "../testing/unfit.ts";

const line: Interval = { kind: "interval", from: -6, to: 6, number_every: 3, variable: "x" };

test.each([
	["-2 < x ≤ 3", "-2 < x ≤ 3"],
	["3>=x>-2", "-2 < x ≤ 3"],
	["−2 <= x < 3", "-2 ≤ x < 3"],
	["6 ≥ x ≥ -6", "-6 ≤ x ≤ 6"],
])("%s is the piece %s", (entry, written) => {
	const span = spanOf(line, entry);
	expect(span && entryOf(line, span)).toBe(written);
});

test.each(["", "x > 3", "-2 < y < 3", "3 < x < -2", "-2 < x > 3", "-7 < x < 3", "1.5 < x < 3", "2 < x < 2"])(
	"%s is no piece of this line",
	(entry) => {
		expect(spanOf(line, entry)).toBeNull();
	},
);

test("an end stays on the line and on its side of the other", () => {
	const span = firstSpan(line);
	expect(entryOf(line, span)).toBe("-2 < x < 2");
	expect(withEnd(line, span, "low", 5).low).toBe(1);
	expect(withEnd(line, span, "low", -9).low).toBe(-6);
	expect(withEnd(line, span, "high", -9).high).toBe(-1);
	expect(withEnd(line, span, "high", 9).high).toBe(6);
	const short = firstSpan({ ...line, from: 0, to: 2 });
	expect([short.low, short.high]).toEqual([1, 2]);
});

test("the drawing describes both ends of the interval", () => {
	expect(intervalFigure(line, { entry: "-2 < x ≤ 3" }).alt).toBe(
		"A number line from -6 to 6. From open dot at -2 to closed dot at 3.",
	);
	expect(intervalFigure(line, { entry: "x" }).alt).toBe("A number line from -6 to 6.");
});

test.each([
	[line, "-2 < x ≤ 3", null],
	[line, "-2 < x ≤ 7", "-2 < x ≤ 7"],
	[{ ...line, variable: "xy" }, "-2 < x ≤ 3", "xy"],
	[{ ...line, to: -5 }, "-2 < x ≤ 3", "-6–-5"],
] as const)("a question with %o and the answer %s: %s", (interaction, answer, why) => {
	const faults = faultsOfOne(interaction, "STRING", { answers: [answer] });
	expect(faults).toEqual(unfit(why));
});

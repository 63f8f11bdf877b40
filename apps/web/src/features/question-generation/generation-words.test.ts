import { describe, expect, it } from "vitest";
import { costText, foundText, progressText, waitText, spentText } from "./generation-words.ts";

describe("progress", () => {
	it.each([
		[{ waiting: 10 }, "0 of 10 questions done."],
		[
			{ waiting: 2, working: 1, ready: 5, caught: 2 },
			"7 of 10 questions done: 5 ready, 2 caught by a check.",
		],
		[{ ready: 1, failed: 2, cancelled: 7 }, "3 of 10 questions done: 1 ready, 2 failed."],
		[{ ready: 1 }, "1 of 1 question done: 1 ready."],
	])("of %j is said as %s", (counts, text) => {
		expect(progressText({ counts: { ...none, ...counts }, state: "running" })).toBe(text);
	});
});

const none = { waiting: 0, working: 0, ready: 0, caught: 0, failed: 0, cancelled: 0 };

it.each([
	[0, "$0.00"],
	[1, "$0.01"],
	[52_480, "$0.06"],
	[16_000_000, "$16.00"],
])("%s millionths of the day's are said as %s", (spent, text) => {
	expect(spentText(spent)).toBe(text);
});

it.each([
	[null, "Price not known"],
	[0, "$0.00"],
	[12, "$0.0001"],
	[4_200, "$0.0042"],
	[1_250_000, "$1.25"],
])("a cost of %s millionths is %s", (cost, text) => {
	expect(costText(cost)).toBe(text);
});

it.each([
	[null, "–"],
	[420, "0.4 s"],
	[12_400, "12 s"],
	[64_000, "1 min 4 s"],
])("a wait of %s ms is %s", (ms, text) => {
	expect(waitText(ms)).toBe(text);
});

it("a check without a reason shows its result", () => {
	expect(foundText({ outcome: "passed", reason: null })).toBe("Passed.");
	expect(foundText({ outcome: "failed", reason: "same_in_bank" })).toBe(
		"The bank already has this question.",
	);
});

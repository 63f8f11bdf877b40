import { describe, expect, test } from "vitest";
import { bandsOf, NEARLY_THE_SAME, resemblance, templateOf } from "./near-duplicates.ts";

const farmer =
	"A farmer has 12 cows and buys 5 more cows at the market. How many cows does the farmer have now?";

test("numbers, formulas, case and punctuation do not count", () => {
	expect(templateOf("Add $\\dfrac{1}{2}$ and 3,400!")).toBe("add # and #");
	expect(resemblance(farmer, farmer.replace("12", "90").replace("5", "33").toUpperCase())).toBe(1);
});

describe("resemblance", () => {
	test.each([
		["a word changed", farmer.replace("at the market", "at a fair"), true],
		["another ending", `${farmer} Write a whole number.`, true],
		[
			"another story",
			"Maya reads 12 pages on Monday and 5 pages on Tuesday. How many pages are left?",
			false,
		],
		[
			"the same kind of question",
			"A baker has 12 loaves and sells 5 of them. How many loaves are left in the shop?",
			false,
		],
	])("%s", (_, other, isNear) => {
		expect(resemblance(farmer, other) >= NEARLY_THE_SAME).toBe(isNear);
	});
});

const meets = (one: string, other: string) => {
	const bands = bandsOf(other);
	return bandsOf(one).some((band, at) => band === bands[at]);
};

test("near-duplicates share a band, other texts mostly do not", () => {
	expect(meets(farmer, farmer.replace("12", "77"))).toBe(true);
	expect(meets(farmer, `${farmer} Write a number.`)).toBe(true);
	const others = Array.from(
		{ length: 200 },
		(_, at) =>
			`Question ${at}: ${["how", "when", "which", "why"][at % 4]} ${"abcdefghij"[at % 10]}${at} ${at % 7} things were put in box ${"klmnop"[at % 6]} of the ${"qrstuvw"[at % 7]} house`,
	);
	expect(others.filter((other) => meets(farmer, other))).toEqual([]);
});

test("bands are 32-bit integers, the same every time", () => {
	const bands = bandsOf(farmer);
	expect(bands).toHaveLength(8);
	expect(bands).toEqual(bandsOf(farmer));
	for (const band of bands) expect(band).toBe(band | 0);
	expect(bandsOf("")).toHaveLength(8);
});

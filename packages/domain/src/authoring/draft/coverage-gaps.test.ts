import { expect, test } from "vitest";
import { coverageGaps } from "./coverage-gaps.ts";

test.each([
	["neither generator nor questions", false, 0, 0, 0, ["nothing_to_practise"]],
	["a generator alone", true, 0, 5, 3, []],
	["a generator alone, of one type", true, 0, 5, 1, []],
	["two questions of one difficulty and type", false, 2, 1, 1, ["one_difficulty"]],
	["many of one difficulty and type", false, 9, 1, 1, ["one_difficulty", "one_type"]],
	["many of one type beside a generator of others", true, 9, 5, 2, []],
	["many of every kind", false, 9, 4, 3, []],
])("%s", (_, has_generator, published, difficulties, types, gaps) => {
	expect(coverageGaps({ has_generator, published, difficulties, types })).toEqual(gaps);
});

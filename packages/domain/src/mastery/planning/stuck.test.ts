import { expect, test } from "vitest";
import type { Stage } from "../standing.ts";
import { isStuck } from "./stuck.ts";

const tries = (marks: string) => [...marks].map((mark) => mark === "+");

test.each([
	["learning", 8, "------", true],
	["learning", 8, "+--+--", true],
	["learning", 40, "--++--", true],
	["learning", 8, "+-+-+-", false],
	["learning", 8, "++++++", false],
	["learning", 7, "------", false],
	["learning", 8, "-----", false],
	// Older answers do not count.
	["learning", 12, "+-----+++", true],
	["unknown", 8, "------", false],
	["nearly", 8, "------", false],
	["mastered", 8, "------", false],
	["due_for_review", 8, "------", false],
] as [Stage, number, string, boolean][])(
	"%s after %i questions, the last ones %s: stuck %s",
	(stage, finished_count, marks, expected) => {
		expect(isStuck({ stage, finished_count, last_first_tries: tries(marks) })).toBe(expected);
	},
);

import { expect, test } from "vitest";
import { familyStateWords } from "./family-state-words.ts";
import { ownStateWords, placedNote } from "./mastery-state.ts";

test.each([
	["not_started", true, 0, ["You probably know this", "Not started, likely known"]],
	["not_started", false, 0, ["Not started", "Not started"]],
	["learning", false, 0, ["Learning", "Learning"]],
	["learning", false, 1, ["You got 1 right", "Likely known, 1 right so far"]],
	["nearly", false, 3, ["You got 3 right", "Likely known, 3 right so far"]],
	["nearly", false, 0, ["Nearly there", "Nearly there"]],
	["mastered", false, 6, ["Mastered", "Mastered"]],
] as const)(
	"%s, looks known: %s, %i right since: the child and its parent read %o",
	(state, looks_known, shown_right, [own, family]) => {
		expect(ownStateWords({ state, looks_known, shown_right })).toBe(own);
		expect(familyStateWords({ state, looks_known, shown_right })).toBe(family);
	},
);

test("says why what the starting point shows is not mastered, if it shows anything", () => {
	expect(placedNote(0)).toBeNull();
	expect(placedNote(1)).toBe(
		"The starting point found 1 likely known skill that isn’t started yet. It counts as mastered only after practice.",
	);
	expect(placedNote(30)).toBe(
		"The starting point found 30 likely known skills that aren’t started yet. They count as mastered only after practice.",
	);
});

import { expect, test } from "vitest";
import { ownStateWords, placedNote, stateWithPlaced } from "./mastery-state.ts";

test.each([
	["not_started", true, "Not started, looks known"],
	["not_started", false, "Not started"],
	["learning", true, "Learning"],
	["mastered", true, "Mastered"],
] as const)("%s, looks known: %s, is called “%s”", (state, looks_known, words) => {
	expect(stateWithPlaced(state, looks_known)).toBe(words);
	const isPlaced = state === "not_started" && looks_known;
	expect(stateWithPlaced(state, looks_known, "child")).toBe(isPlaced ? "You probably know this" : words);
});

test.each([
	["not_started", true, 0, "You probably know this"],
	["not_started", false, 0, "Not started"],
	["learning", false, 0, "Learning"],
	["learning", false, 1, "You showed it: 1 right"],
	["nearly", false, 3, "You showed it: 3 right"],
	["nearly", false, 0, "Nearly there"],
	["mastered", false, 6, "Mastered"],
] as const)(
	"%s, looks known: %s, %i right since: the child reads “%s”",
	(state, looks_known, shown_right, words) => {
		expect(ownStateWords({ state, looks_known, shown_right })).toBe(words);
	},
);

test("says why what the starting point shows is not mastered, if it shows anything", () => {
	expect(placedNote(0)).toBeNull();
	expect(placedNote(1)).toBe(
		"At the starting point, 1 skill not started yet looked known. It counts as mastered only after practice.",
	);
	expect(placedNote(30)).toBe(
		"At the starting point, 30 skills not started yet looked known. They count as mastered only after practice.",
	);
});

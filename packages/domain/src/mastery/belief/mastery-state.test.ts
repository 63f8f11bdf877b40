import { expect, test } from "vitest";
import { placedNote, stateWithPlaced } from "./mastery-state.ts";

test.each([
	["not_started", true, "Not started, looks known"],
	["not_started", false, "Not started"],
	["learning", true, "Learning"],
	["mastered", true, "Mastered"],
] as const)("%s, looks known: %s, is called “%s”", (state, looks_known, words) => {
	expect(stateWithPlaced(state, looks_known)).toBe(words);
	const isPlaced = state === "not_started" && looks_known;
	expect(stateWithPlaced(state, looks_known, "child")).toBe(isPlaced ? "You knew this" : words);
});

test("says why what the starting point shows is not mastered, if it shows anything", () => {
	expect(placedNote(0)).toBeNull();
	expect(placedNote(1)).toBe(
		"The starting point says that 1 skill not started yet looks known. It counts as mastered only after practice.",
	);
	expect(placedNote(30)).toBe(
		"The starting point says that 30 skills not started yet look known. They count as mastered only after practice.",
	);
});

import { newDraft } from "@learnin/domain/authoring/draft/question-draft";
import { expect, test } from "vitest";
import { readKept } from "./kept-draft.ts";

test("an autosaved draft is restored unchanged", () => {
	const kept = { draft: { ...newDraft("SELECT_ONE"), prompt: "Which?" }, version: 3 };
	expect(readKept(structuredClone(kept))).toEqual(kept);
});

test.each([
	["nothing", null],
	["something else", { draft: "text" }],
	["a type that is not there any more", { draft: { ...newDraft("FILL_ONE"), question_type: "ESSAY" } }],
	["a part that is not there", { draft: { ...newDraft("FILL_ONE"), hints: undefined } }],
	["a part of another shape", { draft: { ...newDraft("FILL_ONE"), tags: "sums" } }],
])("%s is not gone on with", (_, kept) => {
	expect(readKept(kept)).toBe(null);
});

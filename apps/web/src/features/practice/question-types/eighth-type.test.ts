import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Draft } from "../question/answer/answer-boxes.ts";
import { emptyDraft, toAnswer, toDraft } from "../question/answer/drafts.ts";
import { partNames } from "../question/answer/part-names.ts";
import { inputKindOf, loadInput } from "../question/answer/question-inputs.ts";
import { inputLoaders } from "./input-loaders.ts";
import { namedParts } from "./named-parts.ts";
import { whole } from "./played-type.ts";
import { playedTypes } from "./played-types.ts";

// A question type that the product does not have: hit a drum a number of times.
const drum = { question_type: "DRUM", interaction: null } as unknown as PracticeQuestion;
const hits = (count: number) => ({ question_type: "DRUM", hits: count }) as unknown as StudentAnswer;

function DrumInput() {
	return null;
}

beforeAll(() => {
	vi.stubGlobal("navigator", { onLine: true });
	Reflect.set(inputLoaders, "DRUM", () => Promise.resolve(DrumInput));
	Reflect.set(namedParts, "DRUM", () => []);
	Reflect.set(playedTypes, "DRUM", {
		...whole,
		emptyDraft: () => ({ kind: "text", text: "" }),
		toAnswer: (_: unknown, draft: Draft) => hits(draft.kind === "text" ? draft.text.length : 0),
		toDraft: (answer: { hits: number }) => ({ kind: "text", text: "*".repeat(answer.hits) }),
	});
});
afterAll(() => {
	vi.unstubAllGlobals();
	Reflect.deleteProperty(inputLoaders, "DRUM");
	Reflect.deleteProperty(namedParts, "DRUM");
	Reflect.deleteProperty(playedTypes, "DRUM");
});

test("a question type known only to its records has its input and its answer", async () => {
	expect(await loadInput(inputKindOf(drum))).toBe(DrumInput);
	expect(toAnswer(drum, emptyDraft(drum))).toEqual(hits(0));
	expect(toAnswer(drum, toDraft(drum, hits(4)))).toEqual(hits(4));
	expect(partNames(drum, ["any"])).toEqual([]);
});

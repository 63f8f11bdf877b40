import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { playedTypeOf } from "./question-types/played-types.ts";

/** What to call the parts of an answer that a verdict is about: "box 2", "Angle A". None where all parts are meant: that is the whole answer. */
export function partNames(question: PracticeQuestion, ids: readonly string[]): string[] {
	const parts = playedTypeOf(question).parts(question);
	const meant = parts.filter(({ id }) => ids.includes(id));
	return meant.length === parts.length ? [] : meant.map(({ name }) => name);
}

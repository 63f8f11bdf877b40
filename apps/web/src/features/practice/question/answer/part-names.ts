import type { Feedback, PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { playedTypeOf } from "../../question-types/played-types.ts";

/** The names of the parts to check again: "box 2", "Angle A". Empty for the whole answer. */
export function partsToLookAt(question: PracticeQuestion, feedback: Feedback): string[] {
	if ("parts" in feedback) return partNames(question, feedback.parts);
	if (feedback.verdict !== "incorrect" || feedback.right_parts === null) return [];
	const { right_parts } = feedback;
	const parts = playedTypeOf(question).parts(question);
	return partNames(
		question,
		parts.flatMap(({ id }) => (right_parts.includes(id) ? [] : [id])),
	);
}

/** The names of these parts that have one. Empty if they are all parts: that is the whole answer. */
export function partNames(question: PracticeQuestion, ids: readonly string[]): string[] {
	const parts = playedTypeOf(question).parts(question);
	const meant = parts.filter(({ id }) => ids.includes(id));
	return meant.length === parts.length ? [] : [...new Set(meant.flatMap(({ name }) => name || []))];
}

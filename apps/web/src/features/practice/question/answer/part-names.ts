import type { Feedback, PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { namedPartsOf } from "../../question-types/named-parts.ts";

/** The names of the parts to check again: "box 2", "Angle A". Empty for the whole answer. */
export function partsToLookAt(question: PracticeQuestion, feedback: Feedback): string[] {
	if ("parts" in feedback) return partNames(question, feedback.parts);
	if (feedback.verdict !== "incorrect" || feedback.right_parts === null) return [];
	const { right_parts } = feedback;
	const parts = namedPartsOf(question);
	return partNames(
		question,
		parts.flatMap(({ id }) => (right_parts.includes(id) ? [] : [id])),
	);
}

/**
 * The same in words for the eye. A picture shows no names, nor does its list on a phone: its boxes are marked, and only
 * heard by their names.
 */
export function partsSeen(question: PracticeQuestion, feedback: Feedback): string[] {
	const names = partsToLookAt(question, feedback);
	const isOnPicture = question.question_type === "LABELED_INPUT" && question.interaction === null;
	if (!isOnPicture || names.length === 0) return names;
	return [names.length === 1 ? /* text */ "the marked box" : /* text */ "the marked boxes"];
}

/** The names of these parts that have one. Empty if they are all parts: that is the whole answer. */
export function partNames(question: PracticeQuestion, ids: readonly string[]): string[] {
	const parts = namedPartsOf(question);
	const meant = parts.filter(({ id }) => ids.includes(id));
	return meant.length === parts.length ? [] : [...new Set(meant.flatMap(({ name }) => name || []))];
}

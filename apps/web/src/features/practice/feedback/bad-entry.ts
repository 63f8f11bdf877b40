import type { Feedback, PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { boxesOf } from "../question/answer/drafts.ts";
import { wordsOf } from "./feedback-words.ts";
import { partNames } from "../question/answer/part-names.ts";

/**
 * The message beside the boxes of an unreadable entry, and nowhere else, since it is corrected there. Null for any
 * other verdict, and for answers without boxes.
 */
export function badEntryText(
	question: PracticeQuestion,
	feedback: Feedback | null,
	hasTries = false,
): string | null {
	if (feedback?.verdict !== "unreadable" || boxesOf(question).length === 0) return null;
	return wordsOf(feedback, partNames(question, feedback.parts), hasTries).text;
}

/**
 * What an empty box means among the slots of all. If nothing is in any, it cannot stay so. Only answers with tries are
 * checked; the button of the others is Next.
 */
export function emptyEntryText(slots: readonly (readonly string[])[], hasTries = false): string {
	if (slots.flat().join("") === "") return "This one is still empty. Fill it in first.";
	return hasTries
		? "This one is still empty. Fill it in, or check again to leave it empty."
		: "This one is still empty. Fill it in, or choose Next again to leave it empty.";
}

import type { Feedback, PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { boxesOf } from "../question/drafts.ts";
import { wordsOf } from "./feedback-words.ts";
import { partNames } from "../question/part-names.ts";

/**
 * What is said beside the boxes of an entry that could not be read, and nowhere else: there it is put right. Null for any
 * other verdict, and where an answer has no boxes.
 */
export function badEntryText(question: PracticeQuestion, feedback: Feedback | null): string | null {
	if (feedback?.verdict !== "unreadable" || boxesOf(question).length === 0) return null;
	return wordsOf(feedback, partNames(question, feedback.parts)).text;
}

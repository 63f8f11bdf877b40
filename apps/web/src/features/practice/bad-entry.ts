import type { Feedback, PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { wordsOf } from "./feedback-words.ts";
import { partNames } from "./part-names.ts";

const withBoxes: readonly PracticeQuestion["question_type"][] = [
	"FILL_ONE",
	"FILL_MULTIPLE",
	"LABELED_INPUT",
];

/**
 * What is said beside the boxes of an entry that could not be read, and nowhere else: there it is put right. Null for any
 * other verdict, and where an answer has no boxes.
 */
export function badEntryText(question: PracticeQuestion, feedback: Feedback | null): string | null {
	if (feedback?.verdict !== "unreadable" || !withBoxes.includes(question.question_type)) return null;
	return wordsOf(feedback, partNames(question, feedback.parts)).text;
}

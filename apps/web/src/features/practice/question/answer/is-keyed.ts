import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { boxesOf, boxShape } from "./drafts.ts";

/** Numbers are typed, with a keypad beside the question; everything else has Check right below the answer. */
export function isKeyed(question: PracticeQuestion): boolean {
	const isMade = question.question_type === "FILL_ONE" && question.interaction !== null;
	return !isMade && boxesOf(question).some((box) => boxShape(box) !== "text");
}

import type { Question } from "../question/question.ts";
import { recordOf } from "../question-types/question-types.ts";

/** The chance to be right on the first try by choosing blindly; 0 where something has to be typed. */
export function guessChance(question: Question): number {
	return recordOf(question).guessChance(question);
}

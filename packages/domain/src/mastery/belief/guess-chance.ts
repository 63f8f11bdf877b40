import type { Question } from "../../question/question.ts";
import { recordOf } from "../../question-types/question-types.ts";

/** The chance of being right on the first try by guessing; 0 if something has to be typed. */
export function guessChance(question: Question): number {
	return recordOf(question).guessChance(question);
}

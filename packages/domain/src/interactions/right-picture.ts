import type { Figure, Question } from "../question/question.ts";
import { rightAnswer } from "../question/right-answer.ts";
import { madePicture } from "./interaction-kinds.ts";

/** The right answer as a picture; null if the question is typed or chosen. */
export function rightPicture(question: Question): Figure | null {
	return question.interaction === undefined ? null : madePicture(question, rightAnswer(question));
}

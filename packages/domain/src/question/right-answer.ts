import { recordOf } from "../question-types/question-types.ts";
import type { Question, StudentAnswer } from "./question.ts";

/** The answer that the question's key calls right. A VERIFY_WITH_LLM question has only a sample of one. */
export function rightAnswer(question: Question): StudentAnswer {
	return recordOf(question).rightAnswer(question);
}

import { recordOf } from "../question-types/question-types.ts";
import type { Question, StudentAnswer } from "./question.ts";

/** The right answer by the question's key. VERIFY_WITH_LLM has only a sample. */
export function rightAnswer(question: Question): StudentAnswer {
	return recordOf(question).rightAnswer(question);
}

import { recordOf } from "@learnin/domain/question-types/question-types";
import type { JudgedAnswer } from "@learnin/domain/question-types/type-record";
import type { Question } from "@learnin/domain/question/question";

/** The right and the wrong answers that a question itself knows: entries, labels of options, or pairs of labels. */
export function judgedAnswers(question: Question): JudgedAnswer[] {
	return recordOf(question).judgedAnswers(question);
}

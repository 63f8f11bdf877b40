import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import { rightAnswer } from "@learnin/domain/question/right-answer";
import type { Gate } from "./gate.ts";

/** The key, given as an answer, is graded correct. A written explanation goes to its rubric instead. */
export const keyGradesCorrect: Gate = (question) => {
	const { verdict } = gradeAnswer(question, rightAnswer(question));
	const wanted = question.question_type === "VERIFY_WITH_LLM" ? "needs_review" : "correct";
	return verdict === wanted ? [] : [`the key is graded ${verdict}`];
};

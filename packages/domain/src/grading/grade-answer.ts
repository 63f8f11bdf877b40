import type { Question, StudentAnswer } from "../question/question.ts";
import type { Grade } from "./grade.ts";
import { gradeFillOne } from "./graders/fill-one.ts";
import { gradeSelectOne } from "./graders/select-one.ts";

/**
 * The one door to grading: what a student's answer to a question is worth. Same input, same grade, always;
 * never throws for any answer. Throws only for a question whose key cannot be read (`checkQuestion` finds
 * those before they are published), so that a fault of ours never costs a try.
 */
export function gradeAnswer(question: Question, answer: StudentAnswer): Grade {
	if (question.question_type === "SELECT_ONE" && answer.question_type === "SELECT_ONE")
		return gradeSelectOne(question, answer.option_id);
	if (question.question_type === "FILL_ONE" && answer.question_type === "FILL_ONE")
		return gradeFillOne(question, answer.text);
	return { verdict: "unreadable", reason: "wrong-question-type" };
}

import type { Question, StudentAnswer } from "../question/question.ts";
import { recordOf } from "../question-types/question-types.ts";
import type { Grade } from "./grade.ts";

/**
 * Grades a student's answer to a question: the only entry point to grading. Deterministic; never throws for
 * any answer. Throws only for a question whose key cannot be read (`checkQuestion` finds those before they
 * are published), so that our fault never uses up an attempt.
 */
export function gradeAnswer(question: Question, answer: StudentAnswer): Grade {
	return answer.question_type === question.question_type
		? recordOf(question).grade(question, answer)
		: { verdict: "unreadable", reason: "wrong-question-type", parts: [] };
}

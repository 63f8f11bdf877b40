import type { Question, StudentAnswer } from "../question/question.ts";
import { recordOf } from "../question-types/question-types.ts";
import type { Grader } from "../question-types/type-record.ts";
import type { Grade } from "./grade.ts";

/**
 * Grades a student's answer to a question: the only entry point to grading. Deterministic; never throws for
 * any answer. Throws only for a question whose key cannot be read (`checkQuestion` finds those before they
 * are published), so that our fault never uses up an attempt.
 *
 * What was read of a key is kept for as long as the question is in memory: a question must not be changed after its
 * first answer. A grade may be kept too, so it is read-only.
 */
export function gradeAnswer(question: Question, answer: StudentAnswer): Readonly<Grade> {
	return answer.question_type === question.question_type
		? graderOf(question).grade(answer)
		: { verdict: "unreadable", reason: "wrong-question-type", parts: [] };
}

const graders = new WeakMap<Question, Grader<StudentAnswer>>();

function graderOf(question: Question): Grader<StudentAnswer> {
	const known = graders.get(question);
	if (known !== undefined) return known;
	const made = recordOf(question).grader(question);
	graders.set(question, made);
	return made;
}

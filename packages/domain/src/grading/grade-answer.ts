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

/**
 * Where a question keeps its grader. Not a WeakMap: in V8 its values keep their keys until a full garbage collection, so
 * each answered question would be copied by the short ones, while every answer waits. Not enumerable, so that neither a
 * copy of the question nor its JSON has it.
 */
const GRADER = Symbol("grader");

function graderOf(question: Question & { readonly [GRADER]?: Grader<StudentAnswer> }): Grader<StudentAnswer> {
	const known = question[GRADER];
	if (known !== undefined) return known;
	const made = recordOf(question).grader(question);
	// A frozen one is read again for each answer.
	if (Object.isExtensible(question)) Object.defineProperty(question, GRADER, { value: made });
	return made;
}

import { type RawBuilder, sql } from "kysely";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";

/** The id of a question's content, which the statement keeps if it was not kept before. */
export function keptContent(question: unknown, rendered: unknown): RawBuilder<number> {
	return sql<number>`keep_content(${JSON.stringify(question)}::jsonb, ${JSON.stringify(rendered)}::jsonb)`;
}

/** An answer as it is stored: without its type, unless that is not the type of its question. */
export function storedAnswer(
	answer: StudentAnswer,
	{ question_type }: Pick<Question, "question_type">,
): string {
	const { question_type: own, ...rest } = answer;
	return JSON.stringify(own === question_type ? rest : answer);
}

/**
 * The stored answer of attempt `a`, complete: a type of its own counts before that of its question. `c` in the query is
 * the content of the question.
 */
export const givenAnswer = sql<StudentAnswer | null>`jsonb_build_object('question_type', c.question->'question_type') || a.answer`;

/** Whether the worked example of a question like question `q` was opened; the family leads to its part of the table. */
export const twinOpened = sql<boolean>`exists (select 1 from question_twins t where t.question_id = q.id and t.family_id = q.family_id)`;

/** The families of students, in parentheses. */
export function familiesOf(student_ids: readonly string[]): RawBuilder<string> {
	return sql`(select family_id from students where id = any (${[...student_ids]}::uuid[]))`;
}

/** The family of a student: attempts have an index by family and time. */
export function familyOf(student_id: string): RawBuilder<string> {
	return sql<string>`(select family_id from students where id = ${student_id})`;
}

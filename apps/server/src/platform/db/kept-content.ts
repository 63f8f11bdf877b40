import { type RawBuilder, sql } from "kysely";
import type { StudentAnswer } from "@learnin/domain/question/question";

/** The id of a question's content, which the statement keeps if it was not kept before. */
export function keptContent(question: unknown, rendered: unknown): RawBuilder<number> {
	return sql<number>`keep_content(${JSON.stringify(question)}::jsonb, ${JSON.stringify(rendered)}::jsonb)`;
}

/** An answer as it is stored: its type is the question's. */
export function storedAnswer({ question_type: _, ...answer }: StudentAnswer): string {
	return JSON.stringify(answer);
}

/** The stored answer of attempt `a`, complete; `c` in the query is the content of its question. */
export const givenAnswer = sql<StudentAnswer | null>`jsonb_build_object('question_type', c.question->'question_type') || a.answer`;

/** The family of a student: attempts have an index by family and time. */
export function familyOf(student_id: string): RawBuilder<string> {
	return sql<string>`(select family_id from students where id = ${student_id})`;
}

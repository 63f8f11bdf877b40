import type { Question, QuestionType } from "../question/question.ts";
import { fillMultiple } from "./fill-multiple/record.ts";
import { fillOne } from "./fill-one/record.ts";
import { labeledInput } from "./labeled-input/record.ts";
import { match } from "./match/record.ts";
import { selectAll } from "./select-all/record.ts";
import { selectOne } from "./select-one/record.ts";
import type { AnyRecord, TypeRecord } from "./type-record.ts";
import { verifyWithLlm } from "./verify-with-llm/record.ts";

/**
 * The registry of question types. A new one is a folder here and a line below; the compiler reports what else
 * it needs.
 */
export const questionTypes: { readonly [T in QuestionType]: TypeRecord<T> } = {
	SELECT_ONE: selectOne,
	SELECT_ALL: selectAll,
	FILL_ONE: fillOne,
	FILL_MULTIPLE: fillMultiple,
	MATCH_THE_FOLLOWING: match,
	LABELED_INPUT: labeledInput,
	VERIFY_WITH_LLM: verifyWithLlm,
};

/** The record of the question's type. */
export function recordOf(question: Question): AnyRecord {
	return questionTypes[question.question_type];
}

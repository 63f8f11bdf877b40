import type { QuestionType } from "@learnin/domain/question/question";
import { fillMultiple } from "./fill-multiple.ts";
import { fillOne } from "./fill-one.ts";
import { labeledInput } from "./labeled-input.ts";
import { match } from "./match.ts";
import { selectAll } from "./select-all.ts";
import { selectOne } from "./select-one.ts";
import type { AnyServedType, ServedType } from "./served-type.ts";
import { verifyWithLlm } from "./verify-with-llm.ts";

/** How questions of each type leave the server. */
export const servedTypes: { readonly [T in QuestionType]: ServedType<T> } = {
	SELECT_ONE: selectOne,
	SELECT_ALL: selectAll,
	FILL_ONE: fillOne,
	FILL_MULTIPLE: fillMultiple,
	MATCH_THE_FOLLOWING: match,
	LABELED_INPUT: labeledInput,
	VERIFY_WITH_LLM: verifyWithLlm,
};

export function servedTypeOf({ question_type }: { question_type: QuestionType }): AnyServedType {
	return servedTypes[question_type];
}

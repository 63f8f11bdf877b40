import type { QuestionType } from "../question/question.ts";
import type { AnyDraftedType, DraftedType } from "./drafted-type.ts";
import { fillMultiple } from "./fill-multiple/draft.ts";
import { fillOne } from "./fill-one/draft.ts";
import { labeledInput } from "./labeled-input/draft.ts";
import { match } from "./match/draft.ts";
import { selectAll } from "./select-all/draft.ts";
import { selectOne } from "./select-one/draft.ts";
import { verifyWithLlm } from "./verify-with-llm/draft.ts";

/** How each question type is edited. */
export const draftedTypes: { readonly [T in QuestionType]: DraftedType<T> } = {
	SELECT_ONE: selectOne,
	SELECT_ALL: selectAll,
	FILL_ONE: fillOne,
	FILL_MULTIPLE: fillMultiple,
	MATCH_THE_FOLLOWING: match,
	LABELED_INPUT: labeledInput,
	VERIFY_WITH_LLM: verifyWithLlm,
};

export function draftedTypeOf({ question_type }: { question_type: QuestionType }): AnyDraftedType {
	return draftedTypes[question_type];
}

import type { QuestionType } from "@learnin/domain/question/question";
import { fillMultiple } from "./fill-multiple.ts";
import { fillOne } from "./fill-one.ts";
import { labeledInput } from "./labeled-input.ts";
import { match } from "./match.ts";
import type { AnyPlayedType, PlayedType } from "./played-type.ts";
import { selectAll } from "./select-all.ts";
import { selectOne } from "./select-one.ts";
import { verifyWithLlm } from "./verify-with-llm.ts";

/** How the page handles questions of each type; their inputs, each a chunk of its own, are in `input-loaders.ts`. */
export const playedTypes: { readonly [T in QuestionType]: PlayedType<T> } = {
	SELECT_ONE: selectOne,
	SELECT_ALL: selectAll,
	FILL_ONE: fillOne,
	FILL_MULTIPLE: fillMultiple,
	MATCH_THE_FOLLOWING: match,
	LABELED_INPUT: labeledInput,
	VERIFY_WITH_LLM: verifyWithLlm,
};

export function playedTypeOf({ question_type }: { question_type: QuestionType }): AnyPlayedType {
	return playedTypes[question_type];
}

import type { Question, QuestionType } from "../question/question.ts";
import type { AnyExchangedType, ExchangedType } from "./exchanged-type.ts";
import { fillMultiple } from "./fill-multiple/exchange.ts";
import { fillOne } from "./fill-one/exchange.ts";
import { labeledInput } from "./labeled-input/exchange.ts";
import { match } from "./match/exchange.ts";
import { selectAll } from "./select-all/exchange.ts";
import { selectOne } from "./select-one/exchange.ts";
import { verifyWithLlm } from "./verify-with-llm/exchange.ts";

/** How other programs represent each question type. */
export const exchangedTypes: { readonly [T in QuestionType]: ExchangedType<T> } = {
	SELECT_ONE: selectOne,
	SELECT_ALL: selectAll,
	FILL_ONE: fillOne,
	FILL_MULTIPLE: fillMultiple,
	MATCH_THE_FOLLOWING: match,
	LABELED_INPUT: labeledInput,
	VERIFY_WITH_LLM: verifyWithLlm,
};

export function exchangedTypeOf(question: Question): AnyExchangedType {
	return exchangedTypes[question.question_type];
}

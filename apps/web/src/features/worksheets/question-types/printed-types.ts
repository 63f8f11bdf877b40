import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { QuestionType } from "@learnin/domain/question/question";
import { fillMultiple } from "./fill-multiple.tsx";
import { fillOne } from "./fill-one.tsx";
import { labeledInput } from "./labeled-input.tsx";
import { match } from "./match.tsx";
import type { AnyPrintedType, PrintedType } from "./printed-type.ts";
import { selectAll } from "./select-all.tsx";
import { selectOne } from "./select-one.tsx";
import { verifyWithLlm } from "./verify-with-llm.tsx";

/** How questions of each type are printed. */
export const printedTypes: { readonly [T in QuestionType]: PrintedType<T> } = {
	SELECT_ONE: selectOne,
	SELECT_ALL: selectAll,
	FILL_ONE: fillOne,
	FILL_MULTIPLE: fillMultiple,
	MATCH_THE_FOLLOWING: match,
	LABELED_INPUT: labeledInput,
	VERIFY_WITH_LLM: verifyWithLlm,
};

export function printedTypeOf({ question_type }: PracticeQuestion): AnyPrintedType {
	return printedTypes[question_type];
}

import type { QuestionType } from "./question.ts";

const names: Readonly<Record<QuestionType, true>> = {
	SELECT_ONE: true,
	SELECT_ALL: true,
	FILL_ONE: true,
	FILL_MULTIPLE: true,
	MATCH_THE_FOLLOWING: true,
	LABELED_INPUT: true,
	VERIFY_WITH_LLM: true,
};

/** The names of all question types, in display order. */
export const questionTypeNames = Object.keys(names) as QuestionType[];

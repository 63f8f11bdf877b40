import { blankOf, draftBox } from "../../authoring/draft/draft-parts.ts";
import type { DraftBox } from "../../authoring/draft/question-draft.ts";
import type { AnswerBlank } from "../../question/question.ts";
import type { DraftedType } from "../drafted-type.ts";

function numberOf(box: DraftBox): Omit<AnswerBlank, "answer_prefix"> {
	const { answer_prefix: _, ...rest } = blankOf(box);
	return rest;
}

export const verifyWithLlm: DraftedType<"VERIFY_WITH_LLM"> = {
	partOf: ({ answer_type, rubric, sample_answer, number }) => ({
		question_type: "VERIFY_WITH_LLM",
		answer_type,
		key: {
			rubric: rubric.filter(({ requirement }) => requirement.trim() !== ""),
			sample_answer: sample_answer.trim(),
			...(number !== null && { number: numberOf(number) }),
		},
	}),
	draftOf: ({ key: { rubric, sample_answer, number } }) => ({
		rubric,
		sample_answer,
		number: number === undefined ? null : draftBox("a", number),
	}),
	keyField: (field) => field.replace(/^key\.number/, "number").replace(/^key\./, ""),
};

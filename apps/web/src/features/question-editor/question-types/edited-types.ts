import type { QuestionType } from "@learnin/domain/question/question";
import { FillMultiplePart, FillOnePart } from "../parts/fill-part.tsx";
import { LabelPart } from "../parts/label-part.tsx";
import { MatchPart } from "../parts/match-part.tsx";
import { RubricPart } from "../parts/rubric-part.tsx";
import { SelectPart } from "../parts/select-part.tsx";
import { type EditedType, typedWhole } from "./edited-type.ts";
import { lettered, named } from "./options.ts";

const select: EditedType = { AnswerPart: SelectPart, mistakeParts: () => [], mistakeAnswers: lettered };

/** The editor of each question type. */
export const editedTypes: Readonly<Record<QuestionType, EditedType>> = {
	SELECT_ONE: select,
	SELECT_ALL: select,
	FILL_ONE: { AnswerPart: FillOnePart, ...typedWhole },
	FILL_MULTIPLE: {
		AnswerPart: FillMultiplePart,
		mistakeParts: ({ boxes, is_any_order }) =>
			is_any_order ? [] : boxes.map(({ id }) => ({ value: id, label: `Box ${id}` })),
		mistakeAnswers: () => null,
	},
	MATCH_THE_FOLLOWING: {
		AnswerPart: MatchPart,
		mistakeParts: ({ leftOptions }) => named(leftOptions),
		mistakeAnswers: ({ rightOptions }) => named(rightOptions),
	},
	LABELED_INPUT: {
		AnswerPart: LabelPart,
		mistakeParts: ({ labels }) => named(labels),
		mistakeAnswers: () => null,
	},
	VERIFY_WITH_LLM: { AnswerPart: RubricPart, ...typedWhole },
};

import type { QuestionDraft } from "@learnin/domain/authoring/draft/question-draft";
import type { ComponentType } from "react";
import type { SelectOption } from "../../../ui/fields/field.tsx";
import type { PartProps } from "../editor-props.ts";

export interface AnswerPartProps extends PartProps {
	/** Inserts the place of a box into the text at the cursor. */
	onPlace: (id: string) => void;
}

/** What the editor knows about one question type. */
export interface EditedType {
	/** The part of the editor for the key. */
	AnswerPart: ComponentType<AnswerPartProps>;
	/** The parts that a known mistake can refer to; none if an answer has one part. */
	mistakeParts: (draft: QuestionDraft) => SelectOption[];
	/** The wrong answers to choose from; null if it is typed. */
	mistakeAnswers: (draft: QuestionDraft) => SelectOption[] | null;
}

/** A known mistake refers to the whole answer, and is typed. */
export const typedWhole = { mistakeParts: () => [], mistakeAnswers: () => null };

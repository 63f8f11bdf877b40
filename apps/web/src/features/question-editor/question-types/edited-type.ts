import type { QuestionDraft } from "@learnin/domain/authoring/question-draft";
import type { ComponentType } from "react";
import type { SelectOption } from "../../../ui/field.tsx";
import type { PartProps } from "../editor-props.ts";

export interface AnswerPartProps extends PartProps {
	/** Puts the place of a box into the text, where the cursor is. */
	onPlace: (id: string) => void;
}

/** What the editor knows of one question type. */
export interface EditedType {
	/** The part of the editor that says what is right. */
	AnswerPart: ComponentType<AnswerPartProps>;
	/** What a known mistake can be about; none where an answer has one part. */
	mistakeParts: (draft: QuestionDraft) => SelectOption[];
	/** The wrong answers that can be chosen; null where one is typed. */
	mistakeAnswers: (draft: QuestionDraft) => SelectOption[] | null;
}

/** A known mistake is about the whole answer, and is typed. */
export const typedWhole = { mistakeParts: () => [], mistakeAnswers: () => null };

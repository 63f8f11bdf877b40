import type { QuestionDraft } from "../authoring/draft/question-draft.ts";
import type { Question, QuestionType } from "../question/question.ts";
import type { QuestionOf } from "./type-record.ts";

type SharedField =
	| Exclude<keyof Question, "question_type" | "answer_type">
	| "cta"
	| "figure"
	| "images"
	| "interaction"
	| "roles";
/** The fields that only this type of question has. */
export type OwnPart<Q extends Question> = Q extends Question ? Omit<Q, SharedField> : never;

/** How questions `Q` are edited. */
interface Drafting<Q extends Question> {
	/** The answer part of the draft, with or without faults. */
	partOf(draft: QuestionDraft): OwnPart<Q>;
	/** The reverse of `partOf`. */
	draftOf(question: Q): Partial<QuestionDraft>;
	/** The editor's field for a path within the key. */
	keyField(field: string): string;
}

/** How one question type is edited. */
export type DraftedType<T extends QuestionType> = Drafting<QuestionOf<T>>;

/** One looked up by the type of the question or draft at hand. */
export type AnyDraftedType = Drafting<Question>;

/** The key is that of the first box. */
export function firstBoxField(field: string): string {
	return field.replace(/^key/, "boxes[0]");
}

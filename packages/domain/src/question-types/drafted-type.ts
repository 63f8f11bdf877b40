import type { QuestionDraft } from "../authoring/question-draft.ts";
import type { Question, QuestionType } from "../question/question.ts";
import type { QuestionOf } from "./type-record.ts";

type SharedField =
	| Exclude<keyof Question, "question_type" | "answer_type">
	| "cta"
	| "figure"
	| "images"
	| "interaction"
	| "roles";
/** What a question has beside what every question has. */
export type OwnPart<Q extends Question> = Q extends Question ? Omit<Q, SharedField> : never;

/** How questions `Q` are written in the editor. */
interface Drafting<Q extends Question> {
	/** What the draft says of the part that is answered, whether or not it has faults. */
	partOf(draft: QuestionDraft): OwnPart<Q>;
	/** The reverse of `partOf`. */
	draftOf(question: Q): Partial<QuestionDraft>;
	/** Where in the editor a place within the key is. */
	keyField(field: string): string;
}

/** How one question type is written in the editor. */
export type DraftedType<T extends QuestionType> = Drafting<QuestionOf<T>>;

/** One that was looked up by the type of the question or draft at hand. */
export type AnyDraftedType = Drafting<Question>;

/** The key is that of the first box. */
export function firstBoxField(field: string): string {
	return field.replace(/^key/, "boxes[0]");
}

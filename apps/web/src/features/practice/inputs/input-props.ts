import type {
	Feedback,
	PracticeQuestion,
	QuestionStatus as Told,
} from "@learnin/contract/schemas/practice.schema";
import type { QuestionType } from "@learnin/domain/question/question";
import type { ReactNode, Ref } from "react";
import type { Draft } from "../question/drafts.ts";
import type { Phase } from "../session/practice-state.ts";

/** What the page around it asks of an input. */
export interface InputHandle {
	/** The cursor goes to where an answer begins; false where that would only open a keyboard over the question. */
	focusFirst: () => boolean;
	/** Back to where the cursor was. */
	focusAgain: () => unknown;
	/** The answer was not right: what is to be changed gets the focus. */
	retry: () => void;
	/** Whether Check may send; otherwise the focus goes to what is missing. */
	isReady: () => boolean;
	/** A key pressed while nothing that takes keys has the focus. Returns whether it meant something. */
	onKey: (key: string) => boolean;
}

/** What every input gets; one component per question type draws the place for the answer. */
export interface InputProps<Q extends PracticeQuestion = PracticeQuestion> {
	question: Q;
	draft: Draft;
	phase: Phase;
	/** What the server last said about the question, and about the last answer. */
	told: Told;
	feedback: Feedback | null;
	/** The answer cannot be changed: it is on its way, or the question is over. */
	isLocked: boolean;
	/** The place for keys; `check` is the button that belongs there. */
	pad: HTMLElement | null;
	check: ReactNode;
	ref: Ref<InputHandle>;
	onChange: (draft: Draft) => void;
}

export type QuestionOf<T extends QuestionType> = Extract<PracticeQuestion, { question_type: T }>;

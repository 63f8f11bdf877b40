import type { Feedback, PracticeQuestion, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import type { QuestionType } from "@learnin/domain/question/question";
import type { ReactNode, Ref } from "react";
import type { Draft } from "../question/answer/drafts.ts";
import type { Phase } from "../session/state/practice-state.ts";

/** The functions of an input that the page calls. */
export interface InputHandle {
	/** Focuses the start of an answer; false if that would only open a keyboard over the question. */
	focusFirst: () => boolean;
	/** Restores the focus. */
	focusAgain: () => unknown;
	/** The answer was not right: focuses what to change. */
	retry: () => void;
	/** Makes the first part for which this is true the one that receives keys, without focusing it. */
	turnTo?: (isMeant: (id: string) => boolean) => void;
	/** Whether Check may send; otherwise focuses what is missing. */
	isReady: () => boolean;
	/** A key pressed while no element that handles keys has the focus. Returns whether it was handled. */
	onKey: (key: string) => boolean;
}

/** Props of every input; one component per question type. */
export interface InputProps<Q extends PracticeQuestion = PracticeQuestion> {
	question: Q;
	draft: Draft;
	phase: Phase;
	/** The server's last response about the question, and about the last answer. */
	serverStatus: QuestionStatus;
	feedback: Feedback | null;
	/** Answers use tries. */
	hasTries?: boolean;
	/** The answer cannot be changed: it is being sent, or the question is finished. */
	isLocked: boolean;
	/** The element for keys; `check` is the button to put there. */
	pad: HTMLElement | null;
	check: ReactNode;
	ref: Ref<InputHandle>;
	onChange: (draft: Draft) => void;
}

export type QuestionOf<T extends QuestionType> = Extract<PracticeQuestion, { question_type: T }>;

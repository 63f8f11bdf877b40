import type { Verdict } from "../grading/grade.ts";
import type { QuestionStatus } from "./question-status.ts";

/** What the server says about one sent answer. */
export interface ServerResult<F> {
	verdict: Verdict;
	/** Counted by the server; the page never counts for itself. */
	tries_remaining: number;
	can_start_over: boolean;
	feedback: F;
	/** Hints opened so far, when the server sends them again. */
	hints?: string[];
	/** Present once the question is over or its tries are used up. */
	explanation?: string | null;
	answer_list?: string[] | null;
	answer_dict?: Record<string, string> | null;
}

/** The right answer and the explanation, told after a skip. */
export interface SkipResult<F> {
	explanation: string | null;
	answer_list?: string[] | null;
	answer_dict?: Record<string, string> | null;
	feedback?: F;
}

/**
 * Everything that can happen in a session. Events name their question, because the server's answer may come
 * after the learner has moved on; an event about a question that is gone changes nothing.
 */
export type SessionEvent<Q, A, F> =
	| {
			type: "questions-received";
			questions: Q[];
			/** Where the session stood, when it is resumed after a reload or on another device. */
			progress?: Record<string, Partial<QuestionStatus<A, F>>>;
			current_index?: number;
	  }
	| { type: "answer-changed"; question_id: string; answer: A }
	| { type: "answer-submitted"; question_id: string }
	/** It could not be sent and is kept on the device; `answer-graded` follows when the line is back. */
	| { type: "answer-queued"; question_id: string }
	/** Also what a review came to, and the verdict on an answer that was queued. */
	| { type: "answer-graded"; question_id: string; result: ServerResult<F> }
	/** Refused for good; the draft stays. */
	| { type: "submit-failed"; question_id: string }
	| { type: "try-again"; question_id: string }
	/** `hints` are all hints opened so far, as the server returned them. */
	| { type: "hint-opened"; question_id: string; hints: string[] }
	| { type: "hint-closed"; question_id: string }
	| { type: "skipped"; question_id: string; result: SkipResult<F> }
	/** With `question`, the fresh sibling takes the place of the one that is started over. */
	| { type: "start-over"; question_id: string; question?: Q }
	| { type: "next" }
	| { type: "previous" }
	| { type: "go-to"; index: number }
	| { type: "question-removed"; question_id: string };

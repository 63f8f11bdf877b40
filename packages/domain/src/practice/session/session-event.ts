import type { Verdict } from "../../grading/grade.ts";
import type { QuestionStatus } from "./question-status.ts";

/** The server's response to one sent answer. */
export interface ServerResult<F> {
	verdict: Verdict;
	/** Counted by the server, never by the page. */
	tries_remaining: number;
	can_start_over: boolean;
	feedback: F;
	/** All opened hints, if the server sends them again. */
	hints?: string[];
	/** Present once the question is finished or out of tries. */
	explanation?: string | null;
	answer_list?: string[] | null;
	answer_dict?: Record<string, string> | null;
}

/** The right answer and the explanation, revealed after a skip. */
export interface SkipResult<F> {
	explanation: string | null;
	answer_list?: string[] | null;
	answer_dict?: Record<string, string> | null;
	feedback?: F;
}

/**
 * All events of a session. Events name their question, because the server's response may arrive after the
 * student has moved on; an event about a removed question changes nothing.
 */
export type SessionEvent<Q, A, F> =
	| {
			type: "questions-received";
			questions: Q[];
			/** The earlier progress, if the session is resumed after a reload or on another device. */
			progress?: Record<string, Partial<QuestionStatus<A, F>>>;
			current_index?: number;
	  }
	| { type: "answer-changed"; question_id: string; answer: A }
	| { type: "answer-submitted"; question_id: string }
	/** It could not be sent and is kept on the device; `answer-graded` follows once it is back online. */
	| { type: "answer-queued"; question_id: string }
	/** Also the result of a review, and the verdict on a queued answer. */
	| { type: "answer-graded"; question_id: string; result: ServerResult<F> }
	/** Refused permanently; the draft stays. */
	| { type: "submit-failed"; question_id: string }
	| { type: "try-again"; question_id: string }
	/** `hints` are all opened hints, as the server returned them. */
	| { type: "hint-opened"; question_id: string; hints: string[] }
	| { type: "hint-closed"; question_id: string }
	| { type: "skipped"; question_id: string; result: SkipResult<F> }
	/** With `question`, the fresh sibling replaces the question that is started over. */
	| { type: "start-over"; question_id: string; question?: Q }
	| { type: "next" }
	| { type: "previous" }
	| { type: "go-to"; index: number }
	| { type: "question-removed"; question_id: string };

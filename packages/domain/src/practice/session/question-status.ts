/** How many wrong answers one question allows before its explanation is shown. */
export const TRIES_PER_QUESTION = 10;

/**
 * The status of one question in a session. `A` is the page's draft answer, `F` the feedback as the server
 * words it.
 */
export interface QuestionStatus<A, F> {
	question_id: string;
	/** The draft in the answer box; null before the first change. */
	answer: A | null;
	/** The draft differs from the last graded answer, so it is worth sending. */
	is_answer_changed: boolean;
	/** An answer is being sent to the server. */
	submitting: boolean;
	/** The answer could not be sent; the device keeps it and sends it once it is back online. */
	is_queued: boolean;
	/** A model or a person is reviewing the answer; no other is accepted until then. */
	is_in_review: boolean;
	tries_remaining: number;
	/** Graded answers, right or wrong; unreadable entries and wrong forms do not count. */
	attempt_count: number;
	is_correct: boolean;
	is_incorrect: boolean;
	/** The question is finished: answered correctly or skipped. */
	is_correct_submission: boolean;
	/** No tries are left, so the page offers a fresh question of the same skill. */
	can_start_over: boolean;
	has_to_start_over: boolean;
	is_skipped: boolean;
	/** Hints opened so far, rendered, in order. */
	hints: string[];
	hint_clicked: boolean;
	show_hint_modal: boolean;
	/** Rendered; null until the question is finished or out of tries. */
	explanation: string | null;
	/** The server's feedback on the last answer; null before it and while trying again. */
	feedback: F | null;
	/** The right answer, revealed after a skip: one entry per blank, or label to answer. */
	answer_list: string[] | null;
	answer_dict: Record<string, string> | null;
}

/** The status of an untouched question. */
export function freshStatus<A, F>(question_id: string): QuestionStatus<A, F> {
	return {
		question_id,
		answer: null,
		is_answer_changed: false,
		submitting: false,
		is_queued: false,
		is_in_review: false,
		tries_remaining: TRIES_PER_QUESTION,
		attempt_count: 0,
		is_correct: false,
		is_incorrect: false,
		is_correct_submission: false,
		can_start_over: false,
		has_to_start_over: false,
		is_skipped: false,
		hints: [],
		hint_clicked: false,
		show_hint_modal: false,
		explanation: null,
		feedback: null,
		answer_list: null,
		answer_dict: null,
	};
}

/** Whether an answer may be sent now: the question accepts one, and the draft is new. */
export function canSubmit<A, F>(status: QuestionStatus<A, F>): boolean {
	return canAnswer(status) && status.answer !== null && status.is_answer_changed;
}

/** Whether the answer may be changed: the question is open, and no earlier answer awaits its verdict. */
export function canAnswer<A, F>(status: QuestionStatus<A, F>): boolean {
	return isOpen(status) && !status.submitting && !status.is_queued && !status.is_in_review;
}

/** Whether the question still accepts answers. */
export function isOpen<A, F>(status: QuestionStatus<A, F>): boolean {
	return !status.is_correct_submission && status.tries_remaining > 0;
}

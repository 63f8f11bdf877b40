/** How often one question may be answered wrongly before its explanation shows. */
export const TRIES_PER_QUESTION = 10;

/** Where one question of a session stands. `A` is the page's draft answer, `F` the feedback as the server words it. */
export interface QuestionStatus<A, F> {
	question_id: string;
	/** The draft in the answer box; null before the first change. */
	answer: A | null;
	/** The draft differs from what was last graded, so it is worth sending. */
	is_answer_changed: boolean;
	/** An answer is on its way to the server. */
	submitting: boolean;
	/** The answer could not be sent; it is kept on the device and goes by itself when the line is back. */
	is_queued: boolean;
	/** The answer is being read by a model or a person; no other is taken meanwhile. */
	is_in_review: boolean;
	tries_remaining: number;
	/** Graded answers, right or wrong; entries that were unreadable or in the wrong form do not count. */
	attempt_count: number;
	is_correct: boolean;
	is_incorrect: boolean;
	/** The question is over: answered correctly or skipped. */
	is_correct_submission: boolean;
	/** No tries are left, so a fresh question of the same skill is on offer. */
	can_start_over: boolean;
	has_to_start_over: boolean;
	is_skipped: boolean;
	/** Hints opened so far, rendered, in order. */
	hints: string[];
	hint_clicked: boolean;
	show_hint_modal: boolean;
	/** Rendered; null until the question is over or its tries are used up. */
	explanation: string | null;
	/** What the server said about the last answer; null before it and while trying again. */
	feedback: F | null;
	/** The right answer, told after a skip: one entry per blank, or label to answer. */
	answer_list: string[] | null;
	answer_dict: Record<string, string> | null;
}

/** The status of a question nobody has touched. */
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

/** Whether an answer may be sent now: one may be given, and there is something new to send. */
export function canSubmit<A, F>(status: QuestionStatus<A, F>): boolean {
	return canAnswer(status) && status.answer !== null && status.is_answer_changed;
}

/** Whether the answer may be changed: the question is open, and no earlier answer waits for its verdict. */
export function canAnswer<A, F>(status: QuestionStatus<A, F>): boolean {
	return isOpen(status) && !status.submitting && !status.is_queued && !status.is_in_review;
}

/** Whether the question still takes answers. */
export function isOpen<A, F>(status: QuestionStatus<A, F>): boolean {
	return !status.is_correct_submission && status.tries_remaining > 0;
}

import { TRIES_PER_QUESTION, canAnswer, canSubmit, freshStatus, isOpen } from "./question-status.ts";
import type { QuestionStatus } from "./question-status.ts";
import type { ServerResult, SessionEvent, SkipResult } from "./session-event.ts";

export type { QuestionStatus } from "./question-status.ts";
export type { ServerResult, SessionEvent } from "./session-event.ts";
export { TRIES_PER_QUESTION };

/** One practice session as shown on the page. `Q` is what the page needs of a question besides its id. */
export interface SessionState<Q extends { id: string }, A, F> {
	questions: Q[];
	/** One per question, in the same order. */
	statuses: QuestionStatus<A, F>[];
	/** 0-based; 0 if there are no questions. */
	current_index: number;
	total_questions_fetched: number;
	/** Graded answers in the whole session. */
	number_of_attempts: number;
}

/** A session without questions. */
export function initialSession<Q extends { id: string }, A, F>(): SessionState<Q, A, F> {
	return { questions: [], statuses: [], current_index: 0, total_questions_fetched: 0, number_of_attempts: 0 };
}

/**
 * The next state of a session. Pure; an event that makes no sense now (a late grade of a removed question, a
 * second submit while the first is in flight) returns the same state object.
 */
export function practiceSession<Q extends { id: string }, A, F>(
	state: SessionState<Q, A, F>,
	event: SessionEvent<Q, A, F>,
): SessionState<Q, A, F> {
	switch (event.type) {
		case "questions-received":
			return received(event);
		case "next":
			return goTo(state, state.current_index + 1);
		case "previous":
			return goTo(state, state.current_index - 1);
		case "go-to":
			return goTo(state, event.index);
		case "question-removed":
			return removed(state, event.question_id);
		case "start-over":
			return startedOver(state, event.question_id, event.question);
		case "answer-graded":
			return graded(state, event.question_id, event.result);
		default:
			return withStatus(state, event.question_id, (status) => nextStatus(status, event));
	}
}

type StatusEvent<Q, A, F> = Extract<
	SessionEvent<Q, A, F>,
	{
		type:
			| "answer-changed"
			| "answer-submitted"
			| "answer-queued"
			| "submit-failed"
			| "try-again"
			| "hint-opened"
			| "hint-closed"
			| "skipped";
	}
>;
type Status<A, F> = QuestionStatus<A, F>;

function nextStatus<Q, A, F>(status: Status<A, F>, event: StatusEvent<Q, A, F>): Status<A, F> {
	switch (event.type) {
		case "answer-changed":
			return canAnswer(status) ? { ...status, answer: event.answer, is_answer_changed: true } : status;
		case "answer-submitted":
			return canSubmit(status) ? { ...status, submitting: true } : status;
		case "answer-queued":
			return status.submitting ? { ...status, submitting: false, is_queued: true } : status;
		case "submit-failed":
			// The draft still counts as changed, so that the same answer can be sent again.
			return status.submitting || status.is_queued
				? { ...status, submitting: false, is_queued: false }
				: status;
		case "try-again":
			return canAnswer(status) ? triedAgain(status) : status;
		case "hint-opened":
			return isOpen(status) ? hintOpened(status, event.hints) : status;
		case "hint-closed":
			return status.show_hint_modal ? { ...status, show_hint_modal: false } : status;
		case "skipped":
			// A finished question stays finished.
			return isOpen(status) ? skipped(status, event.result) : status;
	}
}

function triedAgain<A, F>(status: Status<A, F>): Status<A, F> {
	const answered = { is_incorrect: false, is_correct_submission: false, feedback: null };
	return { ...status, ...answered, is_answer_changed: true };
}

/** Responses may arrive out of order; an opened hint does not close again. */
function hintOpened<A, F>(status: Status<A, F>, hints: string[]): Status<A, F> {
	const longest = hints.length < status.hints.length ? status.hints : hints;
	return { ...status, hints: longest, hint_clicked: true, show_hint_modal: true };
}

function skipped<A, F>(status: Status<A, F>, result: SkipResult<F>): Status<A, F> {
	return {
		...status,
		submitting: false,
		is_queued: false,
		is_in_review: false,
		is_skipped: true,
		is_incorrect: false,
		is_correct_submission: true,
		is_answer_changed: false,
		can_start_over: false,
		explanation: result.explanation,
		answer_list: result.answer_list ?? null,
		answer_dict: result.answer_dict ?? null,
		feedback: result.feedback ?? null,
	};
}

function received<Q extends { id: string }, A, F>(
	event: Extract<SessionEvent<Q, A, F>, { type: "questions-received" }>,
): SessionState<Q, A, F> {
	const statuses = event.questions.map(({ id }) => ({
		...freshStatus<A, F>(id),
		...event.progress?.[id],
		question_id: id,
		// A reload aborts requests in flight; the page resends what the device kept.
		submitting: false,
		is_queued: false,
	}));
	return {
		questions: event.questions,
		statuses,
		current_index: clampIndex(event.current_index ?? 0, event.questions.length),
		total_questions_fetched: event.questions.length,
		number_of_attempts: statuses.reduce((sum, status) => sum + status.attempt_count, 0),
	};
}

function graded<Q extends { id: string }, A, F>(
	state: SessionState<Q, A, F>,
	question_id: string,
	result: ServerResult<F>,
): SessionState<Q, A, F> {
	const is_attempt = result.verdict === "correct" || result.verdict === "incorrect";
	const next = withStatus(state, question_id, (status) => gradedStatus(status, result, is_attempt));
	return next === state || !is_attempt ? next : { ...next, number_of_attempts: state.number_of_attempts + 1 };
}

function gradedStatus<A, F>(
	status: Status<A, F>,
	result: ServerResult<F>,
	is_attempt: boolean,
): Status<A, F> {
	// Another tab may have finished the question since then; it stays finished.
	if (!isOpen(status)) return status;
	const is_correct = result.verdict === "correct";
	// An answer sent twice may return an older state; tries never come back.
	const tries_remaining = Math.min(status.tries_remaining, result.tries_remaining);
	return {
		...status,
		submitting: false,
		is_queued: false,
		is_in_review: result.verdict === "needs_review" && tries_remaining > 0,
		is_answer_changed: false,
		is_correct,
		is_incorrect: result.verdict === "incorrect",
		is_correct_submission: is_correct,
		can_start_over: is_correct ? false : result.can_start_over,
		tries_remaining,
		attempt_count: status.attempt_count + (is_attempt ? 1 : 0),
		hints: result.hints ?? status.hints,
		explanation: result.explanation ?? status.explanation,
		answer_list: result.answer_list ?? status.answer_list,
		answer_dict: result.answer_dict ?? status.answer_dict,
		feedback: result.feedback,
	};
}

function startedOver<Q extends { id: string }, A, F>(
	state: SessionState<Q, A, F>,
	question_id: string,
	question: Q | undefined,
): SessionState<Q, A, F> {
	if (question === undefined)
		return withStatus(state, question_id, (status) =>
			status.has_to_start_over ? status : { ...status, has_to_start_over: true },
		);
	const at = state.statuses.findIndex((status) => status.question_id === question_id);
	// A fresh question must not be in the list yet.
	const isKnown = state.statuses.some((status) => status.question_id === question.id);
	if (at === -1 || isKnown) return state;
	return {
		...state,
		questions: state.questions.with(at, question),
		statuses: state.statuses.with(at, freshStatus(question.id)),
	};
}

function removed<Q extends { id: string }, A, F>(
	state: SessionState<Q, A, F>,
	question_id: string,
): SessionState<Q, A, F> {
	const at = state.statuses.findIndex((status) => status.question_id === question_id);
	if (at === -1) return state;
	const index = at <= state.current_index ? state.current_index - 1 : state.current_index;
	return {
		...state,
		questions: state.questions.toSpliced(at, 1),
		statuses: state.statuses.toSpliced(at, 1),
		current_index: Math.max(0, index),
	};
}

function withStatus<Q extends { id: string }, A, F>(
	state: SessionState<Q, A, F>,
	question_id: string,
	change: (status: Status<A, F>) => Status<A, F>,
): SessionState<Q, A, F> {
	const at = state.statuses.findIndex((status) => status.question_id === question_id);
	const status = state.statuses[at];
	if (status === undefined) return state;
	const next = change(status);
	return next === status ? state : { ...state, statuses: state.statuses.with(at, next) };
}

function goTo<Q extends { id: string }, A, F>(
	state: SessionState<Q, A, F>,
	index: number,
): SessionState<Q, A, F> {
	const current_index = clampIndex(index, state.questions.length);
	return current_index === state.current_index ? state : { ...state, current_index };
}

function clampIndex(index: number, length: number): number {
	if (!Number.isInteger(index)) return 0;
	return Math.max(0, Math.min(index, length - 1));
}

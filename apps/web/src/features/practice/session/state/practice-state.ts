import type {
	Feedback,
	PracticeQuestion,
	PracticeSession,
	QuestionStatus as Told,
} from "@learnin/contract/schemas/practice.schema";
import { initialSession, practiceSession } from "@learnin/domain/practice/practice-session";
import type { QuestionStatus, SessionEvent, SessionState } from "@learnin/domain/practice/practice-session";
import type { Draft } from "../../question/answer/drafts.ts";
import { toDraft } from "../../question/answer/drafts.ts";
import type { UnsentAnswer } from "../../outbox/unsent-answers.ts";

type Event = SessionEvent<PracticeQuestion, Draft, Feedback>;
type Status = QuestionStatus<Draft, Feedback>;

/** The session state, and the server's last response about each question. */
export interface PracticeState {
	session: SessionState<PracticeQuestion, Draft, Feedback>;
	told: Record<string, Told>;
}

export interface Step {
	event: Event;
	told?: Record<string, Told>;
}

export function practiceReducer(state: PracticeState, { event, told }: Step): PracticeState {
	const session = practiceSession(state.session, event);
	return { session, told: told ? { ...state.told, ...told } : state.told };
}

export function practiceStateOf(session: PracticeSession): PracticeState {
	return practiceReducer({ session: initialSession(), told: {} }, loadedStep(session));
}

/** Like `practiceStateOf`, with the unsent answers of an earlier visit in place. */
export function resumedState(session: PracticeSession, unsent: readonly UnsentAnswer[]): PracticeState {
	return resumedSteps(session, unsent).reduce(practiceReducer, { session: initialSession(), told: {} });
}

/** The same as events, for a page that is already open. */
export function resumedSteps(session: PracticeSession, unsent: readonly UnsentAnswer[]): Step[] {
	return [loadedStep(session), ...unsent.flatMap((answer) => keptSteps(session, answer))];
}

function keptSteps(session: PracticeSession, unsent: UnsentAnswer): Step[] {
	const question = session.questions.find(({ id }) => id === unsent.question_id);
	if (!question) return [];
	const { id: question_id } = question;
	return [
		{ event: { type: "answer-changed", question_id, answer: toDraft(question, unsent.body.answer) } },
		{ event: { type: "answer-submitted", question_id } },
		{ event: { type: "answer-queued", question_id } },
	];
}

export function loadedStep({ questions, current_index }: PracticeSession): Step {
	const told = Object.fromEntries(questions.map(({ id, status }) => [id, status]));
	const progress = Object.fromEntries(questions.map((question) => [question.id, progressOf(question)]));
	return { event: { type: "questions-received", questions, current_index, progress }, told };
}

export function gradedStep(question_id: string, result: { feedback: Feedback; status: Told }): Step {
	const { status, feedback } = result;
	const { tries_remaining, can_start_over } = status;
	return {
		event: {
			type: "answer-graded",
			question_id,
			result: { verdict: feedback.verdict, feedback, tries_remaining, can_start_over, ...textsOf(status) },
		},
		told: { [question_id]: status },
	};
}

/** The server's response to polling a question; an answer still in review stays so. */
export function toldStep(
	question_id: string,
	result: { feedback: Feedback | null; status: Told },
): Step | null {
	const { feedback, status } = result;
	return feedback === null ? null : gradedStep(question_id, { feedback, status });
}

export function hintStep(question_id: string, status: Told): Step {
	return {
		event: { type: "hint-opened", question_id, hints: textsOf(status).hints },
		told: { [question_id]: status },
	};
}

export function skippedStep(question_id: string, status: Told): Step {
	const { explanation, answer_list, answer_dict } = textsOf(status);
	return {
		event: { type: "skipped", question_id, result: { explanation, answer_list, answer_dict } },
		told: { [question_id]: status },
	};
}

export function startedOverStep(question_id: string, question: PracticeQuestion): Step {
	return {
		event: { type: "start-over", question_id, question },
		told: { [question.id]: question.status },
	};
}

function progressOf(question: PracticeQuestion): Partial<Status> {
	const { status, given_answer } = question;
	const { tries_remaining, attempt_count, is_correct, is_skipped, is_in_review, can_start_over } = status;
	return {
		answer: given_answer && toDraft(question, given_answer),
		tries_remaining,
		attempt_count,
		is_correct,
		is_skipped,
		can_start_over,
		is_in_review,
		is_correct_submission: is_correct || is_skipped,
		...textsOf(status),
	};
}

function textsOf({ hints, explanation, answer_list, answer_dict }: Told) {
	return {
		answer_dict,
		hints: hints.map(({ html }) => html),
		explanation: explanation?.html ?? null,
		answer_list: answer_list?.map(({ html }) => html) ?? null,
	};
}

/** What the page shows of a question. */
export type Phase =
	| "ask"
	| "not-yet"
	| "costless"
	/** The answer is kept on the device until it is online. */
	| "kept"
	/** A model or a person reviews the answer. */
	| "in-review"
	| "correct"
	| "skipped"
	| "out-of-tries";

export function phaseOf(status: Status): Phase {
	if (status.is_correct) return "correct";
	if (status.is_skipped) return "skipped";
	if (status.tries_remaining === 0) return "out-of-tries";
	if (status.is_queued) return "kept";
	if (status.is_in_review) return "in-review";
	if (status.feedback === null) return "ask";
	return status.feedback.verdict === "incorrect" ? "not-yet" : "costless";
}

export function isFinished(phase: Phase): boolean {
	return phase === "correct" || phase === "skipped" || phase === "out-of-tries";
}

/** Whether the verdict on the answer comes later; the student continues. */
export function isWaiting(phase: Phase): boolean {
	return phase === "kept" || phase === "in-review";
}

/** How a question is drawn in the progress bar. */
export type Mark = "open" | "waiting" | "solved" | "helped" | "unsolved";

export function markOf(told: Told): Mark {
	if (told.is_correct) return told.attempt_count === 1 && told.hints.length === 0 ? "solved" : "helped";
	if (told.is_skipped || told.tries_remaining === 0) return "unsolved";
	return told.is_in_review ? "waiting" : "open";
}

/** One per question, in order. */
export function marksOf({ session, told }: PracticeState): Mark[] {
	return session.statuses.map((status) => {
		const known = told[status.question_id];
		return isWaiting(phaseOf(status)) ? "waiting" : known ? markOf(known) : "open";
	});
}

/** The next question that accepts answers, after this one or else from the start; null if none does. */
export function nextOpen(state: PracticeState): number | null {
	const marks = marksOf(state);
	const after = marks.findIndex((mark, at) => at > state.session.current_index && mark === "open");
	if (after !== -1) return after;
	const first = marks.indexOf("open");
	return first === -1 ? null : first;
}

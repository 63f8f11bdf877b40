import type {
	Feedback,
	PracticeQuestion,
	PracticeSession,
	QuestionStatus as Told,
} from "@learnin/contract/schemas/practice.schema";
import { initialSession, practiceSession } from "@learnin/domain/practice/practice-session";
import type { QuestionStatus, SessionEvent, SessionState } from "@learnin/domain/practice/practice-session";
import type { Draft } from "./answer-slots.ts";
import { toDraft } from "./answer-slots.ts";
import type { UnsentAnswer } from "./unsent-answer.ts";

type Event = SessionEvent<PracticeQuestion, Draft, Feedback>;
type Status = QuestionStatus<Draft, Feedback>;

/** The session as the page works with it, and beside it what the server last said about each question. */
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

/** As `practiceStateOf`; an answer that an earlier visit could not send is in its boxes and on its way. */
export function resumedState(session: PracticeSession, kept: UnsentAnswer | null): PracticeState {
	const state = practiceStateOf(session);
	const question = session.questions.find(({ id }) => id === kept?.question_id);
	if (!kept || !question) return state;
	const { id: question_id, answer_type } = question;
	const answer = toDraft(kept.body.answer, answer_type);
	const steps: Step[] = [
		{ event: { type: "answer-changed", question_id, answer } },
		{ event: { type: "answer-submitted", question_id } },
	];
	return steps.reduce(practiceReducer, state);
}

export function loadedStep({ questions, current_index }: PracticeSession): Step {
	const told = Object.fromEntries(questions.map(({ id, status }) => [id, status]));
	const progress = Object.fromEntries(questions.map(({ id, status }) => [id, progressOf(status)]));
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

export function hintStep(question_id: string, status: Told): Step {
	return {
		event: { type: "hint-opened", question_id, hints: textsOf(status).hints },
		told: { [question_id]: status },
	};
}

export function skippedStep(question_id: string, status: Told): Step {
	const { explanation, answer_list } = textsOf(status);
	return {
		event: { type: "skipped", question_id, result: { explanation, answer_list } },
		told: { [question_id]: status },
	};
}

export function startedOverStep(question_id: string, question: PracticeQuestion): Step {
	return {
		event: { type: "start-over", question_id, question },
		told: { [question.id]: question.status },
	};
}

function progressOf(status: Told): Partial<Status> {
	const { tries_remaining, attempt_count, is_correct, is_skipped, can_start_over } = status;
	return {
		tries_remaining,
		attempt_count,
		is_correct,
		is_skipped,
		can_start_over,
		is_correct_submission: is_correct || is_skipped,
		...textsOf(status),
	};
}

function textsOf({ hints, explanation, answer_list }: Told) {
	return {
		hints: hints.map(({ html }) => html),
		explanation: explanation?.html ?? null,
		answer_list: answer_list?.map(({ html }) => html) ?? null,
	};
}

/** What the page shows of a question. */
export type Phase = "ask" | "not-yet" | "costless" | "correct" | "skipped" | "out-of-tries";

export function phaseOf(status: Status): Phase {
	if (status.is_correct) return "correct";
	if (status.is_skipped) return "skipped";
	if (status.tries_remaining === 0) return "out-of-tries";
	if (status.feedback === null) return "ask";
	return status.feedback.verdict === "incorrect" ? "not-yet" : "costless";
}

export function isFinished(phase: Phase): boolean {
	return phase === "correct" || phase === "skipped" || phase === "out-of-tries";
}

/** How a finished question is drawn in the progress line. */
export type Mark = "open" | "solved" | "helped" | "unsolved";

export function markOf(told: Told): Mark {
	if (told.is_correct) return told.attempt_count === 1 && told.hints.length === 0 ? "solved" : "helped";
	return told.is_skipped || told.tries_remaining === 0 ? "unsolved" : "open";
}

/** The next question that takes answers, after this one or else from the start; null when the set is finished. */
export function nextOpen({ session, told }: PracticeState): number | null {
	const isOpen = ({ id }: PracticeQuestion) => {
		const status = told[id];
		return status !== undefined && markOf(status) === "open";
	};
	const after = session.questions.findIndex((question, at) => at > session.current_index && isOpen(question));
	if (after !== -1) return after;
	const first = session.questions.findIndex(isOpen);
	return first === -1 ? null : first;
}

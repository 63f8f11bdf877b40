import type {
	Feedback,
	PracticeQuestion,
	PracticeSession,
	QuestionStatus,
} from "@learnin/contract/schemas/practice.schema";
import { type Outcome, outcomeOf } from "@learnin/domain/mastery/learning/finished-question";
import { initialSession, practiceSession } from "@learnin/domain/practice/session/practice-session";
import type {
	QuestionStatus as LocalStatus,
	SessionEvent,
	SessionState,
} from "@learnin/domain/practice/session/practice-session";
import type { Draft } from "../../question/answer/drafts.ts";
import { toDraft } from "../../question/answer/drafts.ts";
import type { UnsentAnswer } from "../../outbox/unsent-answers.ts";
import type { KeptDraft } from "./kept-draft.ts";

type Event = SessionEvent<PracticeQuestion, Draft, Feedback>;
type Status = LocalStatus<Draft, Feedback>;

/** The session state, and the server's last response about each question. */
export interface PracticeState {
	session: SessionState<PracticeQuestion, Draft, Feedback>;
	serverStatus: Record<string, QuestionStatus>;
	/** Questions that were not solved and whose place a fresh one took. */
	replacedCount: number;
}

export interface Step {
	event: Event;
	serverStatus?: Record<string, QuestionStatus>;
	replacedCount?: number;
}

export function practiceReducer(
	state: PracticeState,
	{ event, serverStatus, replacedCount }: Step,
): PracticeState {
	const session = practiceSession(state.session, event);
	return {
		session,
		serverStatus: { ...state.serverStatus, ...serverStatus },
		replacedCount:
			replacedCount ?? state.replacedCount + Number(event.type === "start-over" && session !== state.session),
	};
}

const empty: PracticeState = { session: initialSession(), serverStatus: {}, replacedCount: 0 };

export function practiceStateOf(session: PracticeSession): PracticeState {
	return practiceReducer(empty, loadedStep(session));
}

/** What an earlier visit left on the device. */
export interface LeftOnDevice {
	unsent: readonly UnsentAnswer[];
	draft: KeptDraft | null;
}

/** Like `practiceStateOf`, with what an earlier visit left on the device in place. */
export function resumedState(session: PracticeSession, left: LeftOnDevice): PracticeState {
	return resumedSteps(session, left).reduce(practiceReducer, empty);
}

/** The same as events, for a page that is already open. */
export function resumedSteps(session: PracticeSession, { unsent, draft }: LeftOnDevice): Step[] {
	return [
		loadedStep(session),
		// Ignored by a question that takes no answer, and by every other set.
		...(draft ? [{ event: { type: "answer-changed" as const, ...draft } }] : []),
		...unsent.flatMap((answer) => keptSteps(session, answer)),
	];
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

export function loadedStep({ questions, current_index, replaced_count }: PracticeSession): Step {
	const serverStatus = Object.fromEntries(questions.map(({ id, status }) => [id, status]));
	const progress = Object.fromEntries(questions.map((question) => [question.id, progressOf(question)]));
	return {
		event: { type: "questions-received", questions, current_index, progress },
		serverStatus,
		replacedCount: replaced_count,
	};
}

export function gradedStep(
	question_id: string,
	result: { feedback: Feedback; status: QuestionStatus },
): Step {
	const { status, feedback } = result;
	const { tries_remaining, can_start_over } = status;
	return {
		event: {
			type: "answer-graded",
			question_id,
			result: { verdict: feedback.verdict, feedback, tries_remaining, can_start_over, ...textsOf(status) },
		},
		serverStatus: { [question_id]: status },
	};
}

/** The server's response to polling a question; an answer still in review stays so. */
export function toldStep(
	question_id: string,
	result: { feedback: Feedback | null; status: QuestionStatus },
): Step | null {
	const { feedback, status } = result;
	return feedback === null ? null : gradedStep(question_id, { feedback, status });
}

export function hintStep(question_id: string, status: QuestionStatus): Step {
	return {
		event: { type: "hint-opened", question_id, hints: textsOf(status).hints },
		serverStatus: { [question_id]: status },
	};
}

export function skippedStep(question_id: string, status: QuestionStatus): Step {
	const { explanation, answer_list, answer_dict } = textsOf(status);
	return {
		event: { type: "skipped", question_id, result: { explanation, answer_list, answer_dict } },
		serverStatus: { [question_id]: status },
	};
}

export function startedOverStep(question_id: string, question: PracticeQuestion): Step {
	return {
		event: { type: "start-over", question_id, question },
		serverStatus: { [question.id]: question.status },
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

function textsOf({ hints, explanation, answer_list, answer_dict }: QuestionStatus) {
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

/** Finished without a right answer: the question shows the right one. */
export function isLost(phase: Phase): boolean {
	return isFinished(phase) && phase !== "correct";
}

/** Whether the verdict on the answer comes later; the student continues. */
export function isWaiting(phase: Phase): boolean {
	return phase === "kept" || phase === "in-review";
}

/** How a question is drawn in the progress bar. */
export type Mark = "open" | "waiting" | "solved" | "retried" | "helped" | "skipped" | "unsolved";

const marksOfOutcomes: Readonly<Record<Outcome, Mark>> = {
	first_try: "solved",
	later_try: "retried",
	with_help: "helped",
	skipped: "skipped",
	not_solved: "unsolved",
};

export function markOf(serverStatus: QuestionStatus): Mark {
	const { is_correct, is_skipped, tries_remaining, attempt_count, hints, twin_opened } = serverStatus;
	if (!is_correct && !is_skipped && tries_remaining > 0)
		return serverStatus.is_in_review ? "waiting" : "open";
	const wrong_answers = attempt_count - Number(is_correct);
	const worked = { is_skipped, wrong_answers, hints_opened: hints.length, twin_opened };
	return marksOfOutcomes[outcomeOf({ ...worked, is_solved: is_correct })];
}

/** One per question, in order. */
export function marksOf({ session, serverStatus }: PracticeState): Mark[] {
	return session.statuses.map((status) => {
		const known = serverStatus[status.question_id];
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

import type { StudentAnswer } from "@learnin/domain/question/question";
import { usePreferences } from "../../profile/index.ts";
import type { Message, Subject } from "../outbox/messages.ts";
import type { Deferred } from "../session/deferred/deferred.ts";
import { loadDeferred } from "../session/deferred/deferred.ts";
import type { Graded, Outcome, WaitReason } from "../outbox/outbox.ts";
import type { PracticeState, Step } from "../session/state/practice-state.ts";
import { gradedStep, toldStep } from "../session/state/practice-state.ts";
import type { UnsentAnswer } from "../outbox/unsent-answers.ts";
import type { CurrentStatus } from "./watch-reviews.ts";

export interface AnswerResultsOptions {
	session_id: string;
	state: PracticeState;
	/** The question on screen; results of others are shown in a line. */
	shownId: string | null;
	dispatch: (step: Step) => void;
	noteResult: (result: Graded, isFirst: boolean) => void;
	/** Refused immediately, while on screen. */
	onRefused: (error: unknown) => Promise<void>;
	addMessage: (message: Message) => void;
	onWaiting: (reason: WaitReason) => void;
}

/** Handles the result of an answer: immediate, after reconnecting, or from a review. */
export function useAnswerResults(options: AnswerResultsOptions) {
	const { session_id, state, shownId, dispatch, noteResult, onRefused, addMessage, onWaiting } = options;
	const { isCalm, hasSound } = usePreferences();

	const statuses = state.session.statuses;
	/** These texts are loaded later; an answer may arrive earlier. */
	const tell = async (messageOf: (deferred: Deferred) => Message | null) => {
		const message = messageOf(await loadDeferred());
		if (message) addMessage(message);
	};

	const onStatus = (question_id: string, serverStatus: CurrentStatus) => {
		const { feedback, status } = serverStatus;
		const step = toldStep(question_id, serverStatus);
		if (!feedback || !step) return;
		// Still in review, but it may have moved from the model to a person.
		dispatch(step);
		if (status.is_in_review) return;
		noteResult({ feedback, status }, false);
		if (question_id === shownId) return;
		const subject = { question_id, number: numberOf(state, question_id), title: null };
		void tell((deferred) => deferred.verdictMessage(subject, { feedback, status }, isCalm));
	};

	const onGraded = (answer: UnsentAnswer, result: Graded, isFirst: boolean) => {
		const { question_id } = answer;
		if (answer.session_id === session_id) dispatch(gradedStep(question_id, result));
		noteResult(result, isFirst);
		if (hasSound && !isCalm && isFirst && result.feedback.verdict === "correct")
			void loadDeferred().then((deferred) => deferred.chime("right"));
		if (question_id !== shownId)
			void tell((deferred) => deferred.verdictMessage(subjectOf(answer, session_id), result, isCalm));
	};

	const onRefusal = (answer: UnsentAnswer, error: unknown) => {
		const { question_id } = answer;
		const isLate =
			question_id !== shownId ||
			statuses.find((status) => status.question_id === question_id)?.is_queued === true;
		dispatch({ event: { type: "submit-failed", question_id } });
		if (!isLate) return void onRefused(error);
		void tell((deferred) => deferred.refusalMessage(subjectOf(answer, session_id), error));
		if (answer.session_id === session_id) void askAgain(question_id);
	};

	const askAgain = async (question_id: string, given?: StudentAnswer) => {
		const steps = await loadDeferred().then(
			(deferred) => deferred.stepsFromElsewhere(state, question_id, given),
			(): Step[] => [{ event: { type: "submit-failed", question_id } }],
		);
		for (const step of steps) dispatch(step);
	};

	return {
		onStatus,
		onOutcome: (answer: UnsentAnswer, outcome: Outcome) => {
			switch (outcome.type) {
				case "graded":
					return onGraded(answer, outcome.result, outcome.isFirst);
				case "refused":
					return onRefusal(answer, outcome.error);
				case "waiting":
					onWaiting(outcome.reason);
					// It waits, and so does everything after it.
					for (const { question_id, submitting } of statuses)
						if (submitting) dispatch({ event: { type: "answer-queued", question_id } });
			}
		},
		onSentElsewhere: (answers: UnsentAnswer[]) => {
			for (const { session_id: of, question_id, body } of answers)
				if (of === session_id) void askAgain(question_id, body.answer);
		},
	};
}

function numberOf({ session }: PracticeState, question_id: string): number {
	return session.questions.findIndex(({ id }) => id === question_id) + 1;
}

function subjectOf({ question_id, number, title, session_id }: UnsentAnswer, shown: string): Subject {
	return { question_id, number, title: session_id === shown ? null : title };
}

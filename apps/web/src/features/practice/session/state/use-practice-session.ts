import type { PracticeQuestion, PracticeSession } from "@learnin/contract/schemas/practice.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useState } from "react";
import { newClientKey } from "../../../../platform/api/client-key.ts";
import type { Draft } from "../../question/answer/drafts.ts";
import { toAnswer } from "../../question/answer/drafts.ts";
import type { Graded, WaitReason } from "../../outbox/outbox.ts";
import { keepDraft, keptDraftOf } from "./kept-draft.ts";
import { sessionQuery } from "./session.api.ts";
import {
	hintStep,
	type LeftOnDevice,
	markOf,
	nextOpen,
	practiceReducer,
	practiceStateOf,
	resumedState,
	resumedSteps,
} from "./practice-state.ts";
import { useProfile } from "../../../profile/index.ts";
import { preloadSet } from "../../question/answer/question-inputs.ts";
import { UnsentAnswers } from "../../outbox/unsent-answers.ts";
import { useAnswerResults } from "../../feedback/use-answer-results.ts";
import { useMessages } from "../../outbox/use-messages.ts";
import { useOutbox } from "../../outbox/use-outbox.ts";
import { useQuestionHelp } from "../../question/help/use-question-help.ts";
import type { Timing } from "./use-question-timer.ts";
import { useRefusal } from "./use-refusal.ts";
import { useReviews } from "../../feedback/use-reviews.ts";
import { useRewardPoints } from "./use-reward-points.ts";
import { useSetNavigation } from "./use-set-navigation.ts";

export type PracticeActions = ReturnType<typeof usePracticeSession>["actions"];

/** One practice session from loading to its summary: the state, and all actions of the student. */
export function usePracticeSession(loaded: PracticeSession) {
	const { id: session_id, title } = loaded;
	const { id: account_id } = useProfile();
	const [state, dispatch] = useReducer(practiceReducer, loaded, (session) =>
		resumedState(session, leftOnDevice(account_id)),
	);
	const { isSummary, shownId, finish, ways } = useSetNavigation(state, dispatch);
	const [waitReason, setWaitReason] = useState<WaitReason>("network");
	const { messages, addMessage, closeMessage } = useMessages();
	const queryClient = useQueryClient();
	const rewards = useRewardPoints();
	usePreloadedSet(loaded);

	const reload = async () => {
		const fresh = await queryClient.fetchQuery({ ...sessionQuery(session_id), staleTime: 0 });
		for (const step of resumedSteps(fresh, leftOnDevice(account_id))) dispatch(step);
		if (nextOpen(practiceStateOf(fresh)) === null) finish();
	};
	const refusal = useRefusal(reload);
	const noteResult = ({ feedback, status }: Graded, isFirst: boolean) => {
		if (feedback.verdict === "correct") rewards.add(status.points, isFirst);
		if (markOf(status) !== "open") rewards.noteFinished();
	};
	const results = useAnswerResults({
		session_id,
		state,
		shownId,
		dispatch,
		noteResult,
		onRefused: refusal.handle,
		onWaiting: setWaitReason,
		addMessage,
	});
	const outbox = useOutbox(results);
	useReviews(
		state.session.statuses.flatMap((status) => (status.is_in_review ? status.question_id : [])),
		results.onStatus,
	);
	const { help, isHelping } = useQuestionHelp({
		dispatch,
		onRefused: refusal.handle,
		onSkipped: rewards.noteFinished,
	});

	const actions = {
		...help,
		...ways,
		change: (question_id: string, answer: Draft) => {
			keepDraft(localStorage, account_id, { question_id, answer });
			dispatch({ event: { type: "answer-changed", question_id, answer } });
		},
		tryAgain: (question_id: string) => dispatch({ event: { type: "try-again", question_id } }),
		submit: (question: PracticeQuestion, draft: Draft, timing: Timing) => {
			const { id: question_id } = question;
			dispatch({ event: { type: "answer-submitted", question_id } });
			const number = state.session.questions.findIndex(({ id }) => id === question_id) + 1;
			outbox.send({ session_id, question_id, number, title, body: bodyOf(question, draft, timing) });
		},
		resend: outbox.resend,
		showHints: (question_id: string) => {
			const status = state.serverStatus[question_id];
			if (status) dispatch(hintStep(question_id, status));
		},
		closeHints: (question_id: string) => dispatch({ event: { type: "hint-closed", question_id } }),
		closeMessage,
	};
	return { state, actions, isSummary, isHelping, messages, waitReason, isEnded: refusal.isEnded };
}

function bodyOf(question: PracticeQuestion, draft: Draft, timing: Timing) {
	const client_time = new Date().toISOString();
	return { client_key: newClientKey(), answer: toAnswer(question, draft), ...timing, client_time };
}

function leftOnDevice(account_id: string): LeftOnDevice {
	const unsent = new UnsentAnswers(account_id, localStorage).all();
	return { unsent, draft: keptDraftOf(localStorage, account_id) };
}

/** Preloads everything for the set while online, once the first question is shown. */
function usePreloadedSet({ questions }: PracticeSession) {
	useEffect(() => {
		const timer = setTimeout(() => preloadSet(questions), 300);
		return () => clearTimeout(timer);
	}, [questions]);
}

import type { PracticeQuestion, PracticeSession } from "@learnin/contract/schemas/practice.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useReducer, useState } from "react";
import type { Draft } from "./answer-slots.ts";
import { toAnswer } from "./answer-slots.ts";
import { newClientKey } from "./client-key.ts";
import { sessionQuery } from "./practice.api.ts";
import {
	gradedStep,
	hintStep,
	loadedStep,
	markOf,
	nextOpen,
	practiceReducer,
	practiceStateOf,
	resumedState,
} from "./practice-state.ts";
import { readUnsent } from "./unsent-answer.ts";
import type { Graded } from "./use-answer-sending.ts";
import { useAnswerSending } from "./use-answer-sending.ts";
import { useQuestionHelp } from "./use-question-help.ts";
import type { Timing } from "./use-question-timer.ts";
import { useRefusal } from "./use-refusal.ts";
import { useRewardPoints } from "./use-reward-points.ts";

export type PracticeActions = ReturnType<typeof usePracticeSession>["actions"];

/** One practice session from its loading to its summary: the state, and everything the learner can do. */
export function usePracticeSession(loaded: PracticeSession) {
	const session_id = loaded.id;
	const [kept] = useState(() => readUnsent(session_id));
	const [state, dispatch] = useReducer(practiceReducer, loaded, (session) => resumedState(session, kept));
	const [isSummary, setIsSummary] = useState(() => nextOpen(state) === null);
	const queryClient = useQueryClient();
	const rewards = useRewardPoints();

	const reload = async () => {
		const fresh = await queryClient.fetchQuery({ ...sessionQuery(session_id), staleTime: 0 });
		dispatch(loadedStep(fresh));
		if (nextOpen(practiceStateOf(fresh)) === null) setIsSummary(true);
	};
	const refusal = useRefusal(reload);

	const noteResult = ({ feedback, status }: Graded, isFirst: boolean) => {
		if (feedback.verdict === "correct") rewards.add(status.points, isFirst);
		if (markOf(status) !== "open") rewards.noteFinished();
	};
	const sending = useAnswerSending({
		kept,
		onGraded: (question_id, result, isFirst) => {
			dispatch(gradedStep(question_id, result));
			noteResult(result, isFirst);
		},
		onRefused: (question_id, error) => {
			dispatch({ event: { type: "submit-failed", question_id } });
			void refusal.handle(error);
		},
	});
	const { help, isHelping } = useQuestionHelp({
		dispatch,
		onRefused: refusal.handle,
		onSkipped: rewards.noteFinished,
	});

	const actions = {
		...help,
		change: (question_id: string, answer: Draft) =>
			dispatch({ event: { type: "answer-changed", question_id, answer } }),
		tryAgain: (question_id: string) => dispatch({ event: { type: "try-again", question_id } }),
		submit: ({ id, answer_type }: PracticeQuestion, draft: Draft, timing: Timing) => {
			dispatch({ event: { type: "answer-submitted", question_id: id } });
			const client_time = new Date().toISOString();
			const answer = toAnswer(draft, answer_type);
			const body = { client_key: newClientKey(), answer, ...timing, client_time };
			sending.send({ session_id, question_id: id, body });
		},
		resend: sending.resend,
		showHints: (question_id: string) => {
			const status = state.told[question_id];
			if (status) dispatch(hintStep(question_id, status));
		},
		closeHints: (question_id: string) => dispatch({ event: { type: "hint-closed", question_id } }),
		goOn: () => {
			const index = nextOpen(state);
			if (index === null) setIsSummary(true);
			else dispatch({ event: { type: "go-to", index } });
		},
	};
	return { state, actions, isSummary, isHelping, waiting: sending.waiting, isEnded: refusal.isEnded };
}

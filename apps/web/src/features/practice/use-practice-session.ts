import { openHint, skipQuestion, startOver } from "@learnin/contract/routes/practice.contract";
import type { PracticeQuestion, PracticeSession } from "@learnin/contract/schemas/practice.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useReducer, useState } from "react";
import { callApi } from "../../platform/api-client.ts";
import type { Draft } from "./answer-slots.ts";
import { toAnswer, toDraft } from "./answer-slots.ts";
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
	skippedStep,
	startedOverStep,
} from "./practice-state.ts";
import type { Graded } from "./use-answer-sending.ts";
import { useAnswerSending } from "./use-answer-sending.ts";
import type { Timing } from "./use-question-timer.ts";
import { useRefusal } from "./use-refusal.ts";
import { useRewardPoints } from "./use-reward-points.ts";

export type PracticeActions = ReturnType<typeof usePracticeSession>["actions"];

/** One practice session from its loading to its summary: the state, and everything the learner can do. */
export function usePracticeSession(loaded: PracticeSession) {
	const [state, dispatch] = useReducer(practiceReducer, loaded, practiceStateOf);
	const [isSummary, setIsSummary] = useState(() => nextOpen(practiceStateOf(loaded)) === null);
	const [isHelping, setIsHelping] = useState(false);
	const queryClient = useQueryClient();
	const rewards = useRewardPoints();
	const session_id = loaded.id;

	const reload = async () => {
		const fresh = await queryClient.fetchQuery({ ...sessionQuery(session_id), staleTime: 0 });
		const step = loadedStep(fresh);
		dispatch(step);
		if (nextOpen(practiceStateOf(fresh)) === null) setIsSummary(true);
	};
	const refusal = useRefusal(reload);

	const sending = useAnswerSending({
		session_id,
		onGraded: (question_id, result, isFirst) => {
			dispatch(gradedStep(question_id, result));
			noteResult(result, isFirst);
		},
		onRefused: (question_id, error) => {
			dispatch({ event: { type: "submit-failed", question_id } });
			void refusal.handle(error);
		},
		onResumed: ({ question_id, body }) => {
			const question = loaded.questions.find(({ id }) => id === question_id);
			if (!question) return;
			const answer = toDraft(body.answer, question.answer_type);
			dispatch({ event: { type: "answer-changed", question_id, answer } });
			dispatch({ event: { type: "answer-submitted", question_id } });
		},
	});

	function noteResult({ feedback, status }: Graded, isFirst: boolean) {
		if (feedback.verdict === "correct") rewards.add(status.points, isFirst);
		if (markOf(status) !== "open") rewards.noteFinished();
	}

	/** Help of any kind: one call at a time, refusals handled in one place. */
	const withHelp = async (call: () => Promise<void>) => {
		if (isHelping) return;
		setIsHelping(true);
		try {
			await call();
		} catch (error) {
			await refusal.handle(error);
		} finally {
			setIsHelping(false);
		}
	};

	const actions = {
		change: (question_id: string, answer: Draft) =>
			dispatch({ event: { type: "answer-changed", question_id, answer } }),
		tryAgain: (question_id: string) => dispatch({ event: { type: "try-again", question_id } }),
		submit: ({ id, answer_type }: PracticeQuestion, draft: Draft, timing: Timing) => {
			dispatch({ event: { type: "answer-submitted", question_id: id } });
			const client_time = new Date().toISOString();
			const body = {
				client_key: newClientKey(),
				answer: toAnswer(draft, answer_type),
				...timing,
				client_time,
			};
			sending.send({ session_id, question_id: id, body });
		},
		resend: sending.resend,
		openHint: (question_id: string) =>
			withHelp(async () => {
				const shown = state.told[question_id]?.hints.length ?? 0;
				const { status } = await callApi(openHint, { params: { question_id }, body: { shown } });
				dispatch(hintStep(question_id, status));
			}),
		showHints: (question_id: string) => {
			const status = state.told[question_id];
			if (status) dispatch(hintStep(question_id, status));
		},
		closeHints: (question_id: string) => dispatch({ event: { type: "hint-closed", question_id } }),
		skip: (question_id: string, client_key: string, { active_ms }: Timing) =>
			withHelp(async () => {
				const body = { client_key, active_ms, client_time: new Date().toISOString() };
				const { status } = await callApi(skipQuestion, { params: { question_id }, body });
				dispatch(skippedStep(question_id, status));
				rewards.noteFinished();
			}),
		startOver: (question_id: string) =>
			withHelp(async () => {
				const { question } = await callApi(startOver, { params: { question_id }, body: {} });
				dispatch(startedOverStep(question_id, question));
			}),
		goOn: () => {
			const index = nextOpen(state);
			if (index === null) setIsSummary(true);
			else dispatch({ event: { type: "go-to", index } });
		},
	};
	return { state, actions, isSummary, isHelping, waiting: sending.waiting, isEnded: refusal.isEnded };
}

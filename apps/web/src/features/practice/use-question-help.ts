import { openHint, skipQuestion, startOver } from "@learnin/contract/routes/practice.contract";
import { useState } from "react";
import { ApiError, callApi } from "../../platform/api-client.ts";
import { toastInfo } from "../../ui/toast.tsx";
import { helpNeedsLine } from "./help-words.ts";
import type { Step } from "./practice-state.ts";
import { hintStep, skippedStep, startedOverStep } from "./practice-state.ts";
import type { Timing } from "./use-question-timer.ts";

export interface HelpOptions {
	dispatch: (step: Step) => void;
	onRefused: (error: unknown) => Promise<void>;
	onSkipped: () => void;
}

/** Hints, skipping and starting over: one call at a time. */
export function useQuestionHelp({ dispatch, onRefused, onSkipped }: HelpOptions) {
	const [isHelping, setIsHelping] = useState(false);
	const once = async (call: () => Promise<void>) => {
		if (isHelping) return;
		setIsHelping(true);
		try {
			await call();
		} catch (error) {
			if (error instanceof ApiError && error.code === "network") toastInfo(helpNeedsLine);
			else await onRefused(error);
		} finally {
			setIsHelping(false);
		}
	};
	const help = {
		/** `shown` is how many hints are open, so that a repeated call opens nothing twice. */
		openHint: (question_id: string, shown: number) =>
			once(async () => {
				const { status } = await callApi(openHint, { params: { question_id }, body: { shown } });
				dispatch(hintStep(question_id, status));
			}),
		skip: (question_id: string, client_key: string, { active_ms }: Timing) =>
			once(async () => {
				const body = { client_key, active_ms, client_time: new Date().toISOString() };
				const { status } = await callApi(skipQuestion, { params: { question_id }, body });
				dispatch(skippedStep(question_id, status));
				onSkipped();
			}),
		startOver: (question_id: string) =>
			once(async () => {
				const { question } = await callApi(startOver, { params: { question_id }, body: {} });
				dispatch(startedOverStep(question_id, question));
			}),
	};
	return { help, isHelping };
}

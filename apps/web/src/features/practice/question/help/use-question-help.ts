import type { Feedback, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import { useState } from "react";
import { ApiError } from "../../../../platform/api/api-client.ts";
import { toastInfo } from "../../../../ui/messages/toast.tsx";
import { helpNeedsLine } from "./help-words.ts";
import type { Deferred } from "../../session/deferred/deferred.ts";
import { loadDeferred } from "../../session/deferred/deferred.ts";
import { gradedStep, type Step } from "../../session/state/practice-state.ts";
import type { Timing } from "../../session/state/use-question-timer.ts";

export interface HelpOptions {
	dispatch: (step: Step) => void;
	onRefused: (error: unknown) => Promise<void>;
	onSkipped: () => void;
}

/** Hints, skipping and starting over: one call at a time; and what is missing in an answer. */
export function useQuestionHelp({ dispatch, onRefused, onSkipped }: HelpOptions) {
	const [isHelping, setIsHelping] = useState(false);
	const once = async (ask: (deferred: Deferred) => Promise<Step>, onDone?: () => void) => {
		if (isHelping) return;
		setIsHelping(true);
		try {
			dispatch(await ask(await loadDeferred()));
			onDone?.();
		} catch (error) {
			if (error instanceof ApiError && error.code === "network") toastInfo(helpNeedsLine);
			else await onRefused(error);
		} finally {
			setIsHelping(false);
		}
	};
	const help = {
		/** Shows a verdict that the page knows by itself. */
		tell: (question_id: string, result: { feedback: Feedback; status: QuestionStatus }) =>
			dispatch(gradedStep(question_id, result)),
		openHint: (question_id: string, shown: number) => once(({ askHint }) => askHint(question_id, shown)),
		skip: (question_id: string, client_key: string, timing: Timing) =>
			once(({ askSkip }) => askSkip(question_id, client_key, timing), onSkipped),
		startOver: (question_id: string) => once(({ askFresh }) => askFresh(question_id)),
	};
	return { help, isHelping };
}

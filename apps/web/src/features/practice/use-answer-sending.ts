import { submitAnswer } from "@learnin/contract/routes/practice.contract";
import type { RouteResponse } from "@learnin/contract/define-route";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError, callApi } from "../../platform/api-client.ts";
import type { UnsentAnswer } from "./unsent-answer.ts";
import { forgetUnsent, keepUnsent } from "./unsent-answer.ts";

export type Graded = RouteResponse<typeof submitAnswer>;

export interface SendingOptions {
	/** What an earlier visit could not send; it goes first. */
	kept: UnsentAnswer | null;
	/** `isFirst` is false when an earlier sending may have reached the server unheard. */
	onGraded: (question_id: string, result: Graded, isFirst: boolean) => void;
	/** The server said no, for good. */
	onRefused: (question_id: string, error: unknown) => void;
}

/** Why an answer has to wait: no line, or a server in trouble. */
export type WaitReason = "network" | "server";

interface Waiting {
	answer: UnsentAnswer;
	reason: WaitReason;
}

const tryAgainEvery = 8000;

/** Sends answers so that each counts once: kept on the device, and sent with the same key until the server answers. */
export function useAnswerSending({ kept, onGraded, onRefused }: SendingOptions) {
	const [waiting, setWaiting] = useState<Waiting | null>(null);
	const isBusy = useRef(false);

	const send = async (answer: UnsentAnswer, isFirst: boolean) => {
		if (isBusy.current) return;
		isBusy.current = true;
		keepUnsent(answer);
		const { question_id, body } = answer;
		try {
			const result = await callApi(submitAnswer, { params: { question_id }, body });
			forgetUnsent(body.client_key);
			setWaiting(null);
			onGraded(question_id, result, isFirst);
		} catch (error) {
			const reason = waitReason(error);
			setWaiting(reason && { answer, reason });
			if (reason) return;
			forgetUnsent(body.client_key);
			onRefused(question_id, error);
		} finally {
			isBusy.current = false;
		}
	};

	const sendKept = useEffectEvent(() => kept && send(kept, false));
	useEffect(() => {
		// After the page has shown what is on its way.
		const timer = setTimeout(() => void sendKept());
		return () => clearTimeout(timer);
	}, []);

	const resend = () => waiting && void send(waiting.answer, false);
	const onAgain = useEffectEvent(resend);
	const isWaiting = waiting !== null;
	useEffect(() => {
		if (!isWaiting) return;
		const again = () => onAgain();
		const timer = setInterval(again, tryAgainEvery);
		window.addEventListener("online", again);
		return () => {
			clearInterval(timer);
			window.removeEventListener("online", again);
		};
	}, [isWaiting]);

	return {
		send: (answer: UnsentAnswer) => void send(answer, true),
		resend,
		waiting: waiting && { question_id: waiting.answer.question_id, reason: waiting.reason },
	};
}

function waitReason(error: unknown): WaitReason | null {
	if (!(error instanceof ApiError) || error.isRefusal || error.code === "unexpected") return null;
	return error.code === "network" ? "network" : "server";
}

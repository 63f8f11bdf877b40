import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { textOf } from "../../platform/api/show-error.ts";
import type { Proof, Step } from "./google-sign-in.api.ts";
import { type GoogleResult, forgetPageResult, goToGoogle, readPageResult } from "./google-result.ts";
import { type GoogleWindow, openGoogleWindow } from "./google-window.ts";

/** The one-time code and the proof so far, while more is required. */
export interface Pending {
	step: Exclude<Step["step"], "done">;
	/** Email of the account with the password. */
	email: string;
	handoff: string;
	proof: Proof;
}

export type GoogleState =
	| { kind: "idle"; problem: string | null }
	/** The browser blocked the window; the whole page can go instead. */
	| { kind: "blocked" }
	/** The window is open. */
	| { kind: "waiting" }
	/** It looks closed; a result may still arrive. */
	| { kind: "closed" }
	| { kind: "exchanging" }
	| { kind: "asking"; pending: Pending; problem: string | null; isBusy: boolean };

export interface Google {
	state: GoogleState;
	/** Call it in a button's press handler. */
	start: () => void;
	/** Goes to Google in this window and returns to `path`. */
	startInPage: () => void;
	/** Brings Google's window to the front. */
	show: () => void;
	/** Sends the requested password or code. */
	prove: (proof: Proof) => void;
	/** Back to the button. */
	cancel: () => void;
}

const words: Record<Exclude<GoogleResult["outcome"], "handoff">, string> = {
	cancelled: "No Google account was chosen.",
	failed: "Google couldn’t confirm who you are. Please try again.",
	unavailable: "Google isn’t responding. Please try again in a minute.",
};
const closedWords = "The Google window was closed before an account was chosen. Please try again.";
/** The visit to Google is over, and the request must not be repeated. */
const finalCodes: readonly string[] = [
	"handoff_unknown",
	"google_email_unverified",
	"google_linked_elsewhere",
	"account_inactive",
	"consent_missing",
];

/**
 * A visit to Google from the press of a button to its end. `exchange` sends the one-time code to the server;
 * `returnPath` is the page to return to if the browser blocks windows.
 */
export function useGoogle(
	exchange: (handoff: string, proof: Proof) => Promise<Step>,
	returnPath: string,
	onDone?: () => void,
): Google {
	// The result with which this window returned from Google, if the whole page went there.
	const [returned] = useState(readPageResult);
	const [state, setState] = useState<GoogleState>(() => stateAfter(returned));
	const open = useRef<GoogleWindow | null>(null);

	/** Continues according to the server's response to the code. */
	const bring = async (handoff: string, proof: Proof, pending: Pending | null): Promise<GoogleState> => {
		try {
			const answer = await exchange(handoff, proof);
			if (answer.step !== "done") return asking(answer, handoff, proof);
			// With nothing left to do the page is about to navigate, and stays busy.
			if (onDone === undefined) return { kind: "exchanging" };
			onDone();
			return { kind: "idle", problem: null };
		} catch (error) {
			const isOver = pending === null || (error instanceof ApiError && finalCodes.includes(error.code));
			const problem = textOf(error);
			return isOver ? { kind: "idle", problem } : { kind: "asking", pending, problem, isBusy: false };
		}
	};
	const bringReturned = useEffectEvent(() =>
		returned?.outcome === "handoff" ? bring(returned.handoff, {}, null) : null,
	);
	useEffect(() => {
		forgetPageResult();
		void bringReturned()?.then(setState);
		return () => open.current?.end();
	}, []);

	const take = (result: GoogleResult) => {
		setState(stateAfter(result));
		if (result.outcome === "handoff") void bring(result.handoff, {}, null).then(setState);
	};
	return {
		state,
		start() {
			open.current?.end();
			open.current = openGoogleWindow({
				onResult: take,
				onClosed: () => setState({ kind: "closed" }),
				onGone: () => setState({ kind: "idle", problem: closedWords }),
			});
			setState({ kind: open.current === null ? "blocked" : "waiting" });
		},
		startInPage: () => goToGoogle(returnPath),
		show: () => open.current?.show(),
		prove(more) {
			if (state.kind !== "asking" || state.isBusy) return;
			const { pending } = state;
			setState({ kind: "asking", pending, problem: null, isBusy: true });
			void bring(pending.handoff, { ...pending.proof, ...more }, pending).then(setState);
		},
		cancel: () => setState({ kind: "idle", problem: null }),
	};
}

function stateAfter(result: GoogleResult | null): GoogleState {
	if (result === null) return { kind: "idle", problem: null };
	return result.outcome === "handoff"
		? { kind: "exchanging" }
		: { kind: "idle", problem: words[result.outcome] };
}

function asking(answer: Exclude<Step, { step: "done" }>, handoff: string, proof: Proof): GoogleState {
	const email = answer.step === "password_needed" ? answer.email : "";
	return {
		kind: "asking",
		pending: { step: answer.step, email, handoff, proof },
		problem: null,
		isBusy: false,
	};
}

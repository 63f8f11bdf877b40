import {
	exchangeGoogle,
	getGoogleLink,
	getSignInOptions,
	linkGoogle,
	unlinkGoogle,
} from "@learnin/contract/routes/google-sign-in.contract";
import type { RouteResponse } from "@learnin/contract/define-route";
import { callApi } from "../../platform/api-client.ts";
import { ownTimeZone } from "../../platform/time-zone.ts";
import { storeTokens } from "../../platform/tokens.ts";

/** What a person may have to show beside the Google account. */
export interface Proof {
	password?: string;
	code?: string;
}

/** What is still needed, or that it is done. */
export type Step =
	| { step: "done" }
	| { step: "password_needed"; email: string }
	| { step: "second_factor_needed" };

let offered: Promise<boolean> | undefined;

/** Whether there is a sign-in with Google. Asked once; without an answer there is no button, as the form works anyway. */
export function isGoogleOffered(): Promise<boolean> {
	offered ??= callApi(getSignInOptions, {}).then(
		({ google }) => google,
		() => {
			offered = undefined;
			return false;
		},
	);
	return offered;
}

export type SignedIn = Extract<RouteResponse<typeof exchangeGoogle>, { step: "signed_in" }>;

/** Signs in with what Google's window handed over and keeps the tokens; `onSignedIn` leads on. */
export function signInWithGoogle(onSignedIn: (account: SignedIn) => void) {
	return async (handoff: string, proof: Proof): Promise<Step> => {
		const body = { handoff, ...proof, time_zone: ownTimeZone() };
		const answer = await callApi(exchangeGoogle, { body });
		if (answer.step !== "signed_in") return answer;
		storeTokens(answer);
		onSignedIn(answer);
		return { step: "done" };
	};
}

export async function linkWithGoogle(handoff: string, { password }: Proof): Promise<Step> {
	const body = { handoff, ...(password !== undefined && { password }) };
	const answer = await callApi(linkGoogle, { body });
	return answer.step === "linked" ? { step: "done" } : answer;
}

export function loadGoogleLink(signal: AbortSignal) {
	return callApi(getGoogleLink, {}, { signal });
}

export function removeGoogleLink() {
	return callApi(unlinkGoogle, {});
}

import {
	exchangeGoogle,
	getGoogleLink,
	getSignInOptions,
	linkGoogle,
	unlinkGoogle,
} from "@learnin/contract/routes/people/google-sign-in.contract";
import type { RouteResponse } from "@learnin/contract/define-route";
import { callApi } from "../../platform/api/api-client.ts";
import { ownTimeZone } from "../../platform/time/time-zone.ts";
import { storeTokens } from "../../platform/api/tokens.ts";

/** Proof that may be required besides the Google account. */
export interface Proof {
	password?: string;
	code?: string;
}

/** The next requirement, or done. */
export type Step =
	| { step: "done" }
	| { step: "password_needed"; email: string }
	| { step: "second_factor_needed" };

let offered: Promise<boolean> | undefined;

/**
 * Whether Google sign-in is available. Requested once; without a response there is no button, since the form still
 * works.
 */
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

/** Signs in with the one-time code from Google's window and stores the tokens; `onSignedIn` continues. */
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

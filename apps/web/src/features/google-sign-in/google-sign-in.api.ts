import {
	exchangeGoogle,
	getGoogleLink,
	getSignInOptions,
	linkGoogle,
	unlinkGoogle,
} from "@learnin/contract/routes/google-sign-in.contract";
import type { RouteResponse } from "@learnin/contract/define-route";
import { paths } from "../../app/paths.ts";
import { callApi } from "../../platform/api-client.ts";
import { leaveFlash } from "../../platform/flash.ts";
import { takeReturnTo } from "../../platform/return-to.ts";
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

/** Signs in with what Google's window handed over; when that succeeds the page is on its way to where they belong. */
export async function signInWithGoogle(handoff: string, proof: Proof): Promise<Step> {
	const body = { handoff, ...proof, time_zone: ownTimeZone() };
	const answer = await callApi(exchangeGoogle, { body });
	if (answer.step !== "signed_in") return answer;
	storeTokens(answer);
	leaveSignedIn(answer);
	return { step: "done" };
}

type SignedIn = Extract<RouteResponse<typeof exchangeGoogle>, { step: "signed_in" }>;

function leaveSignedIn({ user_type, is_admin }: Pick<SignedIn, "user_type" | "is_admin">): void {
	if (user_type === "UNKNOWN") return location.assign(is_admin ? paths.adminDashboard : paths.register);
	const isParent = user_type === "PARENT";
	leaveFlash({ kind: "success", text: `Successfully logged in as ${isParent ? "Parent" : "Student"}` });
	location.assign(takeReturnTo() ?? (isParent ? paths.parentDashboard : paths.studentDashboard));
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

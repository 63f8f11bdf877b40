import {
	acceptInvitation,
	lookUpInvitation,
	ownsInvitation,
	revokeInvitation,
	sendInvitation,
} from "@learnin/contract/routes/people/family.contract";
import { callApi } from "../../platform/api/api-client.ts";
import { ownTimeZone } from "../../platform/time/time-zone.ts";
import { storeTokens } from "../../platform/api/tokens.ts";

export function findInvitation(token: string, signal: AbortSignal) {
	return callApi(lookUpInvitation, { body: { token } }, { signal });
}

export function isOwnInvitation(token: string, signal: AbortSignal) {
	return callApi(ownsInvitation, { body: { token } }, { signal });
}

/** Creates the child's own sign-in and signs it in here. */
export async function accept(token: string, own: { password: string } | { handoff: string }): Promise<void> {
	storeTokens(await callApi(acceptInvitation, { body: { token, ...own, time_zone: ownTimeZone() } }));
}

/** Sends a child's invitation again, optionally to another address. */
export function send(student_id: string, email?: string) {
	return callApi(sendInvitation, { params: { student_id }, body: email === undefined ? {} : { email } });
}

export function revoke(student_id: string) {
	return callApi(revokeInvitation, { params: { student_id }, body: {} });
}

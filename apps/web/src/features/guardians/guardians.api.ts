import type { RouteResponse } from "@learnin/contract/define-route";
import {
	acceptGuardianInvitation,
	getGuardians,
	inviteGuardian,
	joinFamily,
	lookUpGuardianInvitation,
	removeGuardian,
	resendGuardianInvitation,
	revokeGuardianInvitation,
} from "@learnin/contract/routes/people/guardians.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { leaveFlash } from "../../platform/pages/flash.ts";
import { ownTimeZone } from "../../platform/time/time-zone.ts";
import { storeTokens } from "../../platform/api/tokens.ts";

export type Guardians = RouteResponse<typeof getGuardians>;
export type Guardian = Guardians["guardians"][number];
export type GuardianLink = RouteResponse<typeof lookUpGuardianInvitation>;

export const guardiansQuery = queryOptions({
	queryKey: ["guardians"],
	queryFn: ({ signal }) => callApi(getGuardians, {}, { signal }),
});

export function invite(email: string) {
	return callApi(inviteGuardian, { body: { email } });
}

export function resend(invitation_id: string) {
	return callApi(resendGuardianInvitation, { params: { invitation_id }, body: {} });
}

export function revoke(invitation_id: string) {
	return callApi(revokeGuardianInvitation, { params: { invitation_id }, body: {} });
}

export function remove(account_id: string) {
	return callApi(removeGuardian, { params: { account_id }, body: {} });
}

export function findGuardianInvitation(token: string, signal: AbortSignal) {
	return callApi(lookUpGuardianInvitation, { body: { token } }, { signal });
}

const welcome = { kind: "success", text: "You’re now a guardian in this family" } as const;

/** Creates an account for the invited guardian and signs it in here. */
export async function acceptAsNew(
	token: string,
	own: { name: string; password: string } | { handoff: string },
): Promise<void> {
	const body = { token, ...own, time_zone: ownTimeZone() };
	storeTokens(await callApi(acceptGuardianInvitation, { body }));
	leaveFlash(welcome);
}

/** Adds the signed-in account to the family. */
export async function joinAsSignedIn(token: string): Promise<void> {
	await callApi(joinFamily, { body: { token } });
	leaveFlash(welcome);
}

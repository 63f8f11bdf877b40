import { acceptInvitation, lookUpInvitation } from "@learnin/contract/routes/family.contract";
import { callApi } from "../../platform/api-client.ts";
import { leaveFlash } from "../../platform/flash.ts";
import { ownTimeZone } from "../../platform/time-zone.ts";
import { storeTokens } from "../../platform/tokens.ts";

export function findInvitation(token: string, signal: AbortSignal) {
	return callApi(lookUpInvitation, { body: { token } }, { signal });
}

/** Gives the child its own sign-in and signs it in here. */
export async function accept(token: string, password: string, name: string): Promise<void> {
	storeTokens(await callApi(acceptInvitation, { body: { token, password, time_zone: ownTimeZone() } }));
	leaveFlash({ kind: "success", text: `Welcome to Learnin, ${name}` });
}

import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import type { Tokens } from "@learnin/contract/routes/people/sign-in.contract";
import { logoutUser } from "@learnin/contract/routes/people/sign-in.contract";
import { ApiError, callApi } from "../../platform/api/api-client.ts";
import { leaveFlash } from "../../platform/pages/flash.ts";
import { forgetPlaces } from "../../platform/pages/places.ts";
import { onSessionOver } from "../../platform/api/session-over.ts";
import { clearTokens, hasTokens, readRefreshToken, storeTokens } from "../../platform/api/tokens.ts";
import { forgetProfile, keepProfile } from "./last-profile.ts";

const inactiveText = "This account isn’t active. Please write to us if this is a mistake.";

/**
 * The signed-in account, or null if there is none. Only a refusal ends the session; being offline or a server error
 * throws and keeps it.
 */
export async function loadProfile(): Promise<UserDetails | null> {
	if (!hasTokens()) return null;
	try {
		const profile = await callApi(getUserDetails, {});
		// The person signed out in the meantime: discard it.
		if (!hasTokens()) return null;
		if (!profile.is_active) return refused(inactiveText);
		keepProfile(profile);
		return profile;
	} catch (error) {
		if (error instanceof ApiError && (error.endsSession || error.status === 403)) return refused(error.text);
		throw error;
	}
}

/** Ends the session here immediately; resolves when the server knows it too, or after a moment. */
export async function signOut(): Promise<void> {
	// A person who signs out is not notified of the end by a pending call.
	onSessionOver(() => {});
	const refreshToken = readRefreshToken();
	const told = refreshToken
		? callApi(logoutUser, { body: { refresh_token: refreshToken } }).catch(() => undefined)
		: undefined;
	forgetSession();
	await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 1500))]);
}

/** Clears a session that the server has ended; the next page says why. */
export function endSession(reason: string): void {
	leaveFlash({ kind: "error", text: reason });
	forgetSession();
}

/** Another account takes over this device: nothing of the previous one is shown while its profile loads. */
export function takeOver(tokens: Tokens): void {
	forgetSession();
	storeTokens(tokens);
}

function refused(reason: string): null {
	endSession(reason);
	return null;
}

function forgetSession(): void {
	clearTokens();
	forgetPlaces();
	forgetProfile();
}

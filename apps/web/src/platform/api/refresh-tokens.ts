import { refreshToken as refreshRoute } from "@learnin/contract/routes/people/sign-in.contract";
import { ApiError } from "./api-error.ts";
import { sendRequest } from "./send-request.ts";
import { clearTokens, readAccessToken, readRefreshToken, storeTokens } from "./tokens.ts";

let inFlight: Promise<string | null> | undefined;

/**
 * A new access token that replaces `spent`, or null if the session has ended. Refresh tokens work once: one call per
 * tab at a time, one tab at a time. Throws if the server could not be reached; the tokens are then kept.
 */
export function refreshTokens(spent: string): Promise<string | null> {
	inFlight ??= withLock(() => refreshOnce(spent)).finally(() => {
		inFlight = undefined;
	});
	return inFlight;
}

async function refreshOnce(spent: string): Promise<string | null> {
	// Another tab may have refreshed them while this one waited for the lock.
	const current = readAccessToken();
	if (current !== spent) return current;
	const refreshToken = readRefreshToken();
	if (!refreshToken) return null;
	try {
		const tokens = await sendRequest(refreshRoute, { body: { refresh_token: refreshToken } }, null);
		storeTokens(tokens);
		return tokens.access_token;
	} catch (error) {
		if (!(error instanceof ApiError) || !error.isRefusal) throw error;
		if (readRefreshToken() === refreshToken) clearTokens();
		return null;
	}
}

function withLock<T>(task: () => Promise<T>): Promise<T> {
	// Absent without https; the server allows a second use within ten seconds.
	if (!("locks" in navigator)) return task();
	return navigator.locks.request("learnin-refresh", task);
}

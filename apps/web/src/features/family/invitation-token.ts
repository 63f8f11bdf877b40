import { readSession, removeSession, writeSession } from "../../platform/session-storage.ts";

const key = "learnin-invitation";

/**
 * The token of the mailed link, taken out of the address bar: it must not stay in the history,
 * in a screenshot or in what another page is told. Kept for this tab, so that a reload works.
 */
export function takeInvitationToken(): string | null {
	const url = new URL(location.href);
	const token = url.searchParams.get("token");
	if (token === null) return readSession(key);
	writeSession(key, token);
	url.searchParams.delete("token");
	history.replaceState(history.state, "", url.pathname + url.search + url.hash);
	return token;
}

export function forgetInvitationToken(): void {
	removeSession(key);
}

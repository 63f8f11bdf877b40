import { readSession, removeSession, writeSession } from "../api/session-storage.ts";

/** The kind of invitation: a tab may have one of each. */
export type InvitationKind = "child" | "guardian";

const keys: Record<InvitationKind, string> = {
	child: "learnin-invitation",
	guardian: "learnin-guardian-invitation",
};

/**
 * The token of the emailed link, removed from the address bar: it must not stay in the history, in a screenshot or in
 * a referrer. Kept for this tab, so that reloading works.
 */
export function takeInvitationToken(kind: InvitationKind): string | null {
	const url = new URL(location.href);
	const token = url.searchParams.get("token");
	if (token === null) return readSession(keys[kind]);
	writeSession(keys[kind], token);
	url.searchParams.delete("token");
	history.replaceState(history.state, "", url.pathname + url.search + url.hash);
	return token;
}

export function forgetInvitationToken(kind: InvitationKind): void {
	removeSession(keys[kind]);
}

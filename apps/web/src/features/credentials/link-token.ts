import { useEffect, useState } from "react";

/**
 * The token of the emailed link that opened this page, removed from the address bar: it must not stay in the history,
 * in a screenshot or in a referrer. Kept only in memory; the email still has it.
 */
export function useLinkToken(): string | null {
	const [token] = useState(readLinkToken);
	// Only once the page is shown: React may discard a first render with its state, and read the address again.
	useEffect(removeLinkToken, []);
	return token;
}

/** The token in the address bar, or null. */
export function readLinkToken(): string | null {
	return new URL(location.href).searchParams.get("token");
}

/** Removes the token from the address bar, and leaves the rest as it is. */
export function removeLinkToken(): void {
	const url = new URL(location.href);
	url.searchParams.delete("token");
	history.replaceState(history.state, "", url.pathname + url.search + url.hash);
}

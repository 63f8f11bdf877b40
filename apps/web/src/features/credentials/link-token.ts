/**
 * The token of the emailed link that opened this page, removed from the address bar: it must not stay in the history,
 * in a screenshot or in a referrer. Kept only in memory; the email still has it.
 */
export function takeLinkToken(): string | null {
	const url = new URL(location.href);
	const token = url.searchParams.get("token");
	if (token === null) return null;
	url.searchParams.delete("token");
	history.replaceState(history.state, "", url.pathname + url.search + url.hash);
	return token;
}

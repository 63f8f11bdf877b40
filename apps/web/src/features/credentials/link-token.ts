/**
 * The token of the mailed link this page was opened by, taken out of the address bar: it must not stay in the
 * history, in a screenshot or in what another page is told. Kept in memory alone; the mail has it still.
 */
export function takeLinkToken(): string | null {
	const url = new URL(location.href);
	const token = url.searchParams.get("token");
	if (token === null) return null;
	url.searchParams.delete("token");
	history.replaceState(history.state, "", url.pathname + url.search + url.hash);
	return token;
}

export type ReportKind = "not_found" | "network" | "render";

/** Fire and forget: a failed report is lost silently. It contains nothing personal. */
export function reportError(kind: ReportKind, message: string): void {
	const { hostname, pathname } = location;
	if (hostname.includes("localhost") || hostname.includes("test")) return;
	const body = JSON.stringify({ kind, route: pathname.slice(0, 300), message: message.slice(0, 2000) });
	void fetch("/api/error-reports", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body,
		keepalive: true,
	}).catch(() => undefined);
}

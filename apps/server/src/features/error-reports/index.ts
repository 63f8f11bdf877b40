import * as contract from "@learnin/contract/routes/platform.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";

/** Errors of the browser: written to the log and, where a service is configured, passed on without waiting. */
export function errorReportRoutes(app: AppContext): void {
	registerRoute(app, contract.reportError, async ({ body, ip }) => {
		await app.limit({ name: "error-report:address", hits: 30, seconds: 60 }, ip);
		const route = pageOf(body.route);
		const report = { kind: body.kind, route, message: body.message };
		app.log.warn({ browser: { kind: report.kind, route } }, "browser error");
		if (app.config.ERROR_REPORT_URL !== undefined) void forward(app.config.ERROR_REPORT_URL, report);
		return {};
	});
}

/**
 * The page without query, and of its path only what pages are named by: a report must not carry a token, say which
 * child, or let anybody write into the log what they like.
 */
function pageOf(route: string): string {
	const [path = ""] = route.split(/[?#]/);
	const parts = path.split("/").map((part) => (/^[a-z-]{0,30}$/.test(part) ? part : ":other"));
	return parts.slice(0, 6).join("/");
}

async function forward(url: string, report: object): Promise<void> {
	try {
		await fetch(url, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(report),
			signal: AbortSignal.timeout(5_000),
		});
	} catch {
		// Fire and forget: a report that cannot be delivered must not become another error.
	}
}

import * as contract from "@learnin/contract/routes/platform.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";

/** Errors of the browser: written to the log and, where a service is configured, passed on without waiting. */
export function errorReportRoutes(app: AppContext): void {
	registerRoute(app, contract.reportError, async ({ body, ip }) => {
		await app.limit({ name: "error-report:address", hits: 30, seconds: 60 }, ip);
		// The path without query or ids: a report must not carry a token or say which child.
		const route = (body.route.split(/[?#]/)[0] ?? "").replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id");
		const report = { kind: body.kind, route, message: body.message };
		app.log.warn({ browser: { kind: report.kind, route } }, "browser error");
		if (app.config.ERROR_REPORT_URL !== undefined) void forward(app.config.ERROR_REPORT_URL, report);
		return {};
	});
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

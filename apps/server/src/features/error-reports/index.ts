import * as contract from "@learnin/contract/routes/platform.contract";
import { getErrorReports, markErrorReport as markRoute } from "@learnin/contract/routes/workshop.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { idOfText } from "../../platform/id-of-text.ts";
import { plainFact } from "../../platform/plain-fact.ts";
import { upsertErrorReport } from "./error-reports.queries.ts";
import { markErrorReport, seeErrorReports } from "./see-error-reports.ts";

export { deleteOldErrorReports } from "./error-reports.queries.ts";

/** So many different ones are kept. */
const mostKinds = 2_000;

/** Errors of the browser: counted, written to the log and, where a service is configured, passed on without waiting. */
export function errorReportRoutes(app: AppContext): void {
	registerRoute(app, contract.reportError, async ({ body, ip }) => {
		await app.limit({ name: "error-report:address", hits: 30, seconds: 60 }, ip);
		const route = pageOf(body.route);
		const report = { kind: body.kind, route, message: body.message };
		app.log.warn({ browser: { kind: report.kind, route } }, "browser error");
		if (app.config.ERROR_REPORT_URL !== undefined) void forward(app.config.ERROR_REPORT_URL, report);
		await keep(app, { ...report, version: body.version ?? "" });
		return {};
	});
	registerRoute(app, getErrorReports, ({ query }) => seeErrorReports(app, query));
	registerRoute(app, markRoute, ({ viewer, params, body }) =>
		markErrorReport(app, viewer.account_id, { ...params, ...body }),
	);
}

/** What is the same is one row, whoever it happened to. */
async function keep(
	app: AppContext,
	{ kind, route: page, message, version }: { kind: Kind; route: string; message: string; version: string },
): Promise<void> {
	const said = plainFact(message);
	const id = idOfText([kind, page, said, version].join("\n"));
	const report = { id, kind, page, message: said, version, seen_at: app.now() };
	await upsertErrorReport(app.db, report, mostKinds);
}

type Kind = "not_found" | "network" | "render";

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

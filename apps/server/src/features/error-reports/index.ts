import * as contract from "@learnin/contract/routes/platform.contract";
import {
	getErrorReports,
	markErrorReport as markRoute,
} from "@learnin/contract/routes/bank/workshop.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { idOfText } from "../../platform/id-of-text.ts";
import { type BrowserError, withoutPersonalData } from "./browser-error.ts";
import { upsertErrorReport } from "./error-reports.queries.ts";
import { markErrorReport, seeErrorReports } from "./see-error-reports.ts";

export { deleteOldErrorReports } from "./error-reports.queries.ts";

/** How many different ones are stored. */
const mostKinds = 2_000;

/** Browser errors: counted, logged and, if a service is configured, forwarded without waiting. */
export function errorReportRoutes(app: AppContext): void {
	registerRoute(app, contract.reportError, async ({ body, ip }) => {
		await app.limit({ name: "error-report:address", hits: 30, seconds: 60 }, ip);
		// The only way on from here: log, table and service receive only filtered reports.
		const error = withoutPersonalData(body);
		app.log.warn({ browser: { kind: error.kind, route: error.route } }, "browser error");
		if (app.config.ERROR_REPORT_URL !== undefined) void forward(app.config.ERROR_REPORT_URL, error);
		await keep(app, error);
		return {};
	});
	registerRoute(app, getErrorReports, ({ query }) => seeErrorReports(app, query));
	registerRoute(app, markRoute, ({ viewer, params, body }) =>
		markErrorReport(app, viewer.account_id, { ...params, ...body }),
	);
}

/** Identical errors form one row, for all accounts. */
async function keep(app: AppContext, { kind, route: page, message, version }: BrowserError): Promise<void> {
	const id = idOfText([kind, page, message, version].join("\n"));
	const report = { id, kind, page, message, version, seen_at: app.now() };
	await upsertErrorReport(app.db, report, mostKinds);
}

async function forward(url: string, error: BrowserError): Promise<void> {
	try {
		await fetch(url, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(error),
			redirect: "error",
			signal: AbortSignal.timeout(5_000),
		});
	} catch {
		// Fire and forget: a report that cannot be delivered must not cause another error.
	}
}

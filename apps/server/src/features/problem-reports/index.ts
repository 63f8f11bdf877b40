import * as contract from "@learnin/contract/routes/bank/problem-reports.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { listReports } from "./list-reports.ts";
import { reportProblem } from "./report-problem.ts";
import { resolveReport } from "./resolve-report.ts";

export function problemReportsRoutes(app: AppContext): void {
	registerRoute(app, contract.reportProblem, ({ viewer, body }) => reportProblem(app, viewer, body));
	registerRoute(app, contract.getProblemReports, ({ query }) => listReports(app, query));
	registerRoute(app, contract.resolveProblemReport, async ({ viewer, params, body }) => {
		const report = { id: params.report_id, ...body, resolved_by: viewer.account_id, now: app.now() };
		await resolveReport(app, report);
		return { state: body.state };
	});
}

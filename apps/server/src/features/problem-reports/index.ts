import * as contract from "@learnin/contract/routes/problem-reports.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { listReports } from "./list-reports.ts";
import { updateReportState } from "./problem-reports.queries.ts";
import { reportProblem } from "./report-problem.ts";

export function problemReportsRoutes(app: AppContext): void {
	registerRoute(app, contract.reportProblem, ({ viewer, body }) => reportProblem(app, viewer, body));
	registerRoute(app, contract.getProblemReports, ({ query }) => listReports(app, query));
	registerRoute(app, contract.resolveProblemReport, async ({ viewer, params, body }) => {
		const report = { id: params.report_id, ...body, resolved_by: viewer.account_id, now: app.now() };
		if (!(await updateReportState(app.db, report))) throw new ApiError("not_found");
		return { state: body.state };
	});
}

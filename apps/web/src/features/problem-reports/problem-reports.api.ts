import type { RouteInput, RouteResponse } from "@learnin/contract/define-route";
import {
	getProblemReports,
	reportProblem,
	resolveProblemReport,
} from "@learnin/contract/routes/bank/problem-reports.contract";
import type { ReportState } from "@learnin/contract/routes/bank/problem-reports.contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { pageAt, paged } from "../../platform/api/paged.ts";

export type ReportPage = RouteResponse<typeof getProblemReports>;
export type ProblemReport = ReportPage["reports"][number];

export function reportsQuery(state: ReportState) {
	return infiniteQueryOptions({
		queryKey: ["problem-reports", state],
		queryFn: ({ pageParam, signal }) =>
			callApi(getProblemReports, { query: { state, ...pageAt(pageParam) } }, { signal }),
		...paged,
		// After fixing a question, the reporter's page shows what students get now.
		staleTime: 0,
	});
}

export function sendReport(body: RouteInput<typeof reportProblem>["body"]) {
	return callApi(reportProblem, { body });
}

export function sendResolution(report_id: string, body: RouteInput<typeof resolveProblemReport>["body"]) {
	return callApi(resolveProblemReport, { params: { report_id }, body });
}

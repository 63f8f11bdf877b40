import { getStudentDashboard } from "@learnin/contract/routes/practice/student-dashboard.contract";
import type { RouteResponse } from "@learnin/contract/define-route";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../../platform/api/api-client.ts";

export type Dashboard = RouteResponse<typeof getStudentDashboard>;
export type OpenSet = Dashboard["unfinished"][number];

export const dashboardQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["learned", "dashboard"],
	queryFn: ({ signal }) => callApi(getStudentDashboard, {}, { signal }),
});

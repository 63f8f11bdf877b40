import type { RouteResponse } from "@learnin/contract/define-route";
import { getFigures, getSuperadminDashboard } from "@learnin/contract/routes/people/people.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";

export type SuperadminDashboard = RouteResponse<typeof getSuperadminDashboard>;

export const superadminDashboardQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["people", "superadmin-dashboard"],
	queryFn: ({ signal }) => callApi(getSuperadminDashboard, {}, { signal }),
	// A page that stays open shows current figures.
	refetchInterval: 60_000,
});

export type Figures = RouteResponse<typeof getFigures>;

export function figuresQuery(days: "30" | "90") {
	return queryOptions({
		queryKey: ["people", "figures", days],
		queryFn: ({ signal }) => callApi(getFigures, { query: { days } }, { signal }),
		staleTime: 60_000,
	});
}

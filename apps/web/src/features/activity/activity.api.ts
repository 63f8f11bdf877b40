import type { RouteResponse } from "@learnin/contract/define-route";
import { getParentDashboard, getStudentActivity } from "@learnin/contract/routes/activity.contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api-client.ts";
import type { ActivityFilter } from "./activity-filter.ts";
import { mergeNewest } from "./merge-newest.ts";
import type { ActivityPage } from "./merge-newest.ts";

export type Dashboard = RouteResponse<typeof getParentDashboard>;
export type DashboardChild = Dashboard["children"][number];
export type RecentSession = Dashboard["recent_sessions"][number];

export const dashboardQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["activity", "dashboard"],
	queryFn: ({ signal }) => callApi(getParentDashboard, {}, { signal }),
});

export function attemptsQuery(filter: ActivityFilter) {
	return infiniteQueryOptions({
		queryKey: ["activity", "attempts", filter],
		queryFn: ({ pageParam, signal }) => loadPage(filter, pageParam, signal),
		initialPageParam: undefined as string | undefined,
		getNextPageParam: (page) => page.next_cursor ?? undefined,
		// Attempts are never changed, only added: what is loaded stays right, and `loadNewest` adds to it.
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnReconnect: false,
		refetchOnWindowFocus: false,
	});
}

/** Adds what was answered since the list was loaded, without loading the rest of it again. Gives the new ids. */
export async function loadNewest(
	client: QueryClient,
	filter: ActivityFilter,
	beforeChange: (added: string[]) => void,
): Promise<string[]> {
	const { queryKey } = attemptsQuery(filter);
	if (!client.getQueryData(queryKey)) return [];
	const newest = await loadPage(filter);
	const known = client.getQueryData<InfiniteData<ActivityPage, string | undefined>>(queryKey);
	if (!known) return [];
	const merged = mergeNewest(known.pages, newest);
	if (merged === "gap") {
		// More happened than one page holds: begin again rather than show a list with a hole.
		await client.resetQueries({ queryKey });
		return [];
	}
	if (merged.added.length > 0) {
		beforeChange(merged.added);
		client.setQueryData(queryKey, { ...known, pages: merged.pages });
	}
	return merged.added;
}

function loadPage(filter: ActivityFilter, cursor?: string, signal?: AbortSignal): Promise<ActivityPage> {
	const query = { ...filter, ...(cursor !== undefined && { cursor }) };
	return callApi(getStudentActivity, { query }, signal ? { signal } : {});
}

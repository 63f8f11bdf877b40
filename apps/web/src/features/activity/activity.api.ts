import type { RouteResponse } from "@learnin/contract/define-route";
import {
	getAttemptDetails,
	getParentDashboard,
	getQuestionDetails,
	getStudentActivity,
} from "@learnin/contract/routes/practice/activity.contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import type { DaysFilter } from "./attempts/activity-filter.ts";
import { mergeNewest } from "./attempts/merge-newest.ts";
import type { ActivityPage } from "./attempts/merge-newest.ts";
import { pageAt, paged } from "../../platform/api/paged.ts";

export type Dashboard = RouteResponse<typeof getParentDashboard>;
export type DashboardChild = Dashboard["children"][number];
export type RecentSession = Dashboard["recent_sessions"][number];

export const dashboardQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["activity", "dashboard"],
	queryFn: ({ signal }) => callApi(getParentDashboard, {}, { signal }),
});

export function attemptsQuery(filter: DaysFilter) {
	return infiniteQueryOptions({
		queryKey: ["activity", "attempts", filter],
		queryFn: ({ pageParam, signal }) => loadPage(filter, pageParam, signal),
		...paged,
		// Attempts are added and rarely change: loaded ones stay valid, and `loadNewest` adds to them.
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnReconnect: false,
		refetchOnWindowFocus: false,
	});
}

/** Whose attempts: of one set, or of one skill (the student's own, or of one child). */
export interface DetailsFilter {
	session_id?: string;
	skill_id?: string;
	student_id?: string;
}

export function detailsQuery(filter: DetailsFilter) {
	return infiniteQueryOptions({
		queryKey: ["activity", "details", filter],
		queryFn: ({ pageParam, signal }) =>
			callApi(getAttemptDetails, { query: { ...filter, ...pageAt(pageParam) } }, { signal }),
		...paged,
	});
}

export type QuestionDetails = RouteResponse<typeof getQuestionDetails>;

export function questionQuery(question_id: string) {
	return queryOptions({
		queryKey: ["activity", "question", question_id],
		queryFn: ({ signal }) => callApi(getQuestionDetails, { params: { question_id } }, { signal }),
	});
}

/** Adds what was answered since the list was loaded, without reloading the rest. Returns the new ids. */
export async function loadNewest(
	client: QueryClient,
	filter: DaysFilter,
	beforeChange: (added: string[]) => void,
): Promise<string[]> {
	const { queryKey } = attemptsQuery(filter);
	if (!client.getQueryData(queryKey)) return [];
	const newest = await loadPage(filter);
	const known = client.getQueryData<InfiniteData<ActivityPage, string | undefined>>(queryKey);
	if (!known) return [];
	const merged = mergeNewest(known.pages, newest);
	if (merged === "gap") {
		// More happened than one page holds: start over rather than show a list with a gap.
		await client.resetQueries({ queryKey });
		return [];
	}
	if (merged.added.length > 0) beforeChange(merged.added);
	if (merged.added.length > 0 || merged.hasChanged) {
		client.setQueryData(queryKey, { ...known, pages: merged.pages });
	}
	return merged.added;
}

function loadPage(filter: DaysFilter, cursor?: string, signal?: AbortSignal): Promise<ActivityPage> {
	const query = { ...filter, ...(cursor !== undefined && { cursor }) };
	return callApi(getStudentActivity, { query }, signal ? { signal } : {});
}

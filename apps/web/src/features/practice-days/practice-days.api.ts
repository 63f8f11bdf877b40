import type { RouteResponse } from "@learnin/contract/define-route";
import {
	getEndedQuestions,
	getPracticeDay,
	getPracticeDays,
} from "@learnin/contract/routes/practice/practice-days.contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { pageAt, paged } from "../../platform/api/paged.ts";

export type PracticeDays = RouteResponse<typeof getPracticeDays>;
export type Day = PracticeDays["days"][number];
export type WholeDay = RouteResponse<typeof getPracticeDay>;
export type DaySession = WholeDay["sessions"][number];
export type DayQuestion = DaySession["questions"][number];
export type Outcome = DayQuestion["outcome"];
export type EndedQuestion = RouteResponse<typeof getEndedQuestions>["questions"][number];

/** The student's own days up to `to`; by default up to today. */
export function daysQuery(to: string | undefined) {
	return queryOptions({
		queryKey: ["practice-days", "span", to ?? "today"],
		queryFn: ({ signal }) => callApi(getPracticeDays, { query: to === undefined ? {} : { to } }, { signal }),
	});
}

export interface EndedFilter {
	from: string;
	to: string;
	skill_id?: string;
	outcome?: "first_try" | "solved" | "missed" | "skipped";
}

export function endedQuery(filter: EndedFilter) {
	return infiniteQueryOptions({
		queryKey: ["practice-days", "questions", filter],
		queryFn: ({ pageParam, signal }) =>
			callApi(getEndedQuestions, { query: { ...filter, ...pageAt(pageParam) } }, { signal }),
		...paged,
		// The list stays while the next one loads.
		placeholderData: (previous) => previous,
	});
}

export function dayQuery(day_id: string) {
	return queryOptions({
		queryKey: ["practice-days", "day", day_id],
		queryFn: ({ signal }) => callApi(getPracticeDay, { params: { day_id } }, { signal }),
	});
}

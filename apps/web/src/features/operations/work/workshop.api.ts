import type { RouteInput, RouteResponse } from "@learnin/contract/define-route";
import {
	decideJob,
	getAuditLog,
	getErrorReports,
	getJobs,
	getMails,
	getSettings,
	markErrorReport,
	resendMail,
} from "@learnin/contract/routes/bank/workshop.contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../../platform/api/api-client.ts";
import { pageAt, paged } from "../../../platform/api/paged.ts";

export type JobsPage = RouteResponse<typeof getJobs>;
export type Job = JobsPage["jobs"][number];
export type Queue = JobsPage["queues"][number];
export type JobFilter = Omit<NonNullable<RouteInput<typeof getJobs>["query"]>, "cursor">;
export type SeenMail = RouteResponse<typeof getMails>["mails"][number];
export type MailFilter = Omit<NonNullable<RouteInput<typeof getMails>["query"]>, "cursor">;
export type SeenError = RouteResponse<typeof getErrorReports>["errors"][number];
export type NodeSettings = RouteResponse<typeof getSettings>;
export type Act = RouteResponse<typeof getAuditLog>["acts"][number];
export type ActFilter = Omit<NonNullable<RouteInput<typeof getAuditLog>["query"]>, "cursor">;

/** Everything on these tabs; invalidated together after any action. */
export const workshopKey = ["workshop"] as const;

export function jobsQuery(filter: JobFilter) {
	return infiniteQueryOptions({
		...paged,
		queryKey: [...workshopKey, "jobs", filter],
		queryFn: ({ pageParam, signal }) =>
			callApi(getJobs, { query: { ...filter, ...pageAt(pageParam) } }, { signal }),
	});
}

export function mailsQuery(filter: MailFilter) {
	return infiniteQueryOptions({
		...paged,
		queryKey: [...workshopKey, "mails", filter],
		queryFn: ({ pageParam, signal }) =>
			callApi(getMails, { query: { ...filter, ...pageAt(pageParam) } }, { signal }),
	});
}

export function errorReportsQuery(state: "open" | "done") {
	return infiniteQueryOptions({
		...paged,
		queryKey: [...workshopKey, "errors", state],
		queryFn: ({ pageParam, signal }) =>
			callApi(getErrorReports, { query: { state, ...pageAt(pageParam) } }, { signal }),
	});
}

export const settingsQuery = queryOptions({
	queryKey: [...workshopKey, "settings"],
	queryFn: ({ signal }) => callApi(getSettings, {}, { signal }),
});

export function auditLogQuery(filter: ActFilter) {
	return infiniteQueryOptions({
		...paged,
		queryKey: [...workshopKey, "audit-log", filter],
		queryFn: ({ pageParam, signal }) =>
			callApi(getAuditLog, { query: { ...filter, ...pageAt(pageParam) } }, { signal }),
	});
}

export function sendJobDecision({ name, id }: Job, decision: "retry" | "cancel") {
	return callApi(decideJob, { params: { name, job_id: id }, body: { decision } });
}

export function sendMailAgain(mail_id: string) {
	return callApi(resendMail, { params: { mail_id }, body: {} });
}

export function sendErrorMark(error_id: string, is_done: boolean) {
	return callApi(markErrorReport, { params: { error_id }, body: { is_done } });
}

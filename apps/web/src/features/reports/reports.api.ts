import type { RouteResponse } from "@learnin/contract/define-route";
import {
	getActivityTotals,
	getStudentReport,
	saveAnswers,
	saveStudentReport,
} from "@learnin/contract/routes/practice/reports.contract";
import type { DaySpan } from "@learnin/domain/reports/figures";
import { queryOptions } from "@tanstack/react-query";
import { callApi, openStream } from "../../platform/api/api-client.ts";
import { saveFile } from "../../platform/save-file.ts";

export type Totals = RouteResponse<typeof getActivityTotals>;

export function reportQuery(student_id: string, span: DaySpan) {
	return queryOptions({
		queryKey: ["reports", "student", student_id, span],
		queryFn: ({ signal }) => callApi(getStudentReport, { params: { student_id }, query: span }, { signal }),
		// The previous span stays until the next one loads.
		placeholderData: (before, query) => (query?.queryKey[2] === student_id ? before : undefined),
	});
}

/** The filter of the totals and the file. */
export interface AnswersFilter {
	student_id?: string;
	skill_id?: string;
	from?: string;
	to?: string;
}

export function totalsQuery(filter: AnswersFilter) {
	return queryOptions({
		queryKey: ["reports", "totals", filter],
		queryFn: ({ signal }) => callApi(getActivityTotals, { query: filter }, { signal }),
		placeholderData: (before) => before,
	});
}

/** Downloads every answer of a filter. */
export async function saveAnswersAsCsv(
	query: AnswersFilter & { outcome?: "correct" | "incorrect" | "skipped" },
): Promise<void> {
	const response = await openStream(saveAnswers, { query }, new AbortController().signal);
	await saveFile(response, "learnin-answers.csv");
}

/** Downloads the report on one child. */
export async function saveReportAsPdf(student_id: string, span: DaySpan): Promise<void> {
	const input = { params: { student_id }, query: span };
	const response = await openStream(saveStudentReport, input, new AbortController().signal);
	await saveFile(response, "learnin-report.pdf");
}

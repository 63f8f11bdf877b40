import type { RouteResponse } from "@learnin/contract/define-route";
import type { getProblemReports, ReportState } from "@learnin/contract/routes/bank/problem-reports.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import { presentAnswer, presentPrompt } from "../practice/index.ts";
import { selectReportCounts, selectReports } from "./problem-reports.queries.ts";

const pageSize = 20;
type Reports = RouteResponse<typeof getProblemReports>;

/**
 * Reports in a state, newest first, a page at a time; names no one. Throws `not_found` for an invalid cursor.
 */
export async function listReports(
	app: AppContext,
	{ state, cursor }: { state: ReportState; cursor?: string | undefined },
): Promise<Reports> {
	const after = requirePlace(cursor);
	const [rows, counts] = await Promise.all([
		selectReports(app.db, { state, after, limit: pageSize + 1 }),
		selectReportCounts(app.db),
	]);
	const { page, next_cursor } = toPage(rows, pageSize, (row) => row);
	return { reports: page.map(present), counts, next_cursor };
}

function present(row: Awaited<ReturnType<typeof selectReports>>[number]): Reports["reports"][number] {
	const { question, rendered, last_answer, created_at, resolved_at, ...others } = row;
	const { bank_question_id, bank_version, published_version, ...rest } = others;
	return {
		...rest,
		...presentPrompt(question, rendered),
		answer_list: rendered.answer_list,
		last_answer: last_answer === null ? null : presentAnswer(question, last_answer),
		bank:
			bank_question_id === null || bank_version === null
				? null
				: { question_id: bank_question_id, version: bank_version, published_version },
		created_at: created_at.toISOString(),
		resolved_at: resolved_at?.toISOString() ?? null,
	};
}

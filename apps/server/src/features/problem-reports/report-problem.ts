import type { ReportReason } from "@learnin/contract/routes/bank/problem-reports.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { breaksUnique } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { insertReport } from "./problem-reports.queries.ts";

const limit = { name: "problem-report:student", hits: 20, seconds: 3600 };

/**
 * Stores a student's report about a question. Throws `not_found` for someone else's question, `report_exists`
 * for a second report of one question.
 */
export async function reportProblem(
	app: AppContext,
	{ student_id }: StudentViewer,
	report: { question_id: string; reason: ReportReason; note: string },
): Promise<{ id: string }> {
	await app.limit(limit, student_id);
	try {
		const id = await insertReport(app.pool, { ...report, student_id, now: app.now() });
		if (id === undefined) throw new ApiError("not_found");
		return { id };
	} catch (error) {
		if (breaksUnique(error, "problem_reports_once_key")) throw new ApiError("report_exists");
		throw error;
	}
}

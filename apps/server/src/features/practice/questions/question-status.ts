import type { RouteResponse } from "@learnin/contract/define-route";
import type { getQuestionStatus } from "@learnin/contract/routes/practice/practice.contract";
import type { AppContext } from "../../../platform/app-context.ts";
import type { StudentViewer } from "../../../platform/auth/viewer.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { selectOptionalLastAttempt } from "../answers/attempts.queries.ts";
import { selectOptionalQuestionRow } from "../practice.queries.ts";
import { readFeedback } from "./present-feedback.ts";
import { presentStatus } from "./present-question.ts";
import { twinIn } from "../answers/twin-offered.ts";
import { selectReviewer } from "../sets/reviews.queries.ts";

/** The state of a question and the feedback on its last answer. */
export async function questionStatus(
	app: AppContext,
	viewer: StudentViewer,
	question_id: string,
): Promise<RouteResponse<typeof getQuestionStatus>> {
	const row = await selectOptionalQuestionRow(app.db, question_id, viewer.student_id);
	if (row === undefined) throw new ApiError("not_found");
	const status = presentStatus(row, row, twinIn(row));
	if (row.is_in_review) {
		const reviewer = await selectReviewer(app.db, question_id);
		return { feedback: { verdict: "needs_review", reviewer }, status };
	}
	const last = await selectOptionalLastAttempt(app.db, { question_id, family_id: viewer.family_id });
	if (last === undefined) return { feedback: null, status };
	return { feedback: readFeedback(last, row.rendered), status };
}

import type { RouteResponse } from "@learnin/contract/define-route";
import type { ActivityAttempt, getStudentActivity } from "@learnin/contract/routes/activity.contract";
import { toRewardPoints } from "@learnin/domain/rewards/points-for-attempt";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { requireStudentOf } from "../family/index.ts";
import { presentAnswer, presentFeedback } from "../practice/index.ts";
import { selectAttempts } from "./activity.queries.ts";
import { readCursor, writeCursor } from "./cursor.ts";

const pageSize = 20;

interface ActivityQuery {
	student_id?: string | undefined;
	outcome?: "correct" | "incorrect" | "skipped" | undefined;
	cursor?: string | undefined;
}

/** The family's attempts newest first, a page at a time. Throws `not_found` for another family's child. */
export async function studentActivity(
	app: AppContext,
	viewer: ParentViewer,
	query: ActivityQuery,
): Promise<RouteResponse<typeof getStudentActivity>> {
	if (query.student_id !== undefined) await requireStudentOf(app.db, viewer, query.student_id);
	const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
	if (query.cursor !== undefined && after === undefined) throw new ApiError("not_found");
	const rows = await selectAttempts(app.db, {
		...query,
		family_id: viewer.family_id,
		after,
		limit: pageSize + 1,
	});
	const page = rows.slice(0, pageSize);
	const last = page.at(-1);
	return {
		attempts: page.map(presentAttempt),
		next_cursor: rows.length > pageSize && last !== undefined ? writeCursor(last) : null,
	};
}

function presentAttempt(row: Awaited<ReturnType<typeof selectAttempts>>[number]): ActivityAttempt {
	return {
		id: row.id,
		student_id: row.student_id,
		student_name: row.student_name,
		session_id: row.session_id,
		question_id: row.question_id,
		skill_id: row.skill_id,
		skill_name: row.skill_name,
		prompt: row.rendered.prompt,
		figure: row.question.figure ?? null,
		kind: row.kind,
		answer: row.answer === null ? null : presentAnswer(row.question, row.answer),
		correct_answer: row.rendered.answer_list,
		feedback: row.feedback === null ? null : presentFeedback(row.feedback, row.tries_remaining),
		attempt_number: row.attempt_number,
		hints_opened: row.hints_opened,
		active_ms: row.active_ms,
		points: toRewardPoints(row.points),
		created_at: row.created_at.toISOString(),
	};
}

import type { RouteResponse } from "@learnin/contract/define-route";
import type { getPlacement } from "@learnin/contract/routes/practice/placement.contract";
import {
	mayPlaceFrom,
	NEW_BELOW,
	PLACEMENT_QUESTIONS,
	placementInvitation,
} from "@learnin/domain/placement/placement-rules";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import {
	selectAnswers,
	selectOptionalFinishedPlacement,
	selectOptionalNewestPlacement,
	selectPracticeSoFar,
} from "./placement.queries.ts";

/** The student's placement state. */
export async function readPlacement(
	app: AppContext,
	{ student_id }: StudentViewer,
): Promise<RouteResponse<typeof getPlacement>> {
	const [newest, finished, practice] = await Promise.all([
		selectOptionalNewestPlacement(app.db, student_id),
		selectOptionalFinishedPlacement(app.db, student_id),
		selectPracticeSoFar(app.db, student_id, NEW_BELOW),
	]);
	const most = PLACEMENT_QUESTIONS;
	const finished_at = finished?.finished_at.toISOString() ?? null;
	if (newest !== undefined && newest.finished_at === null) {
		const answers = await selectAnswers(app.db, newest.id);
		const answered = answers.filter(({ response }) => response !== null).length;
		return { state: "open", invitation: null, may_start_from: null, answered, most, finished_at };
	}
	const history = {
		started_at_ms: newest?.started_at.getTime() ?? null,
		finished_at_ms: finished?.finished_at.getTime() ?? null,
		finished_questions: practice.finished_questions,
		practiced_at_ms: practice.practiced_at?.getTime() ?? null,
	};
	const now_ms = app.now().getTime();
	const from = mayPlaceFrom(history, now_ms);
	return {
		state: newest === undefined ? "none" : "finished",
		invitation: placementInvitation(history, now_ms),
		may_start_from: from === null ? null : new Date(from).toISOString(),
		answered: 0,
		most,
		finished_at,
	};
}

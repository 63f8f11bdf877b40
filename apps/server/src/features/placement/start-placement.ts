import type { RouteResponse } from "@learnin/contract/define-route";
import type { startPlacement as route } from "@learnin/contract/routes/practice/placement.contract";
import { DAYS_BETWEEN_PLACEMENTS } from "@learnin/domain/placement/placement-rules";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { nextQuestion } from "./next-question.ts";
import { insertPlacement, selectGrade, selectOptionalNewestPlacement } from "./placement.queries.ts";
import { presentProgress } from "./present-placement.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/**
 * Starts a placement, or continues the open one; no enrollment is needed. Throws `placement_too_soon` if the
 * newest one was started less than 60 days ago.
 */
export async function startPlacement(
	app: AppContext,
	viewer: StudentViewer,
): Promise<RouteResponse<typeof route>> {
	const { student_id, family_id } = viewer;
	const none_since = new Date(app.now().getTime() - DAYS_BETWEEN_PLACEMENTS * DAY_MS);
	const newest = await selectOptionalNewestPlacement(app.db, student_id);
	if (newest?.finished_at === null) return progressOf(app, viewer, newest.id);
	if (newest !== undefined && newest.started_at > none_since) throw new ApiError("placement_too_soon");
	const { grade } = await selectGrade(app.db, student_id);
	const { next: first } = await nextQuestion(app, grade, []);
	// Every grade has skills with generators, unless all were deactivated.
	if (first === undefined) throw new ApiError("nothing_to_practise");
	const begun = await inTransaction(app.db, (tx) =>
		insertPlacement(tx, { student_id, family_id, grade }, { first, none_since }),
	);
	// Another tab started one at the same moment.
	const placement_id = begun ?? (await selectOptionalNewestPlacement(app.db, student_id))?.id;
	if (placement_id === undefined) throw new ApiError("placement_too_soon");
	return progressOf(app, viewer, placement_id);
}

function progressOf(app: AppContext, { student_id }: StudentViewer, placement_id: string) {
	return presentProgress(app.db, student_id, { placement_id, answered: 0 });
}

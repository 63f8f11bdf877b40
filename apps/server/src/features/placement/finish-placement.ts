import type { RouteResponse } from "@learnin/contract/define-route";
import type { finishPlacement as route } from "@learnin/contract/routes/practice/placement.contract";
import { beliefAfter } from "@learnin/domain/placement/placement-belief";
import { placementResult } from "@learnin/domain/placement/placement-result";
import { FINISH_FROM } from "@learnin/domain/placement/placement-rules";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { readSkillGraph } from "../skills/index.ts";
import {
	deleteOpenQuestion,
	selectAnswers,
	selectOptionalNewestPlacement,
	storeFinding,
} from "./placement.queries.ts";
import { endPlacement } from "./end-placement.ts";
import { placementModelOf } from "./placement-model-of.ts";
import { presentProgress } from "./present-placement.ts";

/**
 * Ends the student's open placement with the result so far; with fewer than `FINISH_FROM` answers it stays
 * open, and an ended one does not change. Throws `not_found` if none was ever started.
 */
export async function finishPlacement(
	app: AppContext,
	{ student_id }: StudentViewer,
): Promise<RouteResponse<typeof route>> {
	const placement = await selectOptionalNewestPlacement(app.db, student_id);
	if (placement === undefined) throw new ApiError("not_found");
	const graph = await readSkillGraph(app.db);
	await inTransaction(app.db, async (tx) => {
		const owner = await deleteOpenQuestion(tx, student_id, FINISH_FROM);
		if (owner === undefined) return;
		const answers = (await selectAnswers(tx, owner.placement_id)).flatMap(({ response, ...answer }) =>
			response === null ? [] : [{ ...answer, response }],
		);
		const belief = beliefAfter(placementModelOf(graph, placement.grade), answers);
		const now = app.now();
		await storeFinding(tx, owner, placementResult(belief, answers), now);
		await endPlacement(app, tx, { ...owner, answers: answers.length, now });
	});
	const answered = (await selectAnswers(app.db, placement.id)).length;
	return presentProgress(app.db, student_id, { placement_id: placement.id, answered });
}

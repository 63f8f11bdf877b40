import type { RouteResponse } from "@learnin/contract/define-route";
import type { getPlacementResult } from "@learnin/contract/routes/practice/placement.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { newToday } from "../learning/index.ts";
import { readSkillGraph } from "../skills/index.ts";
import { groupPlaced, namedSkill } from "./group-placed.ts";
import { selectGrade, selectOptionalFinishedPlacement, selectPlacedSkills } from "./placement.queries.ts";

/** The result of the newest finished placement, and what today's set teaches. Throws `not_found` if there is none. */
export async function readPlacementResult(
	app: AppContext,
	viewer: StudentViewer,
): Promise<RouteResponse<typeof getPlacementResult>> {
	const { student_id } = viewer;
	const finished = await selectOptionalFinishedPlacement(app.db, student_id);
	if (finished === undefined) throw new ApiError("not_found");
	const graph = await readSkillGraph(app.db);
	const placed = await selectPlacedSkills(app.db, student_id);
	const { grade } = await selectGrade(app.db, student_id);
	return {
		grade,
		finished_at: finished.finished_at.toISOString(),
		starts: (await newToday(app, viewer)).map((node) => namedSkill(graph, node)),
		domains: groupPlaced(graph, placed).map(({ skills, ...domain }) => ({
			...domain,
			skills: skills.map(({ node, look }) => ({ ...namedSkill(graph, node), look })),
		})),
	};
}

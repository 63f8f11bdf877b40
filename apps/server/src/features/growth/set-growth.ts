import type { RouteResponse } from "@learnin/contract/define-route";
import type { getSetGrowth } from "@learnin/contract/routes/practice/growth.contract";
import { GROWTH_KINDS, growthOf } from "@learnin/domain/mastery/learning/growth";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { learnFinishedOf, readLearner, readShownSince, standingsOf } from "../mastery/index.ts";
import { readSkillGraph, type SkillGraph } from "../skills/index.ts";
import { isOwnSet, selectSetSkills, type SetSkillRow } from "./growth.queries.ts";

type App = Pick<AppContext, "config" | "db" | "jobs" | "log" | "now">;
type Grown = Omit<RouteResponse<typeof getSetGrowth>["skills"][number], "shown_right">;

/** The skills that one set strengthened. Throws `not_found` for a set that is not this student's. */
export async function setGrowth(
	app: App,
	viewer: Pick<StudentViewer, "student_id" | "impersonated_by">,
	session_id: string,
): Promise<RouteResponse<typeof getSetGrowth>> {
	const { student_id } = viewer;
	if (!(await isOwnSet(app.db, student_id, session_id))) throw new ApiError("not_found");
	await learnFinishedOf(app, [student_id], viewer);
	const [rows, graph, learner] = await Promise.all([
		selectSetSkills(app.db, student_id, session_id),
		readSkillGraph(app.db),
		readLearner(app.db, student_id),
	]);
	// The stage that every other page shows: answers about other skills move it after the last one about this.
	const standings = standingsOf(learner, app.now());
	const shownOf = await readShownSince(app.db, learner, { student_id, now: app.now() });
	const skills = rows
		.flatMap((row) =>
			grown({ ...row, stage_after: standings.get(row.skill_id)?.stage ?? row.stage_after }, graph),
		)
		.map((skill) => ({ ...skill, shown_right: shownOf(skill.skill_id) }));
	return { skills: skills.toSorted((one, other) => rankOf(one) - rankOf(other) || one.place - other.place) };
}

function rankOf({ kind }: Grown): number {
	return GROWTH_KINDS.indexOf(kind);
}

function grown(row: SetSkillRow, graph: SkillGraph): Grown[] {
	const kind = growthOf(row);
	const skill = graph.byId(row.skill_id);
	if (kind === null || skill === undefined) return [];
	const { mastery_before, mastery_after: _, ...told } = row;
	const { child_name: name, grade } = skill;
	const place = graph.placeOf(row.skill_id);
	return [{ ...told, name, grade, place, kind, was_begun: mastery_before !== null }];
}

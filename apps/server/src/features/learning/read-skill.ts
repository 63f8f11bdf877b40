import type { RouteResponse } from "@learnin/contract/define-route";
import type { getSkill } from "@learnin/contract/routes/practice/learning.contract";
import { answersToMastery } from "@learnin/domain/mastery/belief/answers-to-mastery";
import { contextOf } from "@learnin/domain/mastery/learning/learner";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { standingsOf } from "../mastery/index.ts";
import { dayIn } from "../rewards/index.ts";
import { knowLearner } from "./know-learner.ts";
import { selectLatest } from "./learning.queries.ts";

const newest = 10;

/** What the student did in one skill. Throws `not_found` for an unknown one. */
export async function readSkill(
	app: Pick<AppContext, "config" | "db" | "jobs" | "log" | "now">,
	viewer: Pick<StudentViewer, "student_id" | "impersonated_by">,
	skill_id: string,
): Promise<RouteResponse<typeof getSkill>> {
	const { student, learner, graph, suggestions } = await knowLearner(app, viewer);
	if (graph.byId(skill_id) === undefined) throw new ApiError("not_found");
	const { student_id } = viewer;
	const latest = await selectLatest(app.db, { student_id, skill_id, limit: newest });
	const standing = standingsOf(learner, app.now()).get(skill_id);
	const mastery = learner.masteries.get(skill_id);
	const review_due = standing?.review_due_at_ms ?? null;
	const dayOf = (moment: Date | number | null | undefined) =>
		moment === null || moment === undefined ? null : dayIn(student.time_zone, new Date(moment));
	return {
		finished_count: mastery?.finished_count ?? 0,
		latest: { count: latest.length, first_try: latest.filter(({ is_first_try }) => is_first_try).length },
		practised_on: dayOf(latest[0]?.finished_at),
		mastered_on: review_due === null ? null : dayOf(mastery?.mastered_at_ms),
		review_on: dayOf(review_due),
		answers_left: answersToMastery(contextOf(learner, graph.learnedFrom(skill_id)), app.now().getTime()),
		reason: suggestions.find((each) => each.skill_id === skill_id)?.reason ?? null,
	};
}

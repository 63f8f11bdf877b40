import type { RouteResponse } from "@learnin/contract/define-route";
import type { getPlan } from "@learnin/contract/routes/practice/learning.contract";
import { placeOnPath } from "@learnin/domain/mastery/planning/place-on-path";
import type { PlanStep } from "@learnin/domain/mastery/planning/todays-plan";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { repairsDue } from "../detective/index.ts";
import { readShownSince } from "../mastery/index.ts";
import type { SkillGraph, SkillNode } from "../skills/index.ts";
import { celebrationsOf } from "./celebrations.ts";
import { collectionOf } from "./collection.ts";
import { neverHad, stepsOfDay, whatIsOpen, whatOpens } from "./days-plan.ts";
import { knowLearner } from "./know-learner.ts";
import { selectPractisedToday } from "./learning.queries.ts";

type Plan = RouteResponse<typeof getPlan>;

/** After this many questions today a skill is shown as practiced. */
const enoughForToday = 5;

/** What the student may do today and why, and what to celebrate. */
export async function readPlan(
	app: Pick<AppContext, "config" | "db" | "jobs" | "log" | "now">,
	viewer: Pick<StudentViewer, "student_id" | "impersonated_by">,
): Promise<Plan> {
	const known = await knowLearner(app, viewer);
	const { graph } = known;
	const now = app.now();
	const { student_id } = viewer;
	const today = await selectPractisedToday(app.db, student_id, now);
	const steps = await stepsOfDay(app.db, known, now);
	const practised = today.filter(({ count }) => count >= enoughForToday);
	const opens = whatOpens(known, now);
	const isNew = neverHad(known.learner, now);
	return {
		steps: steps.flatMap((step) =>
			present(step, graph, { above: opens(step.skill_id), is_new: isNew(step.skill_id) }),
		),
		next: placeOnPath(whatIsOpen(known, steps, now)),
		repairs: await repairsDue(app, student_id),
		practised_today: practised.map(({ skill_id, count }) => ({
			skill_id,
			name: graph.nameOf(skill_id),
			count,
		})),
		skipped_today: today.reduce((sum, { skipped }) => sum + skipped, 0),
		collection: collectionOf(known, await readShownSince(app.db, known.learner, { student_id, now }), now),
		celebrations: await celebrationsOf(app, viewer),
	};
}

function present(
	{ skill_id, reason, questions }: PlanStep,
	graph: SkillGraph,
	{ above, is_new }: { above: SkillNode | null; is_new: boolean },
): Plan["steps"] {
	const skill = graph.byId(skill_id);
	if (skill === undefined) return [];
	const { child_name: name, grade } = skill;
	const opens = above?.child_name ?? null;
	return [{ skill_id, name, grade, place: graph.placeOf(skill_id), reason, is_new, opens, questions }];
}

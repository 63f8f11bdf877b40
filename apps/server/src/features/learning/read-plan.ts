import type { RouteResponse } from "@learnin/contract/define-route";
import type { getPlan } from "@learnin/contract/routes/learning.contract";
import { type PlanStep, todaysPlan } from "@learnin/domain/mastery/todays-plan";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { dayIn } from "../rewards/index.ts";
import type { SkillGraph } from "../skills/index.ts";
import { celebrationsOf } from "./celebrations.ts";
import { type KnownLearner, knowLearner } from "./know-learner.ts";
import { masteredSince } from "./mastered-since.ts";
import { selectPractisedToday } from "./learning.queries.ts";

type Plan = RouteResponse<typeof getPlan>;

/** A skill of which so many questions were finished today rests until tomorrow. */
const enoughForToday = 5;
const lately = 30 * 86_400_000;
const mostMastered = 6;

/** What the student may do today and why, and what there is to be glad about. */
export async function readPlan(
	app: Pick<AppContext, "config" | "db" | "jobs" | "log" | "now">,
	viewer: Pick<StudentViewer, "student_id" | "seen_by">,
): Promise<Plan> {
	const known = await knowLearner(app, viewer);
	const { graph, mistakes_due, suggestions } = known;
	const now = app.now();
	const today = await selectPractisedToday(app.db, viewer.student_id, now);
	const practised = today.filter(({ count }) => count >= enoughForToday);
	const practised_skill_ids = new Set(practised.map(({ skill_id }) => skill_id));
	return {
		steps: todaysPlan({ suggestions, mistakes_due, practised_skill_ids }).flatMap((step) =>
			present(step, graph),
		),
		practised_today: practised.map(({ skill_id, count }) => ({
			skill_id,
			name: graph.nameOf(skill_id),
			count,
		})),
		mastered_lately: mastered(known, now),
		celebrations: await celebrationsOf(app, viewer),
	};
}

function mastered({ learner, graph, student }: KnownLearner, now: Date): Plan["mastered_lately"] {
	return masteredSince(learner, now, lately)
		.slice(0, mostMastered)
		.map(({ skill_id, mastered_at }) => ({
			skill_id,
			name: graph.nameOf(skill_id),
			place: graph.placeOf(skill_id),
			mastered_on: dayIn(student.time_zone, mastered_at),
		}));
}

function present(step: PlanStep, graph: SkillGraph): Plan["steps"] {
	if (step.kind === "mistakes") return [step];
	const skill = graph.byId(step.skill_id);
	if (skill === undefined) return [];
	return [{ ...step, name: skill.child_name, grade: skill.grade, place: graph.placeOf(skill.id) }];
}

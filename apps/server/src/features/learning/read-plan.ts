import type { RouteResponse } from "@learnin/contract/define-route";
import type { getPlan } from "@learnin/contract/routes/practice/learning.contract";
import type { PracticeReason } from "@learnin/domain/mastery/planning/practice-reasons";
import { type PlanStep, todaysPlan } from "@learnin/domain/mastery/planning/todays-plan";
import type { Suggestion } from "@learnin/domain/mastery/planning/what-next";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { repairsDue } from "../detective/index.ts";
import { placesOfDay } from "../practice/index.ts";
import type { SkillGraph } from "../skills/index.ts";
import { celebrationsOf } from "./celebrations.ts";
import { type KnownLearner, knowLearner } from "./know-learner.ts";
import { collectionOf } from "./collection.ts";
import { selectLeftOfDaysSet, selectPractisedToday } from "./learning.queries.ts";

type Plan = RouteResponse<typeof getPlan>;

/** After this many questions today a skill is shown as practiced. */
const enoughForToday = 5;

/** What the student may do today and why, and what to celebrate. */
export async function readPlan(
	app: Pick<AppContext, "config" | "db" | "jobs" | "log" | "now">,
	viewer: Pick<StudentViewer, "student_id" | "seen_by">,
): Promise<Plan> {
	const known = await knowLearner(app, viewer);
	const { graph } = known;
	const now = app.now();
	const today = await selectPractisedToday(app.db, viewer.student_id, now);
	const practised = today.filter(({ count }) => count >= enoughForToday);
	return {
		steps: (await stepsOf(app, viewer, known)).flatMap((step) => present(step, graph)),
		repairs: await repairsDue(app, viewer.student_id),
		practised_today: practised.map(({ skill_id, count }) => ({
			skill_id,
			name: graph.nameOf(skill_id),
			count,
		})),
		collection: collectionOf(known, now),
		celebrations: await celebrationsOf(app, viewer),
	};
}

/** For a started set what is left of it, each skill with its current reason. */
async function stepsOf(
	{ db, now }: Pick<AppContext, "db" | "now">,
	{ student_id }: Pick<StudentViewer, "student_id">,
	{ suggestions }: KnownLearner,
): Promise<PlanStep[]> {
	const begun = await selectLeftOfDaysSet(db, student_id, now());
	if (begun.length === 0) return todaysPlan(await placesOfDay(db, student_id, { now: now(), suggestions }));
	return todaysPlan(
		begun.map(({ skill_id, is_return }) => ({
			skill_id,
			reason: reasonOf(suggestions, skill_id, is_return),
		})),
	);
}

function reasonOf(suggestions: readonly Suggestion[], skill_id: string, is_return: boolean): PracticeReason {
	if (is_return) return "mistake_to_make_good";
	return suggestions.find((each) => each.skill_id === skill_id)?.reason ?? "keep_fresh";
}

function present({ skill_id, reason, questions }: PlanStep, graph: SkillGraph): Plan["steps"] {
	const skill = graph.byId(skill_id);
	if (skill === undefined) return [];
	const { child_name: name, grade } = skill;
	return [{ skill_id, name, grade, place: graph.placeOf(skill_id), reason, questions }];
}

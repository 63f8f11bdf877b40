import * as contract from "@learnin/contract/routes/practice/learning.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { readSeasons } from "../growth/index.ts";
import { learnFinishedOf } from "../mastery/index.ts";
import { noteCelebrations } from "./celebrations.ts";
import { listSkills } from "./list-skills.ts";
import { readPlan } from "./read-plan.ts";
import { readSkill } from "./read-skill.ts";

export function learningRoutes(app: AppContext): void {
	registerRoute(app, contract.getPlan, ({ viewer }) => readPlan(app, viewer));
	registerRoute(app, contract.getSkills, ({ viewer }) => listSkills(app, viewer));
	registerRoute(app, contract.getSkill, ({ viewer, params }) => readSkill(app, viewer, params.skill_id));
	registerRoute(app, contract.getSeasons, async ({ viewer }) => {
		await learnFinishedOf(app, [viewer.student_id], viewer);
		return readSeasons(app.db, viewer.student_id);
	});
	registerRoute(app, contract.noteCelebrations, async ({ viewer, body }) => {
		await noteCelebrations(app, viewer, body.ids);
		return {};
	});
}

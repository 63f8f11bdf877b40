import * as contract from "@learnin/contract/routes/bank/skills.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { addSkill, editSkill } from "./edit-skill.ts";
import { listCurriculum, readCurriculumSkill } from "./list-curriculum.ts";
import { measureSkills } from "./measure-skills.ts";

export function skillsRoutes(app: AppContext): void {
	app.jobs.handle("measure-skills", () => measureSkills(app));
	registerRoute(app, contract.getCurriculum, () => listCurriculum(app));
	registerRoute(app, contract.getCurriculumSkill, ({ params }) => readCurriculumSkill(app, params.skill_id));
	registerRoute(app, contract.addSkill, ({ viewer, body }) => addSkill(app, viewer.account_id, body));
	registerRoute(app, contract.editSkill, ({ viewer, params, body }) =>
		editSkill(app, viewer.account_id, { ...params, ...body }),
	);
}

import type { RouteResponse } from "@learnin/contract/define-route";
import type { getSkills } from "@learnin/contract/routes/learning.contract";
import { generatorFor } from "@learnin/curriculum/generators/generators";
import { skillMap } from "@learnin/curriculum/skills/skill-map";
import { skills } from "@learnin/curriculum/skills/skills";
import { inTeachingOrder, teachingPlace } from "@learnin/curriculum/skills/teaching-order";
import type { AppContext } from "../../platform/app-context.ts";
import { learnFinishedOf, readLearner, standingsOf } from "../mastery/index.ts";
import { selectStudent } from "./learning.queries.ts";

/** What is the same for everybody. */
const listed = inTeachingOrder(
	skills.filter(({ id }) => generatorFor(id) !== undefined),
	({ id }) => id,
).flatMap(({ id, child_name, grade, domain, prerequisites }) => {
	const on_map = skillMap.get(id);
	if (on_map === undefined) return [];
	const skill = { id, name: child_name, grade, domain, prerequisites: [...prerequisites] };
	return [{ ...skill, place: teachingPlace(id), ...on_map }];
});
const domains = [...new Map(skills.map(({ domain, domain_name }) => [domain, domain_name]))].map(
	([id, name]) => ({ id, name }),
);

/** Every skill that can be practised, with where the student stands in it. */
export async function listSkills(
	app: Pick<AppContext, "config" | "db" | "jobs" | "log" | "now">,
	student_id: string,
): Promise<RouteResponse<typeof getSkills>> {
	await learnFinishedOf(app, [student_id]);
	const [{ grade }, learner] = await Promise.all([
		selectStudent(app.db, student_id),
		readLearner(app.db, student_id),
	]);
	const standings = standingsOf(learner, app.now());
	return {
		grade,
		domains,
		skills: listed.map((skill) => {
			const standing = standings.get(skill.id);
			return { ...skill, stage: standing?.stage ?? "unknown", is_begun: standing !== undefined };
		}),
	};
}

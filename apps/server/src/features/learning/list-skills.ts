import type { RouteResponse } from "@learnin/contract/define-route";
import type { getSkills } from "@learnin/contract/routes/practice/learning.contract";
import { looksKnown } from "@learnin/domain/mastery/learning/learner";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { learnFinishedOf, readLearner, readShownSince, standingsOf } from "../mastery/index.ts";
import { readPractisable, readSkillGraph, type SkillGraph, type SkillNode } from "../skills/index.ts";
import { selectStudent } from "./learning.queries.ts";

/** Every practicable skill, with the student's state in it. */
export async function listSkills(
	app: Pick<AppContext, "config" | "db" | "jobs" | "log" | "now">,
	viewer: Pick<StudentViewer, "student_id" | "impersonated_by">,
): Promise<RouteResponse<typeof getSkills>> {
	const { student_id } = viewer;
	await learnFinishedOf(app, [student_id], viewer);
	const [{ grade }, learner, graph] = await Promise.all([
		selectStudent(app.db, student_id),
		readLearner(app.db, student_id),
		readSkillGraph(app.db),
	]);
	const standings = standingsOf(learner, app.now());
	const practisable = await readPractisable(app.db, graph);
	const shownOf = await readShownSince(app.db, learner, { student_id, now: app.now() });
	return {
		grade,
		domains: domainsOf(practisable),
		skills: listed(practisable, graph).map((skill) => {
			const standing = standings.get(skill.id);
			const is_begun = standing !== undefined;
			const looks_known = !is_begun && looksKnown(learner, skill.id);
			return {
				...skill,
				stage: standing?.stage ?? "unknown",
				is_begun,
				looks_known,
				shown_right: shownOf(skill.id),
			};
		}),
	};
}

/** The same for everyone. */
function listed(practisable: readonly SkillNode[], graph: SkillGraph) {
	const ids = new Set(practisable.map(({ id }) => id));
	return practisable.map(({ id, child_name, grade, domain, prerequisites, has_generator }) => {
		// A skill that cannot be practiced is not listed or linked.
		const below = prerequisites.filter((each) => ids.has(each));
		const place = graph.placeOf(id);
		const said = { id, name: child_name, grade, domain, has_lesson: has_generator };
		return { ...said, prerequisites: below, place };
	});
}

function domainsOf(skills: readonly SkillNode[]) {
	return [...new Map(skills.map(({ domain, domain_name }) => [domain, domain_name]))].map(([id, name]) => ({
		id,
		name,
	}));
}

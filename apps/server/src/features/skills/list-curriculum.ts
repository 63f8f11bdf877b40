import type { RouteResponse } from "@learnin/contract/define-route";
import type {
	getCurriculum,
	getCurriculumSkill,
	ListedSkill,
} from "@learnin/contract/routes/bank/skills.contract";
import { countStates } from "@learnin/domain/authoring/draft/count-states";
import { generatorFor } from "@learnin/curriculum/generators/generators";
import type { AppContext } from "../../platform/app-context.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { generatedKinds } from "@learnin/curriculum/generators/generated-kinds";
import { measureSkills } from "./measure-skills.ts";
import { readSkillGraph, type SkillGraph, type SkillNode } from "./skill-graph.ts";
import { selectCoverage, selectQuestionCounts, selectUsage, selectVersions } from "./skills.queries.ts";
import type { SkillContent } from "./skills.queries.ts";

const mostVersions = 50;

/** Every skill with its coverage. */
export async function listCurriculum(app: AppContext): Promise<RouteResponse<typeof getCurriculum>> {
	const [graph, coverage, usage] = await Promise.all([
		readSkillGraph(app.db),
		selectCoverage(app.db),
		selectMeasured(app),
	]);
	const bySkill = new Map(coverage.map((skill) => [skill.skill_id, skill]));
	return {
		domains: [...new Map(graph.skills.map(({ domain, domain_name }) => [domain, domain_name]))].map(
			([id, name]) => ({ id, name }),
		),
		skills: graph.skills.map((skill) => ({
			...presentSkill(skill, graph),
			...coverageOf(skill.id, bySkill.get(skill.id)),
			students: usage.students.get(skill.id) ?? 0,
		})),
		measured_at: usage.measured_at?.toISOString() ?? null,
	};
}

/** If nothing was counted yet, as in the first hour of a new product, count now. */
async function selectMeasured(app: AppContext) {
	const usage = await selectUsage(app.db);
	if (usage.measured_at !== null) return usage;
	await measureSkills(app);
	return selectUsage(app.db);
}

function presentSkill(skill: SkillNode, graph: SkillGraph) {
	const { id, name, child_name, grade, domain, standard, is_active, builds_on } = skill;
	return {
		id,
		name,
		child_name,
		grade,
		domain,
		standard,
		is_active,
		generator_version: generatorFor(id)?.version ?? null,
		place: graph.placeOf(id),
		on_map: graph.places.get(id) ?? null,
		prerequisites: [...builds_on],
	};
}

type Coverage = Awaited<ReturnType<typeof selectCoverage>>[number];

const noQuestions = countStates([]);

/** What students get: generated questions, and the published questions of the bank. */
function coverageOf(
	skill_id: string,
	inBank: Coverage | undefined,
): Pick<ListedSkill, "questions" | "difficulties" | "types"> {
	const generated = generatedKinds(skill_id);
	const difficulties = [...generated.map(({ difficulty }) => difficulty), ...(inBank?.difficulties ?? [])];
	const types = [...generated.map(({ question_type }) => question_type), ...(inBank?.types ?? [])];
	return {
		questions: inBank?.questions ?? noQuestions,
		difficulties: [...new Set(difficulties)].toSorted((a, b) => a - b),
		types: [...new Set(types)].toSorted(),
	};
}

/** One skill with everything about it. Throws `not_found`. */
export async function readCurriculumSkill(
	app: AppContext,
	skill_id: string,
): Promise<RouteResponse<typeof getCurriculumSkill>> {
	const graph = await readSkillGraph(app.db);
	const skill = graph.byId(skill_id);
	if (skill === undefined) throw new ApiError("not_found");
	const [counts, usage, versions] = await Promise.all([
		selectQuestionCounts(app.db, skill_id),
		selectUsage(app.db),
		selectVersions(app.db, skill_id, mostVersions + 1),
	]);
	const { builds_on, also_covers, prerequisites: _, ...rest } = skill;
	return {
		...rest,
		also_covers: [...also_covers],
		prerequisites: [...builds_on],
		generator_version: generatorFor(skill_id)?.version ?? null,
		needed_by: graph.skills.filter((each) => each.prerequisites.includes(skill_id)).map(({ id }) => id),
		generated: generatedKinds(skill_id),
		questions: counts as RouteResponse<typeof getCurriculumSkill>["questions"],
		students: usage.students.get(skill_id) ?? 0,
		versions: versions.slice(0, mostVersions).map(({ content, created_at, ...version }, at) => ({
			...version,
			created_at: created_at.toISOString(),
			changed: changedFields(content, versions[at + 1]?.content),
		})),
	};
}

const contentFields = [
	"name",
	"child_name",
	"parent_name",
	"description",
	"grade",
	"domain",
	"standard",
	"also_covers",
	"is_active",
	"builds_on",
] as const satisfies readonly (keyof SkillContent)[];

function changedFields(now: SkillContent, before: SkillContent | undefined): string[] {
	if (before === undefined) return [];
	return contentFields.filter((field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]));
}

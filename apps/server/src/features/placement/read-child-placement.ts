import type { RouteResponse } from "@learnin/contract/define-route";
import type { getChildPlacement } from "@learnin/contract/routes/practice/placement.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { requireStudentOf } from "../family/index.ts";
import { presentAnswer } from "../practice/index.ts";
import { readSkillGraph, type SkillGraph } from "../skills/index.ts";
import { groupPlaced, namedSkill, namedStarts } from "./group-placed.ts";
import {
	selectAnsweredQuestions,
	selectGrade,
	selectOptionalFinishedPlacement,
	selectPlacedSkills,
} from "./placement.queries.ts";

type Found = RouteResponse<typeof getChildPlacement>;

/**
 * The result of a child's newest finished placement, with its answers. Throws `not_found` for another
 * family's child.
 */
export async function readChildPlacement(
	app: AppContext,
	viewer: ParentViewer,
	student_id: string,
): Promise<Found> {
	const { id, name } = await requireStudentOf(app.db, viewer, student_id);
	const { grade } = await selectGrade(app.db, id);
	const student = { id, name, grade };
	const finished = await selectOptionalFinishedPlacement(app.db, id);
	if (finished === undefined) return { student, placement: null };
	const graph = await readSkillGraph(app.db);
	const placed = await selectPlacedSkills(app.db, id);
	return {
		student,
		placement: {
			finished_at: finished.finished_at.toISOString(),
			starts: namedStarts(graph, finished.starting_skill_ids),
			domains: groupPlaced(graph, placed).map(({ skills, ...domain }) => ({
				...domain,
				skills: skills.map(({ node, look, found: { asked, related_answers } }) => ({
					...namedSkill(graph, node),
					parent_name: node.parent_name,
					look,
					asked,
					related_answers,
				})),
			})),
			answers: await answersOf(app, graph, finished.id),
		},
	};
}

async function answersOf(app: AppContext, graph: SkillGraph, placement_id: string) {
	const rows = await selectAnsweredQuestions(app.db, placement_id);
	return rows.flatMap(({ skill_id, question, rendered, response, answer }) => {
		const node = graph.byId(skill_id);
		if (node === undefined) return [];
		return [
			{
				...namedSkill(graph, node),
				response,
				prompt: rendered.prompt,
				given: answer === null ? null : presentAnswer(question, answer),
				right_answer: rendered.answer_list,
			},
		];
	});
}

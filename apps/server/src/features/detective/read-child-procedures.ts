import type { RouteResponse } from "@learnin/contract/define-route";
import type { getChildProcedures } from "@learnin/contract/routes/practice/detective.contract";
import { sharedProcedure } from "@learnin/curriculum/procedures/procedure-of";
import { isFound, likelihood } from "@learnin/domain/detective/procedure-estimate";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { requireStudentOf } from "../family/index.ts";
import { learnFinishedOf, selectFoundEstimates } from "../mastery/index.ts";
import { firstName } from "../reports/index.ts";
import { readSkillGraph } from "../skills/index.ts";

/** The mistakes that a child repeats. Throws `not_found` for another family's child. */
export async function readChildProcedures(
	app: AppContext,
	viewer: ParentViewer,
	student_id: string,
): Promise<RouteResponse<typeof getChildProcedures>> {
	const { id, name } = await requireStudentOf(app.db, viewer, student_id);
	await learnFinishedOf(app, [id], viewer);
	const now_ms = app.now().getTime();
	const found = [...(await selectFoundEstimates(app.db, id))]
		.filter(([, estimate]) => isFound(estimate, now_ms))
		.toSorted(([, one], [, other]) => likelihood(other, now_ms) - likelihood(one, now_ms));
	const graph = await readSkillGraph(app.db);
	return {
		student: { id, name },
		procedures: found.flatMap(([procedure, { shown_by, possible_count, made_count }]) => {
			const newest = shown_by.at(-1);
			// Says nothing about a child without two answers as evidence.
			if (newest === undefined || shown_by.length < 2) return [];
			const skill_name = graph.nameOf(newest.skill_id);
			const said = wordsFor(procedure, { name: firstName(name), skill_name });
			return [{ procedure, ...said, possible_count, made_count }];
		}),
	};
}

function wordsFor(procedure: string, { name, skill_name }: { name: string; skill_name: string }) {
	const shared = sharedProcedure(procedure);
	if (shared !== undefined) return { sentence: `${name} ${shared.parent_does}.`, helps: shared.helps };
	return {
		sentence: `${name} keeps making the same mistake in “${skill_name}”.`,
		helps: "Look at the two answers together, and ask how your child got each one before you explain.",
	};
}

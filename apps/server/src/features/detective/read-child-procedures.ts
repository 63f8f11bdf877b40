import type { RouteResponse } from "@learnin/contract/define-route";
import type { getChildProcedures } from "@learnin/contract/routes/detective.contract";
import { sharedProcedure } from "@learnin/curriculum/procedures/procedure-of";
import { isFound, likelihood, type ProcedureEstimate } from "@learnin/domain/detective/procedure-estimate";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { requireStudentOf } from "../family/index.ts";
import { learnFinishedOf, selectFoundEstimates } from "../mastery/index.ts";
import { presentAnswer } from "../practice/index.ts";
import { firstName } from "../reports/index.ts";
import { readSkillGraph, type SkillGraph } from "../skills/index.ts";
import { selectShowingAnswers } from "./detective.queries.ts";

type Found = RouteResponse<typeof getChildProcedures>["procedures"][number];

/** What a child does wrong again and again, and the answers that show it. Throws `not_found` for another family's child. */
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
	const answers = await answersOf(app, id, found);
	return {
		student: { id, name },
		procedures: found.flatMap(([procedure, estimate]) => {
			const shown = estimate.shown_by.flatMap(({ question_id }) => answers.get(question_id) ?? []);
			const [first] = shown;
			// Nothing is said of a child without the answers on which it stands.
			if (first === undefined || shown.length < 2) return [];
			const { possible_count, made_count } = estimate;
			const said = wordsFor(procedure, { name: firstName(name), skill_name: first.skill_name });
			return [{ procedure, ...said, possible_count, made_count, answers: shown.toReversed() }];
		}),
	};
}

function wordsFor(procedure: string, { name, skill_name }: { name: string; skill_name: string }) {
	const shared = sharedProcedure(procedure);
	if (shared !== undefined) return { sentence: `${name} ${shared.parent_does}.`, helps: shared.helps };
	return {
		sentence: `${name} makes the same mistake again and again in “${skill_name}”.`,
		helps: "Look at the two answers together, and ask how each was worked out before you explain anything.",
	};
}

async function answersOf(
	app: AppContext,
	student_id: string,
	found: readonly (readonly [string, ProcedureEstimate])[],
): Promise<ReadonlyMap<string, Found["answers"][number]>> {
	const ids = found.flatMap(([, { shown_by }]) => shown_by.map(({ question_id }) => question_id));
	const rows = await selectShowingAnswers(app.db, student_id, ids);
	const graph: SkillGraph = await readSkillGraph(app.db);
	return new Map(
		rows.map((row) => [
			row.id,
			{
				question_id: row.id,
				skill_name: graph.byId(row.skill_id)?.name ?? row.skill_id,
				answered_at: row.created_at.toISOString(),
				prompt: row.rendered.prompt,
				given: row.answer === null ? null : presentAnswer(row.question, row.answer),
				note: (row.known_mistake_id && row.rendered.known_mistakes[row.known_mistake_id]) || null,
			},
		]),
	);
}

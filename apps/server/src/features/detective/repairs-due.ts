import { sharedProcedure } from "@learnin/curriculum/procedures/procedure-of";
import { isFound, likelihood, type ProcedureEstimate } from "@learnin/domain/detective/procedure-estimate";
import { isRepairDue } from "@learnin/domain/detective/repair-due";
import { generatorFor } from "@learnin/curriculum/generators/generators";
import type { AppContext } from "../../platform/app-context.ts";
import type { Db } from "../../platform/db/database.ts";
import { selectEstimates, selectFoundEstimates } from "../mastery/index.ts";
import { selectNewestRepairs } from "../practice/index.ts";
import { readSkillGraph, type SkillGraph } from "../skills/index.ts";

const QUESTIONS = 3;

/**
 * What a student has to repair, the likeliest first, started ones before it; at most one at a time is shown.
 */
export async function repairsDue({ db, now }: Pick<AppContext, "db" | "now">, student_id: string) {
	const now_ms = now().getTime();
	const [first] = await dueRepairs(db, student_id, now_ms);
	if (first === undefined) return [];
	const { procedure, estimate, questions_left } = first;
	const graph = await readSkillGraph(db);
	const sentence = sentenceFor(procedure, estimate, graph);
	return [{ procedure, sentence, questions: questions_left ?? QUESTIONS }];
}

/** A repair that is due, or was started. */
export interface DueRepair {
	procedure: string;
	estimate: ProcedureEstimate;
	/** Null before it is started. */
	questions_left: number | null;
}

export async function dueRepairs(db: Db, student_id: string, now_ms: number): Promise<DueRepair[]> {
	const repairs = await selectNewestRepairs(db, student_id);
	const begun = repairs.filter(({ open_count }) => open_count > 0).map(({ procedure }) => procedure);
	const estimates = new Map([
		...(await selectEstimates(db, student_id, begun)),
		...(await selectFoundEstimates(db, student_id)),
	]);
	return [...estimates]
		.flatMap(([procedure, estimate]) => {
			const newest = repairs.find((each) => each.procedure === procedure);
			const is_finished = newest?.open_count === 0;
			const last = newest && { started_at_ms: newest.created_at.getTime(), is_finished };
			if (!canBeAsked(estimate) || !isRepairDue(estimate, now_ms, last)) return [];
			return [{ procedure, estimate, questions_left: (newest?.open_count ?? 0) || null }];
		})
		.toSorted((one, other) => rank(other, now_ms) - rank(one, now_ms));
}

/** A generator makes the questions that would reveal it. */
function canBeAsked({ shown_by }: ProcedureEstimate): boolean {
	return shown_by.some(({ skill_id }) => generatorFor(skill_id) !== undefined);
}

function rank({ estimate, questions_left }: DueRepair, now_ms: number): number {
	return (questions_left === null ? 0 : 1) + (isFound(estimate, now_ms) ? likelihood(estimate, now_ms) : 0);
}

/** What the student does, addressed to the student. */
export function sentenceFor(procedure: string, { shown_by }: ProcedureEstimate, graph: SkillGraph): string {
	const shared = sharedProcedure(procedure);
	if (shared !== undefined) return /* not a text */ `You ${shared.child_does}.`;
	const skill_name = graph.nameOf(shown_by.at(-1)?.skill_id ?? "");
	return `The same mistake came up more than once in “${skill_name}”.`;
}

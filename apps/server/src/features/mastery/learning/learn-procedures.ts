import { procedureOf, proceduresPossible } from "@learnin/curriculum/procedures/procedure-of";
import { coincidenceChance } from "@learnin/domain/detective/coincidence-chance";
import { afterAnswer, isFound, newEstimate } from "@learnin/domain/detective/procedure-estimate";
import type { ProcedureEstimate } from "@learnin/domain/detective/procedure-estimate";
import type { TriedRow } from "../mastery.queries.ts";
import type { MovedEstimate } from "../procedures.queries.ts";

/** The estimates that pending first tries change, to be stored. */
export function movedEstimates(
	before: ReadonlyMap<string, ProcedureEstimate>,
	tried: readonly TriedRow[],
): MovedEstimate[] {
	return [...moveEstimates(before, tried)].map(([procedure, estimate]) => {
		return { procedure, estimate, is_found: isFound(estimate, estimate.updated_at_ms ?? 0) };
	});
}

/** The estimates changed by these first tries, each as it is after the last of them. */
export function moveEstimates(
	before: ReadonlyMap<string, ProcedureEstimate>,
	tried: readonly TriedRow[],
): Map<string, ProcedureEstimate> {
	const moved = new Map<string, ProcedureEstimate>();
	for (const row of tried.filter(isOccasion)) {
		const is_right = row.first_is_right;
		if (is_right === null) continue;
		for (const procedure of proceduresPossible(row.skill_id, row.question)) {
			const estimate = moved.get(procedure) ?? before.get(procedure) ?? newEstimate();
			moved.set(procedure, afterTry(estimate, procedure, { ...row, is_right }));
		}
	}
	return moved;
}

/** Whether a wrong procedure could show in its first try. */
export function isOccasion({ is_known_by_heart, is_learned, attempt_count }: TriedRow): boolean {
	return !is_known_by_heart && !is_learned && attempt_count > 0;
}

function afterTry(
	before: ProcedureEstimate,
	procedure: string,
	row: TriedRow & { is_right: boolean },
): ProcedureEstimate {
	const { skill_id, session_id, question, is_right, first_mistake_id } = row;
	const at_ms = row.tried_at.getTime();
	const made = first_mistake_id === null ? undefined : procedureOf(skill_id, first_mistake_id);
	const question_key = row.fingerprint ?? row.id;
	return afterAnswer(before, {
		showing: made === procedure ? { question_id: row.id, question_key, session_id, skill_id, at_ms } : null,
		is_right,
		coincidence_chance: coincidenceChance(question),
		at_ms,
	});
}

import { procedureOf, proceduresPossible } from "@learnin/curriculum/procedures/procedure-of";
import { coincidenceChance } from "@learnin/domain/detective/coincidence-chance";
import { afterAnswer, isFound, newEstimate } from "@learnin/domain/detective/procedure-estimate";
import type { ProcedureEstimate } from "@learnin/domain/detective/procedure-estimate";
import type { Tx } from "../../platform/db/database.ts";
import type { TriedRow } from "./mastery.queries.ts";
import { selectEstimates, selectFirstTries } from "./procedures.queries.ts";
import type { FirstTry, MovedEstimate } from "./procedures.queries.ts";

/**
 * The estimates of the student's wrong procedures that pending first tries change. The student's ability must
 * be locked.
 */
export async function learnProcedures(
	tx: Tx,
	student_id: string,
	tried: readonly TriedRow[],
): Promise<MovedEstimate[]> {
	const rows = tried.filter(isOccasion);
	const procedures = new Set(rows.flatMap((row) => proceduresPossible(row.skill_id, row.question)));
	if (procedures.size === 0) return [];
	const tries = await selectFirstTries(
		tx,
		rows.map(({ id }) => id),
	);
	const estimates = await selectEstimates(tx, student_id, [...procedures]);
	const moved = moveEstimates(estimates, rows, new Map(tries.map((each) => [each.question_id, each])));
	return [...moved].map(([procedure, estimate]) => {
		return { procedure, estimate, is_found: isFound(estimate, estimate.updated_at_ms ?? 0) };
	});
}

/**
 * The estimates changed by these first tries, each as it is after the last of them; by the id of their
 * question.
 */
export function moveEstimates(
	before: ReadonlyMap<string, ProcedureEstimate>,
	tried: readonly TriedRow[],
	firstTries: ReadonlyMap<string, Pick<FirstTry, "known_mistake_id" | "is_right">>,
): Map<string, ProcedureEstimate> {
	const moved = new Map<string, ProcedureEstimate>();
	for (const row of tried.filter(isOccasion)) {
		const first = firstTries.get(row.id);
		if (first === undefined) continue;
		for (const procedure of proceduresPossible(row.skill_id, row.question)) {
			const estimate = moved.get(procedure) ?? before.get(procedure) ?? newEstimate();
			moved.set(procedure, afterTry(estimate, { row, first, procedure }));
		}
	}
	return moved;
}

function isOccasion({ is_known_by_heart, is_learned, attempt_count }: TriedRow): boolean {
	return !is_known_by_heart && !is_learned && attempt_count > 0;
}

function afterTry(
	before: ProcedureEstimate,
	{
		row,
		first,
		procedure,
	}: { row: TriedRow; first: Pick<FirstTry, "known_mistake_id" | "is_right">; procedure: string },
): ProcedureEstimate {
	const { skill_id, session_id, question } = row;
	const at_ms = row.tried_at.getTime();
	const made = first.known_mistake_id === null ? undefined : procedureOf(skill_id, first.known_mistake_id);
	const question_key = row.fingerprint ?? row.id;
	return afterAnswer(before, {
		showing: made === procedure ? { question_id: row.id, question_key, session_id, skill_id, at_ms } : null,
		is_right: first.is_right,
		coincidence_chance: coincidenceChance(question),
		at_ms,
	});
}

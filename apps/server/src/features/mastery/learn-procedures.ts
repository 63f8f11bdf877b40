import { procedureOf, proceduresPossible } from "@learnin/curriculum/procedures/procedure-of";
import { coincidenceChance } from "@learnin/domain/detective/coincidence-chance";
import {
	afterAnswer,
	isFound,
	newEstimate,
	type ProcedureEstimate,
} from "@learnin/domain/detective/procedure-estimate";
import type { Tx } from "../../platform/db/database.ts";
import type { TriedRow } from "./mastery.queries.ts";
import { type FirstTry, selectEstimates, selectFirstTries, upsertEstimates } from "./procedures.queries.ts";

/** How many estimates one statement stores at most; each has eleven values. */
const CHUNK = 1000;

/**
 * Moves what is believed about the student's wrong procedures by first tries that were not taken in before. The student's
 * ability must be locked.
 */
export async function learnProcedures(
	tx: Tx,
	owner: { student_id: string; family_id: string },
	tried: readonly TriedRow[],
): Promise<void> {
	const rows = tried
		.filter((row) => !row.is_known_by_heart && !row.is_learned && row.attempt_count > 0)
		.map((row) => ({ row, possible: proceduresPossible(row.skill_id, row.question) }))
		.filter(({ possible }) => possible.length > 0);
	if (rows.length === 0) return;
	const tries = await selectFirstTries(
		tx,
		rows.map(({ row }) => row.id),
	);
	const triesById = new Map(tries.map((each) => [each.question_id, each]));
	const procedures = new Set(rows.flatMap(({ possible }) => possible));
	const estimates = await selectEstimates(tx, owner.student_id, [...procedures]);
	const moved = new Set<string>();
	for (const { row, possible } of rows) {
		const first = triesById.get(row.id);
		if (first === undefined) continue;
		for (const procedure of possible) {
			const before = estimates.get(procedure) ?? newEstimate();
			estimates.set(procedure, afterTry(before, { row, first, procedure }));
			moved.add(procedure);
		}
	}
	const changed = [...moved].map((procedure) => {
		const estimate = estimates.get(procedure) ?? newEstimate();
		return { procedure, estimate, is_found: isFound(estimate, estimate.updated_at_ms ?? 0) };
	});
	for (let at = 0; at < changed.length; at += CHUNK)
		await upsertEstimates(tx, owner, changed.slice(at, at + CHUNK));
}

function afterTry(
	before: ProcedureEstimate,
	{ row, first, procedure }: { row: TriedRow; first: FirstTry; procedure: string },
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

import type { ProcedureEstimate, Showing } from "@learnin/domain/detective/procedure-estimate";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

/** A question's first try, if it counts: it is neither a repeat nor waits for a review. */
export interface FirstTry {
	question_id: string;
	known_mistake_id: string | null;
	is_right: boolean;
}

export async function selectFirstTries(tx: Tx, question_ids: readonly string[]): Promise<FirstTry[]> {
	if (question_ids.length === 0) return [];
	return tx
		.selectFrom("attempts")
		.distinctOn("question_id")
		.where("question_id", "in", question_ids)
		.where("kind", "=", "answer")
		.where("attempt_number", "=", 1)
		.where("verdict", "in", ["correct", "incorrect"])
		.orderBy("question_id")
		.orderBy("created_at")
		.select(["question_id", "known_mistake_id", sql<boolean>`verdict = 'correct'`.as("is_right")])
		.execute();
}

export async function selectEstimates(
	db: Db | Tx,
	student_id: string,
	procedures: readonly string[],
): Promise<Map<string, ProcedureEstimate>> {
	if (procedures.length === 0) return new Map();
	const rows = await selectRows(db, student_id).where("procedure", "in", procedures).execute();
	return new Map(rows.map((row) => [row.procedure, estimateOf(row)]));
}

/** Those that were found the last time they could show. */
export async function selectFoundEstimates(
	db: Db | Tx,
	student_id: string,
): Promise<Map<string, ProcedureEstimate>> {
	const rows = await selectRows(db, student_id).where("is_found", "=", true).execute();
	return new Map(rows.map((row) => [row.procedure, estimateOf(row)]));
}

function selectRows(db: Db | Tx, student_id: string) {
	return db
		.selectFrom("procedure_estimates")
		.where("student_id", "=", student_id)
		.select(["procedure", "odds", "possible_count", "made_count", "quiet_count", "updated_at", "shown_by"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>["execute"]>>[number];

function estimateOf({ updated_at, shown_by, ...row }: Row): ProcedureEstimate {
	const { odds, possible_count, made_count, quiet_count } = row;
	const numbers = { odds, possible_count, made_count, quiet_count };
	return { ...numbers, updated_at_ms: updated_at.getTime(), shown_by: shown_by as unknown as Showing[] };
}

export interface MovedEstimate {
	procedure: string;
	estimate: ProcedureEstimate;
	is_found: boolean;
}

export async function upsertEstimates(
	tx: Tx,
	owner: { student_id: string; family_id: string },
	moved: readonly MovedEstimate[],
): Promise<void> {
	if (moved.length === 0) return;
	await tx
		.insertInto("procedure_estimates")
		.values(
			moved.map(({ procedure, estimate, is_found }) => ({
				...owner,
				procedure,
				odds: [...estimate.odds],
				possible_count: estimate.possible_count,
				made_count: estimate.made_count,
				quiet_count: estimate.quiet_count,
				updated_at: new Date(estimate.updated_at_ms ?? 0),
				shown_by: JSON.stringify(estimate.shown_by),
				shown_skill_id: estimate.shown_by.at(-1)?.skill_id ?? null,
				is_found,
			})),
		)
		.onConflict((conflict) =>
			conflict.columns(["student_id", "procedure", "family_id"]).doUpdateSet(({ ref }) => ({
				odds: ref("excluded.odds"),
				possible_count: ref("excluded.possible_count"),
				made_count: ref("excluded.made_count"),
				quiet_count: ref("excluded.quiet_count"),
				updated_at: ref("excluded.updated_at"),
				shown_by: ref("excluded.shown_by"),
				shown_skill_id: ref("excluded.shown_skill_id"),
				is_found: ref("excluded.is_found"),
			})),
		)
		.execute();
}

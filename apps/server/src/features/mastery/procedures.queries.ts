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

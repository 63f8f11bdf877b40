import type { ProcedureEstimate, Showing } from "@learnin/domain/detective/procedure-estimate";
import type { Db } from "../../platform/db/database.ts";

export async function selectEstimates(
	db: Db,
	student_id: string,
	procedures: readonly string[],
): Promise<Map<string, ProcedureEstimate>> {
	if (procedures.length === 0) return new Map();
	const rows = await selectRows(db, student_id).where("procedure", "in", procedures).execute();
	return new Map(rows.map((row) => [row.procedure, estimateOf(row)]));
}

/** Those that were found the last time they could show. */
export async function selectFoundEstimates(
	db: Db,
	student_id: string,
): Promise<Map<string, ProcedureEstimate>> {
	const rows = await selectRows(db, student_id).where("is_found", "=", true).execute();
	return new Map(rows.map((row) => [row.procedure, estimateOf(row)]));
}

function selectRows(db: Db, student_id: string) {
	return db
		.selectFrom("procedure_estimates")
		.where("student_id", "=", student_id)
		.select(["procedure", "odds", "possible_count", "made_count", "quiet_count", "updated_at", "shown_by"]);
}

type Row = Omit<
	Awaited<ReturnType<ReturnType<typeof selectRows>["execute"]>>[number],
	"odds" | "shown_by"
> & {
	odds: readonly number[];
	shown_by: unknown;
};

/** The estimate in a row. */
export function estimateOf({ updated_at, shown_by, ...row }: Row): ProcedureEstimate {
	const { odds, possible_count, made_count, quiet_count } = row;
	const numbers = { odds, possible_count, made_count, quiet_count };
	return { ...numbers, updated_at_ms: updated_at.getTime(), shown_by: shown_by as Showing[] };
}

export interface MovedEstimate {
	procedure: string;
	estimate: ProcedureEstimate;
	is_found: boolean;
}

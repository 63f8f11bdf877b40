import type { ReliabilityBin } from "@learnin/domain/mastery/belief/measures";
import type { Db, Tx } from "../../platform/db/database.ts";

export interface MeasureRow {
	scope: "all" | "grade" | "skill";
	name: string;
	answers: number;
	predicted: number;
	right_share: number;
	calibration_error: number;
	ranking_quality: number | null;
	bins: string;
	measured_at: Date;
}

/** Replaces the earlier measurement. */
export async function replaceMeasures(tx: Tx, rows: readonly MeasureRow[]): Promise<void> {
	await tx.deleteFrom("prediction_measures").execute();
	if (rows.length > 0) await tx.insertInto("prediction_measures").values(rows).execute();
}

export async function selectMeasures(db: Db) {
	const rows = await db.selectFrom("prediction_measures").selectAll().execute();
	return rows.map((row) => ({ ...row, bins: row.bins as unknown as ReliabilityBin[] }));
}

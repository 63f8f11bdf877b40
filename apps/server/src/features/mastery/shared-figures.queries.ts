import type { Calibration } from "@learnin/domain/mastery/belief/calibration";
import { FEATURES_VERSION } from "@learnin/domain/mastery/history/history-features";
import type { StoredTally } from "@learnin/domain/mastery/history/stored-history";
import type { Db, Tx } from "../../platform/db/database.ts";
import { bytea, int4, json, jsonb, orNull, uuid } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";

/** What all answers say about a skill. */
interface SkillFiguresRow {
	skill_id: string;
	mean: number;
	variance: number;
	history: StoredTally | null;
}

const selectFiguresRevisionStatement = statement({
	name: "select-figures-revision",
	params: {},
	row: { revision: uuid },
	staysPrepared: true,
	sql: "select revision from mastery_calibration",
});

/** Changes with everything that `selectSharedFigures` returns; null before anything was learned. */
export async function selectFiguresRevision(db: Db | Tx): Promise<string | null> {
	const [row] = await selectFiguresRevisionStatement.all(db, {});
	return row?.revision ?? null;
}

// One statement, so that nothing in it is newer than the revision.
const selectSharedFiguresStatement = statement({
	name: "select-shared-figures",
	params: { features_version: int4 },
	row: {
		revision: orNull(uuid),
		calibration: orNull(jsonb<Calibration>()),
		weights: orNull(bytea),
		skills: json<SkillFiguresRow[]>(),
	},
	sql: `
		select (select revision from mastery_calibration) as revision,
			(select calibration from mastery_calibration) as calibration,
			(select weights from prediction_heads where features_version = :features_version) as weights,
			coalesce((select json_agg(row_to_json(f)) from (
				select skill_id, mean, variance, history from skill_figures) f), '[]') as skills`,
});

/** What is learned from all students together, at one revision. */
export async function selectSharedFigures(db: Db | Tx) {
	const [row] = await selectSharedFiguresStatement.all(db, { features_version: FEATURES_VERSION });
	if (row === undefined) throw new Error("figures of all students were not read");
	return row;
}

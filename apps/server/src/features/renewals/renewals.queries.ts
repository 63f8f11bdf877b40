import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import { hasConsentInEffect } from "../family/index.ts";

/** Batch size, so that no statement takes long. */
const batchSize = 500;

/**
 * The last paid periods that end after `from` and not after `until`, of children who may practice, each with
 * the data for its guardians' notification; family by family, those after `after`.
 */
export function selectLastPeriods(
	db: Db,
	{ from, until, after }: { from: Date; until: Date; after: { family_id: string; id: string } | undefined },
) {
	return db
		.selectFrom("enrolments as e")
		.innerJoin("students as s", "s.id", "e.student_id")
		.where("e.ended_early_at", "is", null)
		.where("e.ends_at", ">", from)
		.where("e.ends_at", "<=", until)
		.$if(after !== undefined, (all) =>
			all.where(({ eb, refTuple, tuple }) =>
				eb(refTuple("e.family_id", "e.id"), ">", tuple(after?.family_id ?? "", after?.id ?? "")),
			),
		)
		.where("s.is_active", "=", true)
		.where(hasConsentInEffect("s.id"))
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("enrolments as later")
						.whereRef("later.student_id", "=", "e.student_id")
						.whereRef("later.ends_at", ">", "e.ends_at")
						.where("later.ended_early_at", "is", null)
						.select(sql`1`.as("one")),
				),
			),
		)
		.select(["e.id", "e.family_id", "e.student_id", "e.ends_at", "s.name", "s.time_zone"])
		.orderBy("e.family_id")
		.orderBy("e.id")
		.limit(batchSize)
		.execute();
}

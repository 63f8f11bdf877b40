import type { Db } from "../../platform/db/database.ts";

/** By skill and procedure, the number of students in whom it was found; the most common first. */
export async function selectCommonProcedures(db: Db, since: Date, limit: number) {
	return db
		.selectFrom("procedure_estimates")
		.where("is_found", "=", true)
		.where("updated_at", ">=", since)
		.where("shown_skill_id", "is not", null)
		.groupBy(["shown_skill_id", "procedure"])
		.select(({ fn }) => ["shown_skill_id as skill_id", "procedure", fn.countAll<string>().as("students")])
		.orderBy("students", "desc")
		.orderBy("shown_skill_id")
		.orderBy("procedure")
		.limit(limit)
		.execute();
}

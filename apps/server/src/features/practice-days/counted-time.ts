import { MAX_ANSWER_MS } from "@learnin/domain/practice/active-time";
import { sql } from "kysely";

/** The practice time that an attempt, `a` in the query, adds: `countedMs` of the domain, for the database. */
export function countedTime() {
	return sql<number>`least(a.active_ms, ${sql.lit(MAX_ANSWER_MS)})`;
}

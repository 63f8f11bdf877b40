import { type RawBuilder, sql } from "kysely";

/**
 * The SQL that attempt `a` was made on question `q`, by their names in the query. Attempts have no index by question: they
 * are read from that of their family, from when the question was given until it ended. An hour before and after allows for
 * nodes whose clocks differ.
 */
export const ofQuestionSql = (a: string, q: string) =>
	`(${a}.question_id = ${q}.id and ${a}.family_id = ${q}.family_id
			and ${a}.created_at >= least(${q}.created_at, ${q}.finished_at) - interval '1 hour'
			and ${a}.created_at <= coalesce(${q}.finished_at, 'infinity') + interval '1 hour')`;

/** The same for queries that are not written by hand. */
export function ofQuestion(a: string, q: string): RawBuilder<boolean> {
	return sql.raw<boolean>(ofQuestionSql(a, q));
}

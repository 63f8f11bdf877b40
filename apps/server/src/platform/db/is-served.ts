import { type RawBuilder, sql } from "kysely";

/**
 * The SQL that students get the bank question `q`, by its name in the query: a version is published and nothing holds it
 * back. An index has the same condition.
 */
export const isServedSql = (q: string) =>
	`(${q}.published_version is not null and ${q}.state not in ('suspended', 'retired'))`;

/** The same for queries that are not written by hand. */
export function isServed(q: string): RawBuilder<boolean> {
	return sql.raw<boolean>(isServedSql(q));
}

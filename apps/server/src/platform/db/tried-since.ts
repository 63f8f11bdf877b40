import { type RawBuilder, sql } from "kysely";

/**
 * Only questions `q` with an attempt since then, by the families in a list or a subquery in parentheses. A question ends with
 * an attempt of the same moment, and attempts have an index by time; questions have none, because an end would then write a
 * new entry in each of their indexes.
 */
export function triedSince(families: RawBuilder<string>, since: Date): RawBuilder<boolean> {
	return sql<boolean>`q.id in (select a.question_id from attempts a
		where a.family_id in ${families} and a.created_at >= ${since})`;
}

/** Before any time zone's midnight before this moment. */
export function dayBefore(now: Date): Date {
	return new Date(now.getTime() - 26 * 60 * 60 * 1000);
}

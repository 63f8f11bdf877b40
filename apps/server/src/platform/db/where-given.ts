import { type RawBuilder, sql } from "kysely";

/** Of a filter: the column of the query has this value; every row passes if none is given. */
export function whereGiven(column: string, value: string | number | undefined): RawBuilder<boolean> {
	return value === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${value}`;
}

import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "./database.ts";
import { familyOf } from "./kept-content.ts";

/** Of an enrollment `e`: it was not ended early and is not over at `:now`. */
const left = "e.ended_early_at is null and e.ends_at > :now";
/** Its days have begun, too. */
const running = `e.starts_at <= :now and ${left}`;

/** SQL: whether days of the enrollment `e` are running: what an enrolled student has. `now` is an expression. */
export function runningDaysSql(now: string): string {
	return running.replaceAll(":now", now);
}

/** The same inside of a query. */
export function hasRunningDays(now: Date): RawBuilder<boolean> {
	return at(running, now);
}

/** Whether paid days of the student are running. */
export async function isEnrolled(db: Db | Tx, student_id: string, now: Date): Promise<boolean> {
	const running = await db
		.selectFrom("enrolments as e")
		.select("e.id")
		.where("e.student_id", "=", student_id)
		.where("e.family_id", "=", familyOf(student_id))
		.where(hasRunningDays(now))
		.executeTakeFirst();
	return running !== undefined;
}

/** SQL: whether days of the enrollment `e` are running or still to come. */
export function hasDaysLeft(now: Date): RawBuilder<boolean> {
	return at(left, now);
}

function at(rule: string, now: Date): RawBuilder<boolean> {
	const pieces = rule.split(":now").map((piece) => sql.raw(piece));
	return sql<boolean>`(${sql.join(pieces, sql`${now}`)})`;
}

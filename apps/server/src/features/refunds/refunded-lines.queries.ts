import type { Tx } from "../../platform/db/database.ts";
import { timestamptz, uuids } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";

export async function updateLinesRefunded(tx: Tx, line_ids: string[], refund_id: string): Promise<void> {
	if (line_ids.length === 0) return;
	await tx.updateTable("order_lines").set({ refund_id }).where("id", "in", line_ids).execute();
}

/** Releases the lines of a failed refund; returns them. */
export function updateLinesFree(tx: Tx, refund_id: string) {
	return tx
		.updateTable("order_lines")
		.set({ refund_id: null })
		.where("refund_id", "=", refund_id)
		.returning("id")
		.execute();
}

const enrolmentsEndedStatement = statement({
	name: "end-refunded-enrollments",
	params: { line_ids: uuids, now: timestamptz },
	row: {},
	sql: `
		with ended as (
			update enrolments set ended_early_at = :now
			where order_line_id = any (:line_ids) and ended_early_at is null and ends_at > :now
			returning id, student_id, starts_at, ends_at
		), earlier as (
			select e.id, sum(d.ends_at - greatest(d.starts_at, :now)) as by
			from ended d
			join enrolments e on e.student_id = d.student_id and e.ended_early_at is null and e.starts_at >= d.ends_at
			where e.id not in (select id from ended)
			group by e.id, e.family_id
		)
		update enrolments e set starts_at = e.starts_at - a.by, ends_at = e.ends_at - a.by
		from earlier a where e.id = a.id`,
});

/**
 * Ends the days that were paid with these lines; past days do not change. Days paid for after them move
 * forward: no paid family waits for refunded days to pass. The students must be locked.
 */
export async function updateEnrolmentsEnded(tx: Tx, line_ids: string[], now: Date): Promise<void> {
	if (line_ids.length === 0) return;
	await enrolmentsEndedStatement.all(tx, { line_ids, now });
}

const enrolmentsBackStatement = statement({
	name: "restore-refunded-enrollments",
	params: { line_ids: uuids },
	row: {},
	sql: `
		with back as (
			update enrolments set ended_early_at = null
			where order_line_id = any (:line_ids) and ended_early_at is not null
			returning student_id, ends_at, old.ended_early_at as since
		), pushed as (
			select b.student_id, b.since, b.ends_at - min(e.starts_at) as by
			from back b
			join enrolments e on e.student_id = b.student_id and e.ended_early_at is null and e.starts_at >= b.since
			group by b.student_id, b.since, b.ends_at
		)
		update enrolments e set starts_at = e.starts_at + p.by, ends_at = e.ends_at + p.by
		from pushed p
		where e.student_id = p.student_id and e.ended_early_at is null and e.starts_at >= p.since
			and p.by > interval '0'`,
});

/**
 * Only refunds and lost disputes end days early, each for its own lines, so undoing one restores all of them.
 * Days that were paid for in the meantime come after those, in full. The students must be locked.
 */
export async function updateEnrolmentsBack(tx: Tx, line_ids: string[]): Promise<void> {
	if (line_ids.length === 0) return;
	await enrolmentsBackStatement.all(tx, { line_ids });
}

import { PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { lockStudent } from "../../platform/db/lock-student.ts";
import { insertEnrolment, selectPaidUntil } from "./enrolments.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/**
 * Adds a paid period to the end of each child's days, or from now on if they are over, in the caller's
 * transaction.
 */
export async function renewEnrolments(
	app: Pick<AppContext, "now">,
	tx: Tx,
	{ family_id, renewals }: { family_id: string; renewals: { student_id: string; order_line_id: string }[] },
): Promise<void> {
	for (const { student_id, order_line_id } of renewals) {
		await lockStudent(tx, student_id);
		const starts_at = (await selectPaidUntil(tx, student_id, app.now())) ?? app.now();
		const ends_at = new Date(starts_at.getTime() + PERIOD_DAYS * DAY_MS);
		await insertEnrolment(tx, { family_id, student_id, order_line_id, starts_at, ends_at });
	}
}

import { POLICY_VERSION } from "@learnin/domain/data-rights/retention";
import { PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { insertEnrolment } from "./enrolments.queries.ts";
import {
	insertConsent,
	insertStudent,
	lockAccount,
	type NewConsent,
	type EnteredChild,
	selectGuardianEmails,
	updateAccountBecameParent,
} from "./family.queries.ts";
import { inviteChild } from "./invite-child.ts";
import { DAY_MS } from "@learnin/domain/time/day";

export interface PaidChild extends EnteredChild {
	order_line_id: string;
}

/**
 * Makes the children of a paid order students of the family, in the caller's transaction: student, 30 days,
 * consent (its evidence is the payment) and the invitation email. At registration the paying account becomes
 * PARENT. Returns the students in the given order.
 */
export async function enrolChildren(
	app: Pick<AppContext, "config" | "jobs" | "now">,
	tx: Tx,
	paid: {
		family_id: string;
		account_id: string;
		becomes_parent: boolean;
		consent_method: NewConsent["method"];
		evidence_ref: string;
		children: PaidChild[];
	},
): Promise<{ student_id: string; order_line_id: string }[]> {
	const now = app.now();
	const { family_id } = paid;
	const parent = await lockAccount(tx, paid.account_id);
	const parents = await selectGuardianEmails(tx, family_id);
	const enrolled: { student_id: string; order_line_id: string }[] = [];
	for (const [index, child] of paid.children.entries()) {
		// A millisecond apart, so that the children keep the order in which they were entered.
		const student = await insertStudent(tx, family_id, new Date(now.getTime() + index), {
			...child,
			time_zone: parent.time_zone,
		});
		const { order_line_id } = child;
		await insertEnrolment(tx, {
			family_id,
			student_id: student.id,
			order_line_id,
			starts_at: now,
			ends_at: new Date(now.getTime() + PERIOD_DAYS * DAY_MS),
		});
		await insertConsent(tx, {
			family_id,
			student_id: student.id,
			account_id: parent.id,
			policy_version: POLICY_VERSION,
			scopes: ["practice", "reports_to_guardians"],
			method: paid.consent_method,
			evidence_ref: paid.evidence_ref,
			given_at: now,
		});
		// A child without its own address was given a parent's; it gets no invitation by email.
		if (!parents.includes(student.email) && student.email !== parent.email)
			await inviteChild(app, tx, { family_id, student, parent });
		enrolled.push({ student_id: student.id, order_line_id });
	}
	if (paid.becomes_parent) await updateAccountBecameParent(tx, parent.id);
	return enrolled;
}

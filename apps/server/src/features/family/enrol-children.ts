import { PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import type { AppContext } from "../../platform/app-context.ts";
import { hashSecretToken, newSecretToken } from "../../platform/auth/secret-token.ts";
import type { Tx } from "../../platform/db/database.ts";
import {
	insertConsent,
	insertEnrolment,
	insertInvitation,
	insertStudent,
	lockAccount,
	type NewStudent,
	updateAccountBecameParent,
} from "./family.queries.ts";

const day = 24 * 60 * 60 * 1000;
const invitationDays = 7;
/** The version of the privacy notice that the payment dialog links to; part of every consent. */
const policyVersion = "2026-11";

export interface PaidChild extends NewStudent {
	order_line_id: string;
}

/**
 * Makes the children of a paid order students of the family, in the caller's transaction: student, 30 days,
 * consent (its evidence is the payment) and the invitation mail; the paying account becomes PARENT.
 * Returns the students in the order given.
 */
export async function enrolChildren(
	app: Pick<AppContext, "config" | "jobs" | "now">,
	tx: Tx,
	paid: { family_id: string; account_id: string; evidence_ref: string; children: PaidChild[] },
): Promise<{ student_id: string; order_line_id: string }[]> {
	const now = app.now();
	const { family_id } = paid;
	const parent = await lockAccount(tx, paid.account_id);
	const enrolled: { student_id: string; order_line_id: string }[] = [];
	for (const [index, child] of paid.children.entries()) {
		// A millisecond apart, so that the children keep the order in which they were entered.
		const student = await insertStudent(tx, family_id, new Date(now.getTime() + index), child);
		const { order_line_id } = child;
		await insertEnrolment(tx, {
			family_id,
			student_id: student.id,
			order_line_id,
			starts_at: now,
			ends_at: new Date(now.getTime() + PERIOD_DAYS * day),
		});
		await insertConsent(tx, {
			family_id,
			student_id: student.id,
			account_id: parent.id,
			policy_version: policyVersion,
			scopes: ["practice", "reports_to_guardians"],
			method: "card_payment",
			evidence_ref: paid.evidence_ref,
			given_at: now,
		});
		// A child without an address of its own was given the parent's; it gets no sign-in by mail.
		if (student.email !== parent.email)
			await invite(app, tx, { family_id, student, parent_name: parent.name });
		enrolled.push({ student_id: student.id, order_line_id });
	}
	await updateAccountBecameParent(tx, parent.id);
	return enrolled;
}

interface Invitation {
	family_id: string;
	student: { id: string; name: string; email: string };
	parent_name: string;
}

async function invite(
	app: Pick<AppContext, "config" | "jobs" | "now">,
	tx: Tx,
	invitation: Invitation,
): Promise<void> {
	const { family_id, student, parent_name } = invitation;
	const now = app.now();
	const token = newSecretToken();
	await insertInvitation(tx, {
		family_id,
		student_id: student.id,
		email: student.email,
		token_hash: hashSecretToken(token),
		created_at: now,
		expires_at: new Date(now.getTime() + invitationDays * day),
	});
	await app.jobs.add(tx, "send-mail", {
		to: { name: student.name, address: student.email },
		subject: `${parent_name} invites you to Learnin`,
		text: invitationText({
			name: student.name,
			parent_name,
			link: `${app.config.APP_BASE_URL}/student/accept-invitation?token=${token}`,
		}),
		message_key: `invitation-${student.id}-${now.getTime()}`,
	});
}

function invitationText({
	name,
	parent_name,
	link,
}: {
	name: string;
	parent_name: string;
	link: string;
}): string {
	return `Hello ${name},

${parent_name} has signed you up for Learnin, where you practice math at your own pace.

Open this link to choose your password and start:
${link}

The link works once and for ${invitationDays} days. If you do not know ${parent_name}, please ignore this mail.

Learnin
Interactive Math Mastery
`;
}

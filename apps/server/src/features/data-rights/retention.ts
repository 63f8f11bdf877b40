import { RETENTION, WARNING_DAYS } from "@learnin/domain/data-rights/retention";
import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { describeError } from "../../platform/http/errors/describe-error.ts";
import { deleteOldMails } from "../../platform/mail/mail-log.ts";
import { deleteOldDigests } from "../digest/index.ts";
import { deleteOldErrorReports } from "../error-reports/index.ts";
import { deleteOldNotifications } from "../notifications/index.ts";
import { closeOpenOrder } from "../payments/index.ts";
import { lockFamilyRow, lockStudents, selectGuardians } from "./deletion.queries.ts";
import { mailProof, proofOf } from "./deletion-proof.ts";
import { eraseStudent } from "./erase.ts";
import {
	deleteOldInvitations,
	deleteOldSessions,
	deleteUnpaidOrder,
	type InactiveStudent,
	selectFamiliesToForget,
	selectInactiveStudents,
	selectOldDrafts,
	updateOptionalWarned,
	updateWarningsOfActive,
} from "./retention.queries.ts";
import { greeting } from "../../platform/mail/greeting.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/** Browser errors name no one. */
const errorDays = 90;

/**
 * The nightly deletion of expired data, by the rules on the privacy page. Counters of tries and emailed links
 * have their own jobs. Idempotent; failures are retried the next night.
 */
export async function applyRetention(app: AppContext): Promise<void> {
	const ago = (days: number) => new Date(app.now().getTime() - days * DAY_MS);
	await repeat(() => deleteOldSessions(app.db, ago(RETENTION.sessions.days)));
	for (const table of ["invitations", "guardian_invitations"] as const)
		await repeat(() => deleteOldInvitations(app.db, table, ago(RETENTION.invitations.days)));
	await repeat(() => deleteOldNotifications(app.db, ago(RETENTION.notifications.days)));
	await repeat(() => deleteOldDigests(app.db, ago(RETENTION.notifications.days)));
	await repeat(() => deleteOldMails(app.db, ago(RETENTION.mails.days)));
	await repeat(() => deleteOldErrorReports(app.db, ago(errorDays)));
	await forgetDrafts(app, ago(RETENTION.drafts.days));
	await updateWarningsOfActive(app.db, ago(RETENTION.child.days - WARNING_DAYS));
	const silent = selectInactiveStudents(app.db, ago(RETENTION.child.days - WARNING_DAYS));
	for await (const student of silent)
		await orTomorrow(app, student.id, () => endOf(app, student, ago(RETENTION.child.days)));
	for (const { id } of await selectFamiliesToForget(app.db))
		await app.jobs.add(app.db, "forget-at-provider", { family_id: id });
}

async function repeat(work: () => Promise<number>): Promise<void> {
	while ((await work()) > 0);
}

/** A failure for one delays no other. */
async function orTomorrow(app: AppContext, id: string, work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		const described = error instanceof Error ? describeError(error) : {};
		app.log.warn({ id, ...described }, "retention could not be applied");
	}
}

async function forgetDrafts(app: AppContext, before: Date): Promise<void> {
	for (const { id, family_id, state } of await selectOldDrafts(app.db, before)) {
		await orTomorrow(app, id, async () => {
			// The family may have opened another one since.
			if (state !== "expired") await closeOpenOrder(app, family_id, {});
			await inTransaction(app.db, (tx) => deleteUnpaidOrder(tx, id));
		});
	}
}

/** The warning comes first; the deletion follows only after the same period has passed since the warning. */
async function endOf(app: AppContext, student: InactiveStudent, before: Date): Promise<void> {
	const { deletion_warned_at: warned, last_active_at } = student;
	if (warned === null) return warn(app, student);
	const isDue = last_active_at < before && app.now().getTime() - warned.getTime() >= WARNING_DAYS * DAY_MS;
	if (!isDue) return;
	const { family_id } = student;
	await closeOpenOrder(app, family_id, { of_student: student.id });
	await inTransaction(app.db, async (tx) => {
		await lockFamilyRow(tx, family_id);
		const found = (await lockStudents(tx, family_id)).find(({ id }) => id === student.id);
		if (found === undefined) return;
		const counts = await eraseStudent(app, tx, { family_id, actor_id: null }, found);
		const addresses = (await selectGuardians(tx, family_id)).flatMap(({ email }) => email ?? []);
		const proof = proofOf(counts, app.now());
		const what = "A child who had not been active for 24 months";
		await mailProof(app, tx, { what, id: found.id, addresses, proof });
	});
}

async function warn(app: AppContext, student: InactiveStudent): Promise<void> {
	const { id, name, family_id } = student;
	const now = app.now();
	await inTransaction(app.db, async (tx) => {
		if (!(await updateOptionalWarned(tx, id, now))) return;
		for (const guardian of await selectGuardians(tx, family_id)) {
			if (guardian.email === null) continue;
			await app.jobs.add(tx, "send-mail", {
				to: { name: guardian.name, address: guardian.email },
				subject: `What ${name} practiced will be deleted`,
				text: warningText(guardian.name, name, app.config.APP_BASE_URL),
				message_key: `retention-${id}-${guardian.id}-${now.getTime()}`,
			});
		}
	});
}

function warningText(to: string, child: string, base: string): string {
	return `${greeting(to)}

${child} has not been active on Learnin for almost 24 months. In ${WARNING_DAYS} days we will delete all data about
${child}: profile, answers, reports and points.

To keep it, have ${child} practice once or add more days. You can also save a copy of everything:
${base}/profile

Learnin
Interactive Math Mastery
`;
}

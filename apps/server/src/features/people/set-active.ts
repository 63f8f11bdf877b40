import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { plainName } from "../../platform/mail/greeting.ts";
import { credentialMails, mail } from "../credentials/index.ts";
import { lockAccounts, updateSessionsEnded } from "../sign-in/index.ts";
import {
	lockOptionalParent,
	lockOptionalStudent,
	selectAccountOfStudent,
	selectGuardiansOf,
	updateAccountActivation,
	updateStudentActivation,
} from "./person.queries.ts";

interface Wish {
	actor_id: string;
	is_active: boolean;
	reason: string;
}

/**
 * Deactivates a parent, or reactivates them. Deactivation ends every session at once, including those opened
 * for children, and sends an email. Idempotent. Throws `not_found`, and `admin_untouchable` for a
 * super-admin.
 */
export async function setParentActive(app: AppContext, account_id: string, wish: Wish): Promise<void> {
	await inTransaction(app.db, async (tx) => {
		const account = await lockOptionalParent(tx, account_id);
		if (account === undefined) throw new ApiError("not_found");
		if (account.is_admin) throw new ApiError("admin_untouchable");
		if (account.is_active === wish.is_active) return;
		await updateAccountActivation(tx, account_id, activationOf(app, wish));
		if (!wish.is_active) await endSessions(app, tx, account_id);
		await note(app, tx, wish, { thing: "parent", subject_id: account_id, family_id: null });
		if (account.email === null) return;
		const { name, email } = account;
		const words = wish.is_active
			? credentialMails.letIn(name, app.config.APP_BASE_URL)
			: credentialMails.shutOut(name);
		await mail(app, tx, { name, address: email }, words);
	});
}

/** The same for a child, with or without its own account; notifies its guardians. */
export async function setStudentActive(app: AppContext, student_id: string, wish: Wish): Promise<void> {
	await inTransaction(app.db, async (tx) => {
		await lockAccounts(tx, await selectAccountOfStudent(tx, student_id));
		const student = await lockOptionalStudent(tx, student_id);
		if (student === undefined) throw new ApiError("not_found");
		if (student.is_admin === true) throw new ApiError("admin_untouchable");
		if (student.is_active === wish.is_active) return;
		const { account_id, family_id } = student;
		await updateStudentActivation(tx, student_id, activationOf(app, wish));
		if (account_id !== null) {
			await updateAccountActivation(tx, account_id, activationOf(app, wish));
			if (!wish.is_active) await endSessions(app, tx, account_id);
		}
		await note(app, tx, wish, { thing: "student", subject_id: student_id, family_id });
		const child = plainName(student.name) || "your child";
		for (const { name, email } of await selectGuardiansOf(tx, family_id)) {
			if (email === null) continue;
			const words = wish.is_active
				? credentialMails.childLetIn(name, child)
				: credentialMails.childShutOut(name, child);
			await mail(app, tx, { name, address: email }, words);
		}
	});
}

function activationOf(app: AppContext, { is_active, reason }: Wish) {
	return is_active
		? { is_active, deactivated_at: null, deactivation_reason: null }
		: { is_active, deactivated_at: app.now(), deactivation_reason: reason };
}

async function endSessions(app: AppContext, tx: Tx, account_id: string): Promise<void> {
	await updateSessionsEnded(tx, [account_id], { ended_at: app.now(), ended_because: "deactivated" });
}

async function note(
	app: AppContext,
	tx: Tx,
	{ actor_id, is_active }: Wish,
	{ thing, ...subject }: { thing: "parent" | "student"; subject_id: string; family_id: string | null },
): Promise<void> {
	const action = `${thing}.${is_active ? "activated" : "deactivated"}` as const;
	await recordAct(tx, { actor_id, action, ...subject, created_at: app.now() });
}

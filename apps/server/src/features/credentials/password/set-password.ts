import type { AppContext } from "../../../platform/app-context.ts";
import { recordAct } from "../../../platform/audit/audit.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { updateSessionsEnded } from "../../sign-in/index.ts";
import { credentialMails, mail } from "./credential-mails.ts";
import { updateMailedLinksExpired, updatePasswordHash } from "../credentials.queries.ts";

interface NewPassword {
	account: { id: string; name: string; email: string | null };
	password_hash: string;
	/** The session that stays; none for an emailed link. */
	keep_session?: string;
	action: "password.changed" | "password.reset" | "password.chosen";
}

/**
 * The effects of every new password: other devices are signed out, older links are invalid, and the owner is
 * notified.
 */
export async function setPassword(
	app: Pick<AppContext, "config" | "jobs" | "now">,
	tx: Tx,
	{ account, password_hash, keep_session, action }: NewPassword,
): Promise<void> {
	const now = app.now();
	await updatePasswordHash(tx, account.id, password_hash);
	await updateSessionsEnded(tx, [account.id], {
		ended_at: now,
		ended_because: "password_changed",
		except: keep_session,
	});
	await updateMailedLinksExpired(tx, account.id, ["reset_password", "change_email", "invite_parent"], now);
	await recordAct(tx, { actor_id: account.id, action, subject_id: account.id, created_at: now });
	// A person who has just chosen the first one needs no notice.
	if (account.email === null || action === "password.chosen") return;
	const to = { name: account.name, address: account.email };
	await mail(app, tx, to, credentialMails.passwordChanged(account.name, app.config.APP_BASE_URL));
}

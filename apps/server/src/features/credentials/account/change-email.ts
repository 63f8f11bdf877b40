import type { AppContext } from "../../../platform/app-context.ts";
import { recordAct } from "../../../platform/audit/audit.ts";
import type { Viewer } from "../../../platform/auth/viewer.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import { requireLiveSession } from "../../sign-in/index.ts";
import { confirmIdentity, type Proof } from "./confirm-identity.ts";
import { credentialMails, mail } from "../password/credential-mails.ts";
import { makeLink } from "../password/mailed-link.ts";

/**
 * Emails a link to the new address and a notice to the old one. Only the owner of an address learns that it
 * is taken.
 */
export async function changeEmail(
	app: AppContext,
	viewer: Viewer,
	{ email: new_email, ...proof }: Proof & { email: string },
): Promise<void> {
	await app.limit({ name: "change-email:account", hits: 5, seconds: 3600 }, viewer.account_id);
	const { id, name, email } = await confirmIdentity(app, viewer, proof);
	await inTransaction(app.db, async (tx) => {
		await requireLiveSession(tx, viewer);
		const link = await makeLink(app, tx, { purpose: "change_email", account_id: id, new_email });
		await mail(app, tx, { name, address: new_email }, credentialMails.confirmEmail(name, link));
		if (email !== null)
			await mail(
				app,
				tx,
				{ name, address: email },
				credentialMails.emailChangeAsked(name, app.config.APP_BASE_URL),
			);
		await recordAct(tx, {
			actor_id: id,
			action: "email.change_asked",
			subject_id: id,
			family_id: viewer.family_id,
			created_at: app.now(),
		});
	});
}

import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { hashSecretToken } from "../../platform/auth/secret-token.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { breaksUnique, inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { requireLiveSession } from "../sign-in/index.ts";
import { confirmIdentity, type Proof } from "./confirm-identity.ts";
import { credentialMails, mail } from "./credential-mails.ts";
import {
	lockOptionalMailedLink,
	updateEmail,
	updateMailedLinksExpired,
	updateMailedLinkUsed,
	updateSharedEmail,
} from "./credentials.queries.ts";
import { guessingLinks, makeLink, requireUsableLink } from "./mailed-link.ts";

/** Mails a link to the new address and a notice to the old one. Whether the address is taken is told only to its owner. */
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

/** Makes the address that the link was mailed to the account's, once. Throws `email_taken` when somebody has it by now. */
export async function confirmEmail(app: AppContext, token: string, from: { ip: string }) {
	await app.limit(guessingLinks, from.ip);
	const now = app.now();
	const token_hash = hashSecretToken(token);
	try {
		return await inTransaction(app.db, async (tx) => {
			const found = await lockOptionalMailedLink(tx, token_hash, "change_email");
			const { account_id, new_email, name, email } = requireUsableLink(found, now);
			if (new_email === null) throw new ApiError("link_unknown");
			await updateMailedLinkUsed(tx, token_hash, now);
			await updateEmail(tx, account_id, new_email);
			// A child that shares its guardian's address goes on sharing it: the old one may be somebody else's by now.
			if (email !== null) await updateSharedEmail(tx, account_id, { from: email, to: new_email });
			// What was mailed to the old address must not open the account any more.
			await updateMailedLinksExpired(tx, account_id, ["reset_password"], now);
			if (email !== null) await mail(app, tx, { name, address: email }, credentialMails.emailChanged(name));
			await recordAct(tx, {
				actor_id: account_id,
				action: "email.changed",
				subject_id: account_id,
				created_at: now,
			});
			return { email: new_email };
		});
	} catch (error) {
		if (breaksUnique(error, "accounts_email_key")) throw new ApiError("email_taken");
		throw error;
	}
}

import type { AppContext } from "../../../platform/app-context.ts";
import { recordAct } from "../../../platform/audit/audit.ts";
import { hashSecretToken } from "../../../platform/auth/secret-token.ts";
import type { Viewer } from "../../../platform/auth/viewer.ts";
import { breaksUnique, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { updateAddressProved } from "../../sign-in/index.ts";
import { credentialMails, mail } from "../password/credential-mails.ts";
import {
	lockOptionalMailedLink,
	lockOptionalUnprovedAccount,
	selectOptionalMailedLink,
	updateEmail,
	updateMailedLinksExpired,
	updateMailedLinkUsed,
	updateSharedEmail,
} from "../credentials.queries.ts";
import { guessingLinks, makeLink, requireUsableLink } from "../password/mailed-link.ts";

/** Sends another link to the account's address. Throws `too_many_requests`. */
export async function askForConfirmLink(app: AppContext, { account_id }: Viewer): Promise<void> {
	await app.limit({ name: "confirm-link:account", hits: 5, seconds: 3600 }, account_id);
	await app.jobs.add(app.db, "send-confirm-link", { account_id });
}

/** The job: sends the link, and nothing to an account whose address is verified. */
export async function sendConfirmLink(
	app: Pick<AppContext, "config" | "db" | "jobs" | "now">,
	account_id: string,
): Promise<void> {
	await inTransaction(app.db, async (tx) => {
		const account = await lockOptionalUnprovedAccount(tx, account_id);
		if (account === undefined) return;
		const { name, email } = account;
		const link = await makeLink(app, tx, { purpose: "confirm_email", account_id });
		const text = credentialMails.proveEmail(name, link, app.config.APP_BASE_URL);
		await mail(app, tx, { name, address: email }, text);
	});
}

/**
 * Whether the address that the link was sent to is already verified, by this link or otherwise. Throws if the
 * link is unknown or expired before that.
 */
export async function lookUpConfirmLink(app: AppContext, token: string, from: { ip: string }) {
	await app.limit(guessingLinks, from.ip);
	const found = await selectOptionalMailedLink(
		app.db,
		hashSecretToken(token),
		"change_email",
		"confirm_email",
	);
	if (found?.is_active === true && found.used_at !== null) return { is_confirmed: true };
	const { purpose, email_verified_at } = requireUsableLink(found, app.now());
	return { is_confirmed: purpose === "confirm_email" && email_verified_at !== null };
}

/**
 * Uses the link, once, as proof that the person who opened it reads the email of its address: the account's
 * own, or a new one, which becomes the account's. Throws `email_taken` if another account has it by now.
 */
export async function confirmEmail(app: AppContext, token: string, from: { ip: string }) {
	await app.limit(guessingLinks, from.ip);
	const now = app.now();
	const token_hash = hashSecretToken(token);
	try {
		return await inTransaction(app.db, async (tx) => {
			const found = await lockOptionalMailedLink(tx, token_hash, "change_email", "confirm_email");
			const link = requireUsableLink(found, now);
			await updateMailedLinkUsed(tx, token_hash, now);
			if (link.new_email !== null) return await changeTo(app, tx, { ...link, new_email: link.new_email });
			if (await updateAddressProved(tx, link.account_id, now)) await noteProved(tx, link.account_id, now);
			return { email: link.email ?? "" };
		});
	} catch (error) {
		if (breaksUnique(error, "accounts_email_key")) throw new ApiError("email_taken");
		throw error;
	}
}

interface ConfirmedLink {
	account_id: string;
	name: string;
	email: string | null;
	new_email: string;
}

async function changeTo(app: AppContext, tx: Tx, { account_id, name, email, new_email }: ConfirmedLink) {
	const now = app.now();
	await updateEmail(tx, account_id, { email: new_email, email_verified_at: now });
	// A child that shares its guardian's address keeps sharing it: the old one may belong to someone else by
	// now.
	if (email !== null) await updateSharedEmail(tx, account_id, { from: email, to: new_email });
	// Links sent to the old address must not open the account anymore, nor verify the new one.
	await updateMailedLinksExpired(tx, account_id, ["reset_password", "confirm_email", "invite_parent"], now);
	if (email !== null) await mail(app, tx, { name, address: email }, credentialMails.emailChanged(name));
	await recordAct(tx, {
		actor_id: account_id,
		action: "email.changed",
		subject_id: account_id,
		created_at: now,
	});
	return { email: new_email };
}

/** The audit log entry for a verified address. */
export async function noteProved(tx: Tx, account_id: string, created_at: Date): Promise<void> {
	const action = "email.proved";
	await recordAct(tx, { actor_id: account_id, action, subject_id: account_id, created_at });
}

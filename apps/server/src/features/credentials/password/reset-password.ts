import type { AppContext } from "../../../platform/app-context.ts";
import { recordAct } from "../../../platform/audit/audit.ts";
import { isCommonPassword } from "../../../platform/auth/common-passwords.ts";
import { hashPassword } from "../../../platform/auth/password.ts";
import { hashSecretToken } from "../../../platform/auth/secret-token.ts";
import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { forgetTriesOfAccount, updateAddressProved } from "../../sign-in/index.ts";
import { noteProved } from "../account/prove-address.ts";
import {
	deleteForeignIdentities,
	lockOptionalMailedLink,
	selectOptionalMailedLink,
	updateMailedLinkUsed,
	updateOptionalSecondFactorForgotten,
} from "../credentials.queries.ts";
import { guessingLinks, requireUsableLink } from "./mailed-link.ts";
import { setPassword } from "./set-password.ts";

/** An account that a super-admin created gets its first password the same way as a reset. */
const purposes = ["reset_password", "invite_parent"] as const;

/** Whose password the link sets. Throws if it is unknown, used or expired. */
export async function lookUpResetLink(app: AppContext, token: string, from: { ip: string }) {
	await app.limit(guessingLinks, from.ip);
	const found = await selectOptionalMailedLink(app.db, hashSecretToken(token), ...purposes);
	const { email, name, purpose } = requireUsableLink(found, app.now());
	return { email: email ?? "", name, is_invitation: purpose === "invite_parent" };
}

/** Sets the password through the link, once: of several concurrent calls one wins. Signs no one in. */
export async function resetPassword(
	app: AppContext,
	{ token, password }: { token: string; password: string },
	from: { ip: string },
): Promise<void> {
	const { email, name, is_invitation } = await lookUpResetLink(app, token, from);
	if (isCommonPassword(password, { email, name })) throw new ApiError("password_too_common");
	const password_hash = await hashPassword(password);
	const now = app.now();
	await inTransaction(app.db, async (tx) => {
		const token_hash = hashSecretToken(token);
		const link = requireUsableLink(await lockOptionalMailedLink(tx, token_hash, ...purposes), now);
		await updateMailedLinkUsed(tx, token_hash, now);
		const account = { id: link.account_id, name: link.name, email: link.email };
		const action = is_invitation ? "password.chosen" : "password.reset";
		await setPassword(app, tx, { account, password_hash, action });
		if (await updateAddressProved(tx, link.account_id, now)) await noteProved(tx, link.account_id, now);
		await revokeEarlierSignIns(app, tx, { id: link.account_id, email });
		// Someone who guessed at the old password must not lock out the owner of the new one.
		await forgetTriesOfAccount(app, tx, link.account_id);
	});
}

/**
 * Anyone can sign up with another person's address, add their own Google account and wait for the owner. The
 * owner, now verified, takes over the account without it.
 */
async function revokeEarlierSignIns(
	app: AppContext,
	tx: Tx,
	{ id, email }: { id: string; email: string },
): Promise<void> {
	const act = { actor_id: id, subject_id: id, created_at: app.now() };
	if ((await deleteForeignIdentities(tx, id, email)) > 0)
		await recordAct(tx, { ...act, action: "google.unlinked" });
	if (await updateOptionalSecondFactorForgotten(tx, id))
		await recordAct(tx, { ...act, action: "second_factor.turned_off" });
}

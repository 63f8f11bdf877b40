import type { RouteResponse } from "@learnin/contract/define-route";
import type {
	addParent as addRoute,
	resendParentMail as resendRoute,
} from "@learnin/contract/routes/people/people-lists.contract";
import type { AppContext } from "../../../platform/app-context.ts";
import { recordAct } from "../../../platform/audit/audit.ts";
import { breaksUnique, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { insertAccount } from "../../sign-in/index.ts";
import { credentialMails, mail } from "../password/credential-mails.ts";
import { lockOptionalInvited } from "../credentials.queries.ts";
import { linkExpiry, makeLink } from "../password/mailed-link.ts";

/** Enough for a school evening, too few to fill strangers' inboxes. */
const ofOneAdmin = { name: "parents-added:account", hits: 60, seconds: 60 * 60 };
const ofOneAccount = { name: "parent-mail:account", hits: 5, seconds: 60 * 60 };

/**
 * Creates an account without a password and emails its owner a link to choose one, valid once and for seven
 * days. Throws `email_taken`.
 */
export async function inviteParent(
	app: AppContext,
	actor_id: string,
	parent: { name: string; email: string },
): Promise<RouteResponse<typeof addRoute>> {
	await app.limit(ofOneAdmin, actor_id);
	const created_at = app.now();
	try {
		return await inTransaction(app.db, async (tx) => {
			const nothingYet = { password_hash: null, email_verified_at: null };
			const { id } = await insertAccount(tx, { ...parent, ...nothingYet, time_zone: "UTC", created_at });
			await sendInvitation(app, tx, { id, ...parent });
			await recordAct(tx, { actor_id, action: "parent.added", subject_id: id, created_at });
			return { account_id: id, expires_at: linkExpiry("invite_parent", created_at).toISOString() };
		});
	} catch (error) {
		if (breaksUnique(error, "accounts_email_key")) throw new ApiError("email_taken");
		throw error;
	}
}

/**
 * Sends again what the account is waiting for: its invitation while it cannot sign in, else the link that
 * confirms the address. Throws `not_found`, and `nothing_to_send` for an account that waits for nothing.
 */
export async function resendParentMail(
	app: AppContext,
	actor_id: string,
	account_id: string,
): Promise<RouteResponse<typeof resendRoute>> {
	await app.limit(ofOneAccount, account_id);
	return inTransaction(app.db, async (tx) => {
		const account = await lockOptionalInvited(tx, account_id);
		if (account === undefined) throw new ApiError("not_found");
		const { name, email, is_active, has_way_in, email_verified_at } = account;
		if (email === null || !is_active) throw new ApiError("nothing_to_send");
		if (has_way_in && email_verified_at !== null) throw new ApiError("nothing_to_send");
		if (has_way_in) await app.jobs.add(tx, "send-confirm-link", { account_id });
		else await sendInvitation(app, tx, { id: account_id, name, email });
		const action = has_way_in ? "confirmation.resent" : "parent_invitation.resent";
		await recordAct(tx, { actor_id, action, subject_id: account_id, created_at: app.now() });
		return { sent: has_way_in ? "confirmation" : "invitation" };
	});
}

async function sendInvitation(app: AppContext, tx: Tx, to: { id: string; name: string; email: string }) {
	const link = await makeLink(app, tx, { purpose: "invite_parent", account_id: to.id });
	await mail(app, tx, { name: to.name, address: to.email }, credentialMails.invited(to.name, link));
}

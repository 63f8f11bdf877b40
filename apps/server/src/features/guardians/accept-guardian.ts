import type { Tokens } from "@learnin/contract/routes/people/sign-in.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { hashSecretToken } from "../../platform/auth/secret-token.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { breaksUnique, type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { type ChosenSignIn, lockAccount, lockFamily, readySignIn, requireOpenLink } from "../family/index.ts";
import { notifyGuardians } from "../notifications/index.ts";
import { insertAccount, openSession, updateAddressProved } from "../sign-in/index.ts";
import {
	deleteGuardian,
	insertSecondGuardian,
	lockOptionalUnpaidFamily,
	selectGuardians,
	selectOptionalGuardianInvitation,
	updateGuardianInvitationUsed,
	updateOrdersGivenUp,
} from "./guardians.queries.ts";

const guessing = { name: "guardian-invitation:address", hits: 30, seconds: 300 };

type Invitation = NonNullable<Awaited<ReturnType<typeof selectOptionalGuardianInvitation>>>;

async function requireUsable(db: Db | Tx, token: string, now: Date): Promise<Invitation> {
	return requireOpenLink(await selectOptionalGuardianInvitation(db, hashSecretToken(token)), now);
}

/** What the invitation's page shows. Throws if the link cannot be used (anymore). */
export async function lookUpGuardianInvitation(app: AppContext, token: string, ip: string) {
	await app.limit(guessing, ip);
	const found = await requireUsable(app.db, token, app.now());
	return {
		invited_by: found.inviter_name ?? "A guardian",
		email: found.email,
		expires_at: found.expires_at.toISOString(),
		has_account: found.own_account_id !== null,
	};
}

/**
 * Creates an account with the invited address, adds it to the family and signs it in; of concurrent calls,
 * one wins.
 */
export async function acceptGuardianInvitation(
	app: AppContext,
	accepted: { token: string; name?: string | undefined; time_zone: string } & ChosenSignIn,
	from: { ip: string; user_agent: string },
): Promise<Tokens> {
	const { token, time_zone } = accepted;
	const { email } = await lookUpGuardianInvitation(app, token, from.ip);
	const own = await readySignIn(app, accepted, { email, name: accepted.name ?? "" });
	try {
		return await inTransaction(app.db, async (tx) => {
			const invitation = await lockInvitation(app, tx, token);
			const taken = await own.take(tx);
			const name = accepted.name ?? taken.name;
			if (name === null) throw new ApiError("invalid_request", { fields: { name: "Name is required." } });
			const { password_hash } = own;
			const created_at = app.now();
			const { id } = await insertAccount(tx, {
				email,
				name,
				password_hash,
				time_zone,
				created_at,
				// The link came to this address.
				email_verified_at: created_at,
			});
			await taken.link(id);
			await addGuardian(app, tx, invitation, id);
			return openSession(app, tx, { id, is_admin: false }, from.user_agent);
		});
	} catch (error) {
		if (breaksUnique(error, "accounts_email_key")) throw new ApiError("email_taken");
		throw error;
	}
}

/**
 * Adds the signed-in account to the family. It must be the invited one (`wrong_account`) and have no family
 * of its own (`guardian_elsewhere`): an onboarding that was never paid is canceled.
 */
export async function joinFamily(app: AppContext, viewer: Viewer, token: string, ip: string): Promise<void> {
	await app.limit(guessing, ip);
	await inTransaction(app.db, async (tx) => {
		const account = await lockAccount(tx, viewer.account_id);
		const invitation = await lockInvitation(app, tx, token);
		if (account.email !== invitation.email) throw new ApiError("wrong_account");
		if (account.user_type !== "UNKNOWN") throw new ApiError("guardian_elsewhere");
		await updateAddressProved(tx, account.id, app.now());
		await leaveUnpaidFamily(tx, account.id);
		await addGuardian(app, tx, invitation, account.id);
	});
}

/**
 * Reads the invitation again under the family's lock: a new link, a withdrawal and another guardian come
 * before or after.
 */
async function lockInvitation(app: AppContext, tx: Tx, token: string): Promise<Invitation> {
	const seen = await requireUsable(tx, token, app.now());
	await lockFamily(tx, seen.family_id);
	const invitation = await requireUsable(tx, token, app.now());
	if ((await selectGuardians(tx, invitation.family_id)).length > 1) throw new ApiError("family_full");
	return invitation;
}

async function addGuardian(
	app: AppContext,
	tx: Tx,
	{ id, family_id }: Invitation,
	account_id: string,
): Promise<void> {
	const now = app.now();
	await insertSecondGuardian(tx, { family_id, account_id, created_at: now });
	await updateGuardianInvitationUsed(tx, id, now);
	await recordAct(tx, {
		actor_id: account_id,
		action: "guardian.joined",
		subject_id: account_id,
		family_id,
		created_at: now,
	});
	await notifyGuardians(app, tx, {
		family_id,
		done_by: account_id,
		kind: "invitation_accepted",
		event_key: `guardian-${id}`,
		description: "The second guardian has joined your family. You both see and can do the same things.",
		page: "/parent/settings",
	});
}

/** Nothing with actual or possible money is canceled: such a family stays, and so does its guardian. */
async function leaveUnpaidFamily(tx: Tx, account_id: string): Promise<void> {
	const family = await lockOptionalUnpaidFamily(tx, account_id);
	if (family === undefined) return;
	const mayHoldMoney = family.orders.some(
		({ state, stripe_payment_intent_id }) =>
			!["draft", "failed", "expired"].includes(state) ||
			(state !== "expired" && stripe_payment_intent_id !== null),
	);
	if (mayHoldMoney || family.has_money) throw new ApiError("guardian_elsewhere");
	await updateOrdersGivenUp(tx, family.id);
	await deleteGuardian(tx, account_id);
}

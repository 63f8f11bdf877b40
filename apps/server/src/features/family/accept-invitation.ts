import type { Tokens } from "@learnin/contract/routes/people/sign-in.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { hashSecretToken } from "../../platform/auth/secret-token.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { breaksUnique, inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { changeRules } from "../rewards/index.ts";
import { notifyGuardians } from "../notifications/index.ts";
import { insertAccount, lockAccounts, openSession, updateSessionsEnded } from "../sign-in/index.ts";
import { type ChosenSignIn, readySignIn } from "./choose-sign-in.ts";
import { lockFamily } from "./family.queries.ts";
import {
	selectOptionalInvitation,
	updateAccountSignIn,
	updateInvitationUsed,
	updateStudentAccount,
} from "./invitations.queries.ts";

const guessing = { name: "invitation:address", hits: 30, seconds: 300 };

type Invitation = NonNullable<Awaited<ReturnType<typeof selectOptionalInvitation>>>;

/** What makes a link unusable, for any kind of invitation. */
interface LinkState {
	used_at: Date | null;
	revoked_at: Date | null;
	expires_at: Date;
}

/** The invitation of a usable link. Throws why it cannot be used. */
export function requireOpenLink<T extends LinkState>(invitation: T | undefined, now: Date): T {
	if (invitation === undefined) throw new ApiError("invitation_unknown");
	if (invitation.used_at !== null) throw new ApiError("invitation_used");
	if (invitation.revoked_at !== null) throw new ApiError("invitation_revoked");
	if (invitation.expires_at <= now) throw new ApiError("invitation_expired");
	return invitation;
}

async function requireUsable(db: Tx | AppContext["db"], token: string, now: Date): Promise<Invitation> {
	const invitation = requireOpenLink(await selectOptionalInvitation(db, hashSecretToken(token)), now);
	if (!invitation.has_consent) throw new ApiError("consent_missing");
	return invitation;
}

/**
 * What the invitation's page shows. Throws if the token is unknown, used, revoked or expired, or the consent
 * was withdrawn.
 */
export async function lookUpInvitation(app: AppContext, token: string, ip: string) {
	await app.limit(guessing, ip);
	const found = await requireUsable(app.db, token, app.now());
	return {
		student_name: found.student_name,
		parent_name: found.parent_name,
		email: found.email,
		expires_at: found.expires_at.toISOString(),
		has_account: found.has_account,
	};
}

/** Whether the signed-in child is the one that this link invited, used or not. */
export async function ownsInvitation(app: AppContext, viewer: StudentViewer, token: string, ip: string) {
	await app.limit(guessing, ip);
	const found = await selectOptionalInvitation(app.db, hashSecretToken(token));
	return { is_mine: found?.student_id === viewer.student_id };
}

/**
 * Gives the invited child its own sign-in, with this password or with Google, and signs it in; of concurrent
 * calls, one wins.
 */
export async function acceptInvitation(
	app: AppContext,
	accepted: { token: string; time_zone: string } & ChosenSignIn,
	from: { ip: string; user_agent: string },
): Promise<Tokens> {
	const { token, time_zone } = accepted;
	const { email, student_name } = await lookUpInvitation(app, token, from.ip);
	const own = await readySignIn(app, accepted, { email, name: student_name });
	return join(app, token, async (tx, invitation) => {
		const taken = await own.take(tx);
		const { password_hash } = own;
		const account_id = await giveSignIn(app, tx, invitation, { password_hash, time_zone });
		await taken.link(account_id);
		return openSession(app, tx, { id: account_id, is_admin: false }, from.user_agent);
	});
}

/** Uses up the invitation together with `work`, which creates the sign-in: all or nothing. */
async function join<T>(
	app: AppContext,
	token: string,
	work: (tx: Tx, invitation: Invitation) => Promise<T>,
): Promise<T> {
	try {
		return await inTransaction(app.db, async (tx) => {
			const seen = await requireUsable(tx, token, app.now());
			// A new link, a withdrawal and another acceptance of this one come before or after, never in between.
			if (seen.account_id !== null) await lockAccounts(tx, [seen.account_id]);
			await lockFamily(tx, seen.family_id);
			const invitation = await requireUsable(tx, token, app.now());
			const result = await work(tx, invitation);
			await updateInvitationUsed(tx, invitation.id, app.now());
			await recordAct(tx, {
				actor_id: null,
				action: "invitation.accepted",
				subject_id: invitation.student_id,
				family_id: invitation.family_id,
				created_at: app.now(),
			});
			await notifyGuardians(app, tx, {
				family_id: invitation.family_id,
				kind: "invitation_accepted",
				event_key: `invitation-${invitation.id}`,
				description: `${invitation.student_name} has joined Learnin. You’ll see their practice under Student Activity.`,
				page: "/student-activity",
			});
			return result;
		});
	} catch (error) {
		if (breaksUnique(error, "accounts_email_key")) throw new ApiError("email_taken");
		throw error;
	}
}

/** A child that practiced on its parent's device already has an account, which is kept with its history. */
async function giveSignIn(
	app: AppContext,
	tx: Tx,
	invitation: Invitation,
	own: { password_hash: string | null; time_zone: string },
): Promise<string> {
	const { student_id, email, student_name: name, account_id: known } = invitation;
	const now = app.now();
	// The link came to this address.
	const signIn = { email, ...own, email_verified_at: now };
	if (known !== null) {
		await updateAccountSignIn(tx, known, signIn);
		await updateSessionsEnded(tx, [known], { ended_at: now, ended_because: "password_changed" });
	}
	const account_id = known ?? (await insertAccount(tx, { name, ...signIn, created_at: now })).id;
	await updateStudentAccount(tx, student_id, account_id);
	await changeRules(tx, student_id, { time_zone: own.time_zone }, now);
	return account_id;
}

import type { Tokens } from "@learnin/contract/routes/sign-in.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { isCommonPassword } from "../../platform/auth/common-passwords.ts";
import { hashPassword } from "../../platform/auth/password.ts";
import { hashSecretToken } from "../../platform/auth/secret-token.ts";
import { breaksUnique, inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { insertAccount, openSession } from "../sign-in/index.ts";
import {
	lockOptionalInvitation,
	selectOptionalInvitation,
	updateInvitationUsed,
	updateStudentAccount,
} from "./family.queries.ts";

const guessing = { name: "invitation:address", hits: 30, seconds: 300 };

interface InvitationState {
	used_at: Date | null;
	revoked_at: Date | null;
	expires_at: Date;
}

function requireUsable<T extends InvitationState>(invitation: T | undefined, now: Date): T {
	if (invitation === undefined) throw new ApiError("invitation_unknown");
	if (invitation.used_at !== null) throw new ApiError("invitation_used");
	if (invitation.revoked_at !== null) throw new ApiError("invitation_revoked");
	if (invitation.expires_at <= now) throw new ApiError("invitation_expired");
	return invitation;
}

/** What the invitation's page shows. Throws when the token is unknown, used, revoked or expired. */
export async function lookUpInvitation(app: AppContext, token: string, ip: string) {
	await app.limit(guessing, ip);
	const found = requireUsable(await selectOptionalInvitation(app.db, hashSecretToken(token)), app.now());
	return {
		student_name: found.student_name,
		parent_name: found.parent_name,
		email: found.email,
		expires_at: found.expires_at.toISOString(),
	};
}

/** Gives the invited child an account of its own with this password and signs it in; of several at once, one wins. */
export async function acceptInvitation(
	app: AppContext,
	accepted: { token: string; password: string; time_zone: string },
	from: { ip: string; user_agent: string },
): Promise<Tokens> {
	const { email, student_name } = await lookUpInvitation(app, accepted.token, from.ip);
	if (isCommonPassword(accepted.password, { email, name: student_name }))
		throw new ApiError("password_too_common");
	const password_hash = await hashPassword(accepted.password);
	try {
		return await inTransaction(app.db, async (tx) => {
			const invitation = requireUsable(
				await lockOptionalInvitation(tx, hashSecretToken(accepted.token)),
				app.now(),
			);
			const { time_zone } = accepted;
			const { email: own_email, student_name: name } = invitation;
			const account = await insertAccount(tx, {
				email: own_email,
				name,
				password_hash,
				time_zone,
				created_at: app.now(),
			});
			await updateStudentAccount(tx, invitation.student_id, { account_id: account.id, time_zone });
			await updateInvitationUsed(tx, invitation.id, app.now());
			return openSession(app, tx, { id: account.id, is_admin: false }, from.user_agent);
		});
	} catch (error) {
		if (breaksUnique(error, "accounts_email_key")) throw new ApiError("email_taken");
		throw error;
	}
}

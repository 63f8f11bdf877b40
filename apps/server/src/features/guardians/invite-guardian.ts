import type { GuardianInvitation } from "@learnin/contract/routes/people/guardians.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { hashSecretToken, newSecretToken } from "../../platform/auth/secret-token.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { plainName } from "../../platform/mail/greeting.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { invitationDays, lockFamily } from "../family/index.ts";
import { requireLiveSession } from "../sign-in/index.ts";
import {
	insertGuardianInvitation,
	selectGuardians,
	selectOptionalOpenInvitation,
	updateGuardianInvitationsRevoked,
} from "./guardians.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/** A guardian, or a super-admin in the name of the one who registered the family. */
type Inviter = Pick<ParentViewer, "account_id" | "session_id" | "family_id">;

/** The owner and one more. */
const mostGuardians = 2;
const ofOneFamily = { name: "guardian-invitation:family", hits: 5, seconds: 60 * 60 };

/** The family's guardians, and the open invitation. */
export async function listGuardians(app: AppContext, { family_id, account_id }: ParentViewer) {
	const [guardians, invitation] = await Promise.all([
		selectGuardians(app.db, family_id),
		selectOptionalOpenInvitation(app.db, family_id),
	]);
	return {
		guardians: guardians.map(({ created_at, ...guardian }) => ({
			...guardian,
			is_you: guardian.account_id === account_id,
			joined_at: created_at.toISOString(),
		})),
		invitation: invitation === undefined ? null : present(invitation, app.now()),
	};
}

/**
 * Invites a second guardian by email, which replaces any earlier invitation. The response is the same whether
 * or not the address has an account. Throws `family_full` if there are two already.
 */
export async function inviteGuardian(
	app: AppContext,
	viewer: ParentViewer,
	email: string,
): Promise<GuardianInvitation> {
	await app.limit(ofOneFamily, viewer.family_id);
	return inTransaction(app.db, async (tx) => {
		await lockFamilyOf(tx, viewer);
		return invite(app, tx, viewer, email);
	});
}

/** Sends the family's open invitation again with a new link. Throws `not_found` for any other. */
export async function resendGuardianInvitation(
	app: AppContext,
	viewer: Inviter,
	invitation_id: string,
): Promise<GuardianInvitation> {
	await requireOpen(app.db, viewer, invitation_id);
	await app.limit(ofOneFamily, viewer.family_id);
	return inTransaction(app.db, async (tx) => {
		await lockFamilyOf(tx, viewer);
		const { email } = await requireOpen(tx, viewer, invitation_id);
		return invite(app, tx, viewer, email);
	});
}

/** Withdraws the family's open invitation. Throws `not_found` for any other. */
export function revokeGuardianInvitation(
	app: AppContext,
	viewer: Inviter,
	invitation_id: string,
): Promise<Record<string, never>> {
	return inTransaction(app.db, async (tx) => {
		await lockFamilyOf(tx, viewer);
		await requireOpen(tx, viewer, invitation_id);
		await updateGuardianInvitationsRevoked(tx, viewer.family_id, app.now());
		await recordAct(tx, { ...actOf(app, viewer, invitation_id), action: "guardian_invitation.revoked" });
		return {};
	});
}

/** A guardian that was removed while it waited for the lock must not find a way back in. */
async function lockFamilyOf(tx: Tx, viewer: Inviter): Promise<void> {
	await requireLiveSession(tx, viewer);
	await lockFamily(tx, viewer.family_id);
}

async function requireOpen(db: AppContext["db"] | Tx, { family_id }: Inviter, id: string) {
	const open = await selectOptionalOpenInvitation(db, family_id);
	if (open?.id !== id) throw new ApiError("not_found");
	return open;
}

async function invite(app: AppContext, tx: Tx, viewer: Inviter, email: string): Promise<GuardianInvitation> {
	const { family_id, account_id } = viewer;
	const guardians = await selectGuardians(tx, family_id);
	if (guardians.length >= mostGuardians) throw new ApiError("family_full");
	if (guardians.some((guardian) => guardian.email === email))
		throw new ApiError("invalid_request", {
			fields: { email: "This is your own address. Please enter the other guardian’s." },
		});
	const now = app.now();
	const token = newSecretToken();
	const inviter = guardians.find((guardian) => guardian.account_id === account_id) ?? guardians[0];
	if (inviter === undefined) throw new ApiError("not_found");
	await updateGuardianInvitationsRevoked(tx, family_id, now);
	const invitation = await insertGuardianInvitation(tx, {
		family_id,
		invited_by: inviter.account_id,
		email,
		token_hash: hashSecretToken(token),
		created_at: now,
		expires_at: new Date(now.getTime() + invitationDays * DAY_MS),
	});
	const from = plainName(inviter.name) || "A parent";
	await mail(app, tx, { id: invitation.id, email, invited_by: inviter.account_id, inviter: from, token });
	await recordAct(tx, { ...actOf(app, viewer, invitation.id), action: "guardian_invitation.sent" });
	return present(invitation, now);
}

async function mail(
	app: AppContext,
	tx: Tx,
	to: { id: string; email: string; invited_by: string; inviter: string; token: string },
): Promise<void> {
	await app.jobs.add(tx, "send-mail", {
		to: { name: "", address: to.email },
		invited_by: to.invited_by,
		subject: `${to.inviter} invited you to follow their children’s math on Learnin`,
		text: `Hello,

${to.inviter} invited you to join their family on Learnin, where their children practice math, as the second guardian.
You’ll see what they practice and can help manage their accounts.

Join here:
${app.config.APP_BASE_URL}/accept-guardian?token=${to.token}

The link works once and expires in ${invitationDays} days. If you don’t know who sent it, ignore this email.

Learnin
Interactive Math Mastery
`,
		message_key: `guardian-invitation-${to.id}`,
	});
}

function present(
	invitation: { id: string; email: string; created_at: Date; expires_at: Date },
	now: Date,
): GuardianInvitation {
	return {
		id: invitation.id,
		email: invitation.email,
		state: invitation.expires_at <= now ? "expired" : "waiting",
		sent_at: invitation.created_at.toISOString(),
		expires_at: invitation.expires_at.toISOString(),
	};
}

function actOf(app: AppContext, { account_id, family_id }: Inviter, subject_id: string) {
	return { actor_id: account_id, family_id, subject_id, created_at: app.now() };
}

import type { RouteResponse } from "@learnin/contract/define-route";
import type { getInvitations } from "@learnin/contract/routes/people/family.contract";
import type { ChildInvitation } from "@learnin/contract/schemas/invitation.schema";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { requireLiveSession } from "../sign-in/index.ts";
import { refuseUnusableAddresses } from "./check-addresses.ts";
import { lockAccount, lockFamily, selectGuardianEmails } from "./family.queries.ts";
import {
	selectInvitationStates,
	updateInvitationsRevoked,
	updateStudentEmail,
} from "./invitations.queries.ts";
import { inviteChild } from "./invite-child.ts";

/** Enough for a lost email, too few to flood an inbox. */
const ofOneChild = { name: "invitation:student", hits: 5, seconds: 60 * 60 };
const ofOneFamily = { name: "invitation:family", hits: 30, seconds: 24 * 60 * 60 };

type State = Awaited<ReturnType<typeof selectInvitationStates>>[number];

/** Who sends or withdraws: a guardian, or a super-admin in the name of the one who registered the family. */
export type Inviter = Pick<ParentViewer, "account_id" | "session_id" | "family_id"> & {
	in_the_name_of?: string | undefined;
};

/** The state of each child's invitation. */
export async function childInvitations(
	app: AppContext,
	{ family_id }: Pick<ParentViewer, "family_id">,
): Promise<RouteResponse<typeof getInvitations>> {
	const [states, parents] = await Promise.all([
		selectInvitationStates(app.db, family_id),
		selectGuardianEmails(app.db, family_id),
	]);
	return { invitations: states.map((state) => present(state, parents, app.now())) };
}

/** A child's invitation, or null once the child has its own sign-in. */
export function openInvitation(
	invitations: readonly ChildInvitation[],
	student_id: string,
): ChildInvitation | null {
	const own = invitations.find((each) => each.student_id === student_id);
	return own === undefined || own.state === "joined" ? null : own;
}

function present(state: State, parents: string[], now: Date): ChildInvitation {
	return {
		student_id: state.id,
		email: state.own_email ?? state.email,
		state: stateOf(state, parents, now),
		sent_at: state.sent_at?.toISOString() ?? null,
		expires_at: state.expires_at?.toISOString() ?? null,
	};
}

function stateOf(state: State, parents: string[], now: Date): ChildInvitation["state"] {
	if (state.own_email !== null) return "joined";
	if (parents.includes(state.email)) return "none";
	if (state.expires_at === null || state.revoked_at !== null) return "revoked";
	return state.expires_at <= now ? "expired" : "waiting";
}

/**
 * Emails a child of the family a new link, optionally to another address, and invalidates the earlier one. A
 * parent's own address withdraws the invitation: that child needs none. Throws `has_own_sign_in` once the
 * child has joined.
 */
export async function sendInvitation(
	app: AppContext,
	viewer: Inviter,
	wanted: { student_id: string; email?: string | undefined },
): Promise<ChildInvitation> {
	const { student_id, email } = wanted;
	await findChild(app.db, viewer, student_id);
	await app.limit(ofOneChild, student_id);
	await app.limit(ofOneFamily, viewer.family_id);
	return inTransaction(app.db, async (tx) => {
		await lockFamilyOf(tx, viewer);
		const child = await findChild(tx, viewer, student_id);
		if (!child.has_consent) throw new ApiError("consent_missing");
		const isMoved = email !== undefined && email !== child.email;
		if (isMoved) await moveTo(app, tx, viewer, { child, email });
		const address = email ?? child.email;
		const parents = await selectGuardianEmails(tx, viewer.family_id);
		if (parents.includes(address)) await updateInvitationsRevoked(tx, student_id, app.now());
		else await invite(app, tx, viewer, { ...child, email: address });
		await recordAct(tx, {
			...actOf(app, viewer, student_id),
			action: "invitation.sent",
			details: { address_changed: isMoved },
		});
		return present(await findChild(tx, viewer, student_id), parents, app.now());
	});
}

/** Withdraws a child's invitation: its link no longer works. Idempotent. */
export function revokeInvitation(
	app: AppContext,
	viewer: Inviter,
	student_id: string,
): Promise<ChildInvitation> {
	return inTransaction(app.db, async (tx) => {
		await lockFamilyOf(tx, viewer);
		await findChild(tx, viewer, student_id);
		if ((await updateInvitationsRevoked(tx, student_id, app.now())) > 0)
			await recordAct(tx, { ...actOf(app, viewer, student_id), action: "invitation.revoked" });
		const parents = await selectGuardianEmails(tx, viewer.family_id);
		return present(await findChild(tx, viewer, student_id), parents, app.now());
	});
}

/**
 * A guardian that was removed while it waited for the lock must not move a child's invitation to its own
 * inbox.
 */
async function lockFamilyOf(tx: Tx, viewer: Inviter): Promise<void> {
	await requireLiveSession(tx, viewer);
	await lockFamily(tx, viewer.family_id);
}

async function findChild(tx: Db | Tx, { family_id }: Inviter, student_id: string): Promise<State> {
	const child = (await selectInvitationStates(tx, family_id)).find(({ id }) => id === student_id);
	if (child === undefined) throw new ApiError("not_found");
	if (child.own_email !== null) throw new ApiError("has_own_sign_in");
	return child;
}

async function moveTo(
	app: AppContext,
	tx: Tx,
	{ account_id, family_id }: Inviter,
	{ child, email }: { child: State; email: string },
): Promise<void> {
	await refuseUnusableAddresses(app, tx, { account_id, family_id, besides: child.id }, [
		{ name: child.name, email },
	]);
	await updateStudentEmail(tx, child.id, email);
}

async function invite(app: AppContext, tx: Tx, viewer: Inviter, student: State): Promise<void> {
	const id = viewer.in_the_name_of ?? viewer.account_id;
	const { name } = await lockAccount(tx, id);
	await inviteChild(app, tx, { family_id: viewer.family_id, student, parent: { id, name } });
}

function actOf(app: AppContext, { account_id, family_id }: Inviter, subject_id: string) {
	return { actor_id: account_id, family_id, subject_id, created_at: app.now() };
}

import type { AppContext } from "../../platform/app-context.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { type Inviter, revokeInvitation, sendInvitation } from "../family/index.ts";
import { resendGuardianInvitation, revokeGuardianInvitation } from "../guardians/index.ts";
import { selectGuardiansOf, selectOptionalParent, selectOptionalStudent } from "./person.queries.ts";

/** Emails a child its invitation again, in the name of the guardian who registered the family. */
export async function resendChildInvitation(app: AppContext, viewer: Viewer, student_id: string) {
	const inviter = await inviterFor(app, viewer, student_id);
	const sent = await sendInvitation(app, inviter, { student_id }).catch((error: unknown) => {
		// A child whose parent withdrew consent gets no email.
		if (error instanceof ApiError && error.code === "consent_missing") throw new ApiError("nothing_to_send");
		throw error;
	});
	if (sent.state === "none") throw new ApiError("nothing_to_send");
	return {};
}

export async function revokeChildInvitation(app: AppContext, viewer: Viewer, student_id: string) {
	await revokeInvitation(app, await inviterFor(app, viewer, student_id), student_id);
	return {};
}

interface GuardianLink {
	account_id: string;
	invitation_id: string;
}

/** Emails the second guardian the family's open invitation again. */
export async function resendGuardianLink(app: AppContext, viewer: Viewer, link: GuardianLink) {
	await resendGuardianInvitation(app, await familyOf(app, viewer, link.account_id), link.invitation_id);
	return {};
}

export async function revokeGuardianLink(app: AppContext, viewer: Viewer, link: GuardianLink) {
	await revokeGuardianInvitation(app, await familyOf(app, viewer, link.account_id), link.invitation_id);
	return {};
}

async function inviterFor(app: AppContext, viewer: Viewer, student_id: string): Promise<Inviter> {
	const student = await selectOptionalStudent(app.db, student_id, app.now());
	if (student === undefined) throw new ApiError("not_found");
	const { account_id, session_id } = viewer;
	const { family_id } = student;
	const [owner] = await selectGuardiansOf(app.db, family_id);
	return { account_id, session_id, family_id, in_the_name_of: owner?.account_id };
}

async function familyOf(app: AppContext, viewer: Viewer, parent_id: string): Promise<Inviter> {
	const { account_id, session_id } = viewer;
	const family_id = (await selectOptionalParent(app.db, parent_id))?.family_id ?? null;
	if (family_id === null) throw new ApiError("not_found");
	return { account_id, session_id, family_id };
}

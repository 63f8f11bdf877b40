import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { email, id, moment, newPassword, timeZone } from "../../schemas/common.schema.ts";
import { childInvitation } from "../../schemas/invitation.schema.ts";
import { handoff } from "./google-sign-in.contract.ts";
import { tokens } from "./sign-in.contract.ts";

/** Why the link of an invitation leads nowhere. */
const linkErrors = [
	"invitation_unknown",
	"invitation_used",
	"invitation_expired",
	"invitation_revoked",
	"consent_missing",
] as const;

export const invitationToken = z.string().check(z.minLength(20), z.maxLength(100));

export const lookUpInvitation = defineRoute({
	method: "POST",
	path: "/api/invitations/look-up",
	who: "public",
	summary: "What an invitation's page shows before it is accepted.",
	body: z.strictObject({ token: invitationToken }),
	response: z.object({
		student_name: z.string(),
		parent_name: z.string(),
		email: z.string(),
		expires_at: moment,
		/** An account with this address exists: the parent must give another one first. */
		has_account: z.boolean(),
	}),
	errors: [...linkErrors, "too_many_requests"],
});

/** What can be wrong with a Google account used instead of a password. */
export const signInErrors = [
	"handoff_unknown",
	"google_email_unverified",
	"google_other_address",
	"google_linked_elsewhere",
] as const;

export const acceptInvitation = defineRoute({
	method: "POST",
	path: "/api/invitations/accept",
	who: "public",
	summary: "Gives the invited child its own sign-in and signs it in.",
	body: z.strictObject({
		token: invitationToken,
		/** One of the two: a password, or a Google account with the invited address. */
		password: z.optional(newPassword),
		handoff: z.optional(handoff),
		/** The time zone of the child's browser, for its days and streak. */
		time_zone: z._default(timeZone, "UTC"),
	}),
	response: tokens,
	errors: [...linkErrors, ...signInErrors, "email_taken", "password_too_common", "too_many_requests"],
});

export const ownsInvitation = defineRoute({
	method: "POST",
	path: "/api/invitations/mine",
	who: "student",
	summary: "Whether the signed-in child is the one that this link invited.",
	body: z.strictObject({ token: invitationToken }),
	response: z.object({ is_mine: z.boolean() }),
	errors: ["too_many_requests"],
});

export const getInvitations = defineRoute({
	method: "GET",
	path: "/api/family/invitations",
	who: "parent",
	summary: "How far each child of the family is with its invitation.",
	response: z.object({ invitations: z.array(childInvitation) }),
	errors: [],
});

export const sendInvitation = defineRoute({
	method: "POST",
	path: "/api/family/students/:student_id/invitation/send",
	who: "parent",
	summary:
		"Sends a child's invitation again, to another address if one is given; the link of before is dead.",
	params: z.object({ student_id: id }),
	body: z.strictObject({ email: z.optional(email) }),
	response: childInvitation,
	errors: ["not_found", "has_own_sign_in", "consent_missing", "email_taken", "too_many_requests"],
});

export const revokeInvitation = defineRoute({
	method: "POST",
	path: "/api/family/students/:student_id/invitation/revoke",
	who: "parent",
	summary: "Withdraws a child's invitation: its link opens nothing any more.",
	params: z.object({ student_id: id }),
	body: z.strictObject({}),
	response: childInvitation,
	errors: ["not_found", "has_own_sign_in"],
});

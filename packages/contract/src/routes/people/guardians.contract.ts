import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { email, id, line, moment, newPassword, timeZone } from "../../schemas/common.schema.ts";
import { invitationToken, signInErrors } from "./family.contract.ts";
import { handoff } from "./google-sign-in.contract.ts";
import { tokens } from "./sign-in.contract.ts";

const guardianInvitation = z.object({
	id,
	email: z.string(),
	state: z.enum(["waiting", "expired"]),
	sent_at: moment,
	expires_at: moment,
});
export type GuardianInvitation = z.infer<typeof guardianInvitation>;

const linkErrors = [
	"invitation_unknown",
	"invitation_used",
	"invitation_expired",
	"invitation_revoked",
	"family_full",
	"too_many_requests",
] as const;

export const getGuardians = defineRoute({
	method: "GET",
	path: "/api/family/guardians",
	who: "parent",
	summary: "The family's guardians and the invitation of a second one that is under way.",
	response: z.object({
		guardians: z.array(
			z.object({
				account_id: id,
				name: z.string(),
				email: z.string(),
				/** Set up the family: the only one who may delete it, withdraw consent or remove the other guardian. */
				is_owner: z.boolean(),
				is_you: z.boolean(),
				joined_at: moment,
			}),
		),
		invitation: z.nullable(guardianInvitation),
	}),
	errors: [],
});

export const inviteGuardian = defineRoute({
	method: "POST",
	path: "/api/family/guardian-invitations",
	who: "parent",
	summary: "Invites a second guardian by mail; an earlier invitation is withdrawn.",
	body: z.strictObject({ email }),
	response: guardianInvitation,
	errors: ["family_full", "too_many_requests"],
});

export const resendGuardianInvitation = defineRoute({
	method: "POST",
	path: "/api/family/guardian-invitations/:invitation_id/resend",
	who: "parent",
	summary: "Sends the invitation again with a new link; the one of before is dead.",
	params: z.object({ invitation_id: id }),
	body: z.strictObject({}),
	response: guardianInvitation,
	errors: ["not_found", "family_full", "too_many_requests"],
});

export const revokeGuardianInvitation = defineRoute({
	method: "POST",
	path: "/api/family/guardian-invitations/:invitation_id/revoke",
	who: "parent",
	summary: "Withdraws the invitation: its link opens nothing any more.",
	params: z.object({ invitation_id: id }),
	body: z.strictObject({}),
	response: z.object({}),
	errors: ["not_found"],
});

export const removeGuardian = defineRoute({
	method: "POST",
	path: "/api/family/guardians/:account_id/remove",
	who: "parent",
	summary: "The owner removes the second guardian, or the second one leaves; its sessions end.",
	params: z.object({ account_id: id }),
	body: z.strictObject({}),
	response: z.object({}),
	errors: ["not_found", "owner_only", "owner_stays"],
});

export const lookUpGuardianInvitation = defineRoute({
	method: "POST",
	path: "/api/guardian-invitations/look-up",
	who: "public",
	summary: "What the page of a guardian's invitation shows before it is accepted.",
	body: z.strictObject({ token: invitationToken }),
	response: z.object({
		invited_by: z.string(),
		email: z.string(),
		expires_at: moment,
		/** An account with this address exists; its owner joins by signing in. */
		has_account: z.boolean(),
	}),
	errors: linkErrors,
});

export const acceptGuardianInvitation = defineRoute({
	method: "POST",
	path: "/api/guardian-invitations/accept",
	who: "public",
	summary: "Makes an account for the invited guardian, adds it to the family and signs it in.",
	body: z.strictObject({
		token: invitationToken,
		/** Without it, the name of the Google account. */
		name: z.optional(line("Name", 100)),
		/** One of the two: a password, or a Google account with the invited address. */
		password: z.optional(newPassword),
		handoff: z.optional(handoff),
		time_zone: z._default(timeZone, "UTC"),
	}),
	response: tokens,
	errors: [...linkErrors, ...signInErrors, "email_taken", "password_too_common"],
});

export const joinFamily = defineRoute({
	method: "POST",
	path: "/api/guardian-invitations/join",
	who: "own_account",
	summary: "Adds the signed-in account, invited by its own address, to the family as second guardian.",
	body: z.strictObject({ token: invitationToken }),
	response: z.object({}),
	errors: [...linkErrors, "wrong_account", "guardian_elsewhere"],
});

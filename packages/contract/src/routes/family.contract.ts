import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { newPassword, timeZone } from "../schemas/common.schema.ts";
import { tokens } from "./sign-in.contract.ts";

const invitationToken = z.string().check(z.minLength(20), z.maxLength(100));

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
		expires_at: z.string(),
	}),
	errors: [
		"invitation_unknown",
		"invitation_used",
		"invitation_expired",
		"invitation_revoked",
		"too_many_requests",
	],
});

export const acceptInvitation = defineRoute({
	method: "POST",
	path: "/api/invitations/accept",
	who: "public",
	summary: "Gives the invited child its own sign-in and signs it in.",
	body: z.strictObject({
		token: invitationToken,
		password: newPassword,
		/** Of the child's browser: its days and streak are counted in it. */
		time_zone: z._default(timeZone, "UTC"),
	}),
	response: tokens,
	errors: [
		"invitation_unknown",
		"invitation_used",
		"invitation_expired",
		"invitation_revoked",
		"email_taken",
		"password_too_common",
		"too_many_requests",
	],
});

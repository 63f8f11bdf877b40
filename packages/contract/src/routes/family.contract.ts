import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { email, line, newPassword } from "../schemas/common.schema.ts";
import { order, paymentData } from "../schemas/order.schema.ts";
import { tokens } from "./sign-in.contract.ts";

const educationalBoard = z.enum(["", "Common Core", "England", "CBSE", "ICSE", "NEB", "Other"]);
const learningObjective = z.enum([
	"Catch up with class",
	"Keep up with class",
	"Get ahead",
	"Prepare for a test",
	"Build confidence",
]);

/** One child as typed in onboarding. `educationalBoard` and the rest keep the contract's spelling. */
export const childDetails = z.object({
	name: line("Full name", 100),
	email,
	grade: z.int().check(z.gte(2), z.lte(8)),
	educationalBoard: z._default(educationalBoard, ""),
	schoolName: z._default(z.string().check(z.trim(), z.maxLength(150)), ""),
	learningObjective,
	/** Fixed at 0 in onboarding; parents set it later. */
	daily_reward: z.optional(z.literal(0)),
});
export type ChildDetails = z.infer<typeof childDetails>;

export const getInitialStudentDetails = defineRoute({
	method: "GET",
	path: "/api/parents/initial-student-details",
	who: "unknown",
	summary: "The children entered so far in onboarding, and the open order if there is one.",
	response: z.object({ students: z.array(childDetails), order: z.nullable(order) }),
	errors: [],
});

export const postInitialStudentDetails = defineRoute({
	method: "POST",
	path: "/api/parents/initial-student-details",
	who: "unknown",
	summary: "Keeps the children as drafts, opens (or reopens) the order and prepares its payment.",
	body: z.object({
		type: z._default(z.enum(["setup", "payment"]), "setup"),
		students: z
			.array(childDetails)
			.check(z.minLength(1, "Please add at least one child before continuing"), z.maxLength(10, "Please add at most 10 children at once.")),
	}),
	response: z.object({
		/** Client secret of the SetupIntent; only with type "setup". */
		si: z.optional(z.string()),
		order,
		payment: paymentData,
	}),
	errors: ["order_closed", "child_email_taken", "payment_unavailable"],
});

const invitationToken = z.string().check(z.minLength(20), z.maxLength(100));

export const lookUpInvitation = defineRoute({
	method: "POST",
	path: "/api/invitations/look-up",
	who: "public",
	summary: "What an invitation's page shows before it is accepted.",
	body: z.object({ token: invitationToken }),
	response: z.object({ student_name: z.string(), parent_name: z.string(), email: z.string(), expires_at: z.string() }),
	errors: ["invitation_unknown", "invitation_used", "invitation_expired", "invitation_revoked", "too_many_requests"],
});

export const acceptInvitation = defineRoute({
	method: "POST",
	path: "/api/invitations/accept",
	who: "public",
	summary: "Gives the invited child its own sign-in and signs it in.",
	body: z.object({ token: invitationToken, password: newPassword }),
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

import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { email, id, line, moment, multilineText } from "../../schemas/common.schema.ts";
import { currency } from "../../schemas/currency.schema.ts";

const listQuery = {
	/** Prefixes of words in the name or the address, or a whole id. */
	search: z.optional(z.string().check(z.maxLength(200))),
	sort: z._default(z.enum(["newest", "name"]), "newest"),
	cursor: z.optional(z.string().check(z.maxLength(800))),
};

/** The reason in a few words; only super-admins see it. */
const reason = z.pipe(
	multilineText(500),
	z.string().check(z.minLength(3, "The reason needs at least 3 characters.")),
);

/**
 * `deletion`: an inactive child is deleted soon, and its guardians were notified; `payment_failed`: the last attempt
 * to pay a still open order.
 */
export const parentState = z.enum([
	"all",
	"active",
	"inactive",
	"paying",
	"payment_failed",
	"registering",
	"deletion",
]);
export type ParentState = z.infer<typeof parentState>;
export type PeopleSort = "newest" | "name";

export const getParents = defineRoute({
	method: "GET",
	path: "/api/superadmin/parents",
	who: "admin",
	summary: "Accounts of parents and of those who are still registering, a page at a time.",
	query: z.object({ ...listQuery, state: z._default(parentState, "all") }),
	response: z.object({
		parents: z.array(
			z.object({
				id,
				name: z.string(),
				email: z.string(),
				user_type: z.enum(["PARENT", "UNKNOWN"]),
				is_active: z.boolean(),
				children: z.number(),
				/** The last paid day of any child; null if there is none. */
				paid_until: z.nullable(moment),
				created_at: moment,
			}),
		),
		next_cursor: z.nullable(z.string()),
	}),
	errors: ["not_found"],
});

/** `invited`: with an invitation that can still be accepted. */
export const studentState = z.enum(["all", "enrolled", "not_enrolled", "invited", "inactive", "deletion"]);
export type StudentState = z.infer<typeof studentState>;

export const getStudents = defineRoute({
	method: "GET",
	path: "/api/superadmin/students",
	who: "admin",
	summary: "Children of all families, a page at a time.",
	query: z.object({
		...listQuery,
		state: z._default(studentState, "all"),
		grade: z.optional(z.coerce.number().check(z.int(), z.gte(2), z.lte(8))),
	}),
	response: z.object({
		students: z.array(
			z.object({
				id,
				name: z.string(),
				grade: z.number(),
				/** The guardian who set up the family. */
				parent_name: z.string(),
				is_active: z.boolean(),
				enrolled_until: z.nullable(moment),
				created_at: moment,
			}),
		),
		next_cursor: z.nullable(z.string()),
	}),
	errors: ["not_found"],
});

const invitation = z.object({
	state: z.enum(["waiting", "expired"]),
	sent_at: moment,
	expires_at: moment,
});

/** Whether the person may sign in; if not, since when and why. */
const activation = {
	is_active: z.boolean(),
	deactivated_at: z.nullable(moment),
	deactivation_reason: z.nullable(z.string()),
};

/** Super-admins' actions on it, newest first. */
const acts = z.array(
	z.object({
		id: z.string(),
		action: z.string(),
		/** Null: the account was deleted, or it was a job. */
		by: z.nullable(z.string()),
		at: moment,
	}),
);
export type ActOnPerson = z.infer<typeof acts>[number];

/** Why this person cannot be impersonated; null if possible. */
const notSeenBecause = z.nullable(z.enum(["admin", "inactive", "no_account"]));

const session = z.object({
	id,
	browser: z.nullable(z.string()),
	system: z.nullable(z.string()),
	signed_in_at: moment,
	last_seen_at: moment,
	/** Set for a session that a parent opened for a child. */
	child_name: z.nullable(z.string()),
});

const childOfFamily = z.object({
	id,
	name: z.string(),
	grade: z.number(),
	is_active: z.boolean(),
	enrolled_until: z.nullable(moment),
	/** `none`: the child shares a parent's address. `joined`: it signs in by itself. */
	invitation: z.enum(["none", "waiting", "expired", "revoked", "joined"]),
});

export const getParent = defineRoute({
	method: "GET",
	path: "/api/superadmin/parents/:account_id",
	who: "admin",
	summary: "One parent with the family, sessions and what super-admins did. Stands in the audit log.",
	params: z.object({ account_id: id }),
	response: z.object({
		id,
		name: z.string(),
		email: z.string(),
		is_email_proved: z.boolean(),
		user_type: z.enum(["PARENT", "UNKNOWN"]),
		is_admin: z.boolean(),
		...activation,
		created_at: moment,
		last_seen_at: z.nullable(moment),
		/** The emailed link to set the password of an account made by a super-admin; null once it has one. */
		invitation: z.nullable(
			z.object({
				state: invitation.shape.state,
				/** Null if too long ago to be stored. */
				sent_at: z.nullable(moment),
				expires_at: z.nullable(moment),
			}),
		),
		not_seen_because: notSeenBecause,
		family: z.nullable(
			z.object({
				id,
				currency,
				/** Major units. */
				wallet_balance: z.number(),
				created_at: moment,
				guardians: z.array(
					z.object({
						account_id: id,
						name: z.string(),
						email: z.string(),
						is_owner: z.boolean(),
						is_active: z.boolean(),
					}),
				),
				guardian_invitation: z.nullable(z.object({ id, email: z.string(), ...invitation.shape })),
				children: z.array(childOfFamily),
			}),
		),
		sessions: z.array(session),
		acts,
	}),
	errors: ["not_found"],
});

export const getStudentDetails = defineRoute({
	method: "GET",
	path: "/api/superadmin/students/:student_id",
	who: "admin",
	summary: "One child with how it gets on, in figures alone. Stands in the audit log.",
	params: z.object({ student_id: id }),
	response: z.object({
		id,
		account_id: z.nullable(id),
		name: z.string(),
		/** The address of its sign-in or invitation; its parent's if it has none. */
		email: z.string(),
		grade: z.number(),
		...activation,
		created_at: moment,
		/** When its guardians were notified that it is deleted soon unless it returns. */
		deletion_warned_at: z.nullable(moment),
		enrolled_until: z.nullable(moment),
		invitation: childOfFamily.shape.invitation,
		not_seen_because: notSeenBecause,
		/** The last answer or sign-in. */
		last_active_at: z.nullable(moment),
		/** The newest days with practice, at most ten, newest first; `day_id` opens their answers. */
		days: z.array(
			z.object({ day_id: z.string(), date: z.iso.date(), finished: z.number(), first_try: z.number() }),
		),
		current_streak: z.number(),
		longest_streak: z.number(),
		completed_count: z.number(),
		/** Shown times 100. */
		reward_points: z.number(),
		skills: z.object({
			practiced: z.number(),
			mastered: z.number(),
			due_for_review: z.number(),
			in_progress: z.number(),
		}),
		guardians: z.array(z.object({ account_id: id, name: z.string(), is_owner: z.boolean() })),
		acts,
	}),
	errors: ["not_found"],
});

export const addParent = defineRoute({
	method: "POST",
	path: "/api/superadmin/parents",
	who: "admin",
	summary: "Makes an account for a parent and mails the link by which its owner chooses a password.",
	body: z.strictObject({ name: line("Name", 100), email }),
	response: z.object({ account_id: id, expires_at: moment }),
	errors: ["email_taken", "too_many_requests"],
});

export const resendParentMail = defineRoute({
	method: "POST",
	path: "/api/superadmin/parents/:account_id/mail",
	who: "admin",
	summary:
		"Mails the link again that the account waits for: the invitation of one without a password, else the one that confirms the address.",
	params: z.object({ account_id: id }),
	body: z.strictObject({}),
	response: z.object({ sent: z.enum(["invitation", "confirmation"]) }),
	errors: ["not_found", "nothing_to_send", "too_many_requests"],
});

export const setParentActive = defineRoute({
	method: "PUT",
	path: "/api/superadmin/parents/:account_id/active",
	who: "admin",
	summary: "Lets a parent in again, or shuts them out: every session ends at once, and a mail tells them.",
	params: z.object({ account_id: id }),
	body: z.strictObject({ is_active: z.boolean(), reason }),
	response: z.object({}),
	errors: ["not_found", "admin_untouchable"],
});

export const setStudentActive = defineRoute({
	method: "PUT",
	path: "/api/superadmin/students/:student_id/active",
	who: "admin",
	summary: "Lets a child in again, or shuts it out: every session ends at once, and its parents are told.",
	params: z.object({ student_id: id }),
	body: z.strictObject({ is_active: z.boolean(), reason }),
	response: z.object({}),
	errors: ["not_found", "admin_untouchable"],
});

export const resendChildInvitation = defineRoute({
	method: "POST",
	path: "/api/superadmin/students/:student_id/invitation",
	who: "admin",
	summary: "Mails a child its invitation again; the link of before is dead.",
	params: z.object({ student_id: id }),
	body: z.strictObject({}),
	response: z.object({}),
	errors: ["not_found", "has_own_sign_in", "nothing_to_send", "too_many_requests"],
});

export const revokeChildInvitation = defineRoute({
	method: "DELETE",
	path: "/api/superadmin/students/:student_id/invitation",
	who: "admin",
	summary: "Withdraws a child's invitation.",
	params: z.object({ student_id: id }),
	body: z.strictObject({}),
	response: z.object({}),
	errors: ["not_found", "has_own_sign_in"],
});

export const resendGuardianLink = defineRoute({
	method: "POST",
	path: "/api/superadmin/parents/:account_id/guardian-invitations/:invitation_id",
	who: "admin",
	summary: "Mails the second guardian of this parent's family the invitation again.",
	params: z.object({ account_id: id, invitation_id: id }),
	body: z.strictObject({}),
	response: z.object({}),
	errors: ["not_found", "family_full", "too_many_requests"],
});

export const revokeGuardianLink = defineRoute({
	method: "DELETE",
	path: "/api/superadmin/parents/:account_id/guardian-invitations/:invitation_id",
	who: "admin",
	summary: "Withdraws the invitation of a second guardian.",
	params: z.object({ account_id: id, invitation_id: id }),
	body: z.strictObject({}),
	response: z.object({}),
	errors: ["not_found"],
});

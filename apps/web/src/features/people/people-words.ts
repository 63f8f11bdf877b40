import type { ParentState, StudentState } from "@learnin/contract/routes/people/people-lists.contract";
import type { Figures } from "./people.api.ts";
import type { Family, SeenPerson } from "./lists/people-lists.api.ts";

/** The filters, in the order in which they are offered. */
export const parentStates: Readonly<Record<ParentState, string>> = {
	all: "All parents",
	active: "Active",
	paying: "Paying now",
	payment_failed: "Payment failed",
	registering: "Still registering",
	inactive: "Switched off",
	deletion: "Deletion pending",
};

export const studentStates: Readonly<Record<StudentState, string>> = {
	all: "All students",
	enrolled: "Enrolled now",
	not_enrolled: "Not enrolled",
	invited: "Invitation open",
	inactive: "Switched off",
	deletion: "Deletion pending",
};

export const invitationWords: Readonly<Record<Family["children"][number]["invitation"], string>> = {
	none: "Uses a parent’s device",
	waiting: "Invitation sent",
	expired: "Invitation expired",
	revoked: "Invitation withdrawn",
	joined: "Has a sign-in",
};

export const questionStateWords: Readonly<Record<Figures["questions"][number]["state"], string>> = {
	draft: "Drafts",
	in_review: "In review",
	published: "Published",
	suspended: "Suspended",
	retired: "Retired",
};

export const notSeenWords: Readonly<Record<NonNullable<SeenPerson["not_seen_because"]>, string>> = {
	admin: "You can’t view Learnin as a super-admin.",
	inactive: "There’s nothing to see while the account is switched off.",
	no_account: "There’s nothing to see before the first practice.",
};

import type { ParentState, StudentState } from "@learnin/contract/routes/people-lists.contract";
import type { Figures } from "./people.api.ts";
import type { Family, SeenPerson } from "./people-lists.api.ts";

/** The filters, in the order in which they are offered. */
export const parentStates: Readonly<Record<ParentState, string>> = {
	all: "All parents",
	active: "Active",
	paying: "Paying now",
	registering: "Still registering",
	inactive: "Switched off",
	deletion: "Deletion pending",
};

export const studentStates: Readonly<Record<StudentState, string>> = {
	all: "All students",
	enrolled: "Enrolled now",
	not_enrolled: "Not enrolled",
	inactive: "Switched off",
	deletion: "Deletion pending",
};

export const invitationWords: Readonly<Record<Family["children"][number]["invitation"], string>> = {
	none: "Uses a parent's device",
	waiting: "Invitation sent",
	expired: "Invitation expired",
	revoked: "Invitation withdrawn",
	joined: "Signs in alone",
};

export const questionStateWords: Readonly<Record<Figures["questions"][number]["state"], string>> = {
	draft: "Drafts",
	in_review: "In review",
	published: "Published",
	suspended: "Suspended",
	retired: "Retired",
};

export const notSeenWords: Readonly<Record<NonNullable<SeenPerson["not_seen_because"]>, string>> = {
	admin: "Nobody sees the product as a super-admin.",
	inactive: "Switched off: there is nothing to see.",
	no_account: "There is nothing to see before the first practice.",
};

const actWords: Readonly<Record<string, string>> = {
	"answers.seen": "Looked at the answers",
	"parent.added": "Added the account",
	"parent.deactivated": "Switched the account off",
	"parent.activated": "Switched the account on",
	"student.deactivated": "Switched the account off",
	"student.activated": "Switched the account on",
	"parent_invitation.resent": "Sent the invitation again",
	"confirmation.resent": "Sent the confirmation again",
	"invitation.sent": "Sent the child's invitation",
	"invitation.revoked": "Withdrew the child's invitation",
	"guardian_invitation.sent": "Invited a second guardian",
	"guardian_invitation.revoked": "Withdrew a guardian's invitation",
	"seeing_as.started": "Began to see the product as this person",
	"seeing_as.ended": "Stopped seeing the product as this person",
	"admin.granted": "Made a super-admin",
	"admin.revoked": "Is no super-admin any more",
	"second_factor.reset": "Took the second factor off",
};

/** What was done, as a person reads it; what has no words yet by its name. */
export function actText(action: string): string {
	return actWords[action] ?? action.replaceAll(/[._]/g, " ");
}

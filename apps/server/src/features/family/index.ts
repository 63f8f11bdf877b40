import type { Db, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import {
	insertFamily,
	lockAccount,
	lockFamily,
	selectOptionalFamilyOfGuardian,
	selectOptionalStudentOfFamily,
} from "./family.queries.ts";

export { requireOpenLink } from "./accept-invitation.ts";
export { refuseUnusableAddresses } from "./check-addresses.ts";
export {
	childInvitations,
	type Inviter,
	openInvitation,
	revokeInvitation,
	sendInvitation,
} from "./child-invitations.ts";
export { type ChosenSignIn, readySignIn } from "./choose-sign-in.ts";
export { enrolChildren } from "./enrol-children.ts";
export { selectEnrolledChildren, selectPaidUntil } from "./enrolments.queries.ts";
export {
	lockAccount,
	lockFamily,
	selectFamilyCurrency,
	selectGuardianNames,
	selectOptionalFamilyOfGuardian,
	updateFamilyCurrency,
	updateFamilyStripeCustomer,
} from "./family.queries.ts";
export { familyRoutes } from "./family.routes.ts";
export { invitationDays } from "./invite-child.ts";
export { renewEnrolments } from "./renew-enrolments.ts";
export { hasConsentInEffect } from "./consent-in-effect.ts";
export { enrolledUntil } from "./enrolled-until.ts";

/**
 * The family that this account guards, created now if there is none, and the account's current role; both
 * rows are locked until the transaction ends.
 */
export async function ensureLockedFamily(tx: Tx, account_id: string, now: Date) {
	// The account's lock makes two concurrent first requests create one family.
	const { user_type } = await lockAccount(tx, account_id);
	const family =
		(await selectOptionalFamilyOfGuardian(tx, account_id)) ?? (await insertFamily(tx, account_id, now));
	await lockFamily(tx, family.id);
	return { ...family, user_type };
}

/**
 * The one place that checks whether a student belongs to the viewer's family. Throws `not_found` for any
 * other.
 */
export async function requireStudentOf(db: Db, viewer: { family_id: string }, student_id: string) {
	const student = await selectOptionalStudentOfFamily(db, viewer.family_id, student_id);
	if (student === undefined) throw new ApiError("not_found");
	return student;
}

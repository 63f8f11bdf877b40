import { paths } from "../../paths/paths.ts";
import { leaveFlash } from "../../platform/flash.ts";
import { takeReturnTo } from "../../platform/return-to.ts";
import type { SignedIn } from "../google-sign-in/index.ts";

/** Leads on after a sign-in with Google: to registration, to where the person was going, or to the own dashboard. */
export function leaveSignedInWithGoogle({ user_type, is_admin }: SignedIn): void {
	if (user_type === "UNKNOWN") return location.assign(is_admin ? paths.adminDashboard : paths.register);
	const isParent = user_type === "PARENT";
	leaveFlash({ kind: "success", text: `Successfully logged in as ${isParent ? "Parent" : "Student"}` });
	location.assign(takeReturnTo() ?? (isParent ? paths.parentDashboard : paths.studentDashboard));
}

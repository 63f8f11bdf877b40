import { paths } from "../../paths/paths.ts";
import { leaveFlash } from "../../platform/pages/flash.ts";
import { takeReturnTo } from "../../platform/pages/return-to.ts";
import type { SignedIn } from "../google-sign-in/index.ts";

/** Redirects after signing in with Google: to registration, to the requested page, or to the dashboard. */
export function leaveSignedInWithGoogle({ user_type, is_admin }: SignedIn): void {
	if (user_type === "UNKNOWN") return location.assign(is_admin ? paths.adminDashboard : paths.register);
	const isParent = user_type === "PARENT";
	leaveFlash({ kind: "success", text: `Successfully logged in as ${isParent ? "Parent" : "Student"}` });
	location.assign(takeReturnTo() ?? (isParent ? paths.parentDashboard : paths.studentDashboard));
}

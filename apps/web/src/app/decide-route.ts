import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { paths } from "../paths/paths.ts";

export type Viewer = Pick<UserDetails, "user_type" | "is_admin" | "second_factor" | "is_opened_by_parent">;

export type Decision =
	| { kind: "stay" }
	| { kind: "go"; to: string /** Return here after signing in. */; remember: boolean };

type Group = "public" | "sign-in" | "register" | "signed-in" | "parent" | "student" | "own-student" | "admin";

/**
 * The first match decides. A path with a trailing slash includes everything below it, one with a star whatever
 * contains it.
 */
const groups: readonly [string, Group][] = [
	["*/student-activity/details", "parent"],
	[paths.login, "sign-in"],
	[paths.createAccount, "sign-in"],
	[paths.register, "register"],
	[paths.acceptInvitation, "public"],
	[paths.acceptGuardian, "public"],
	[paths.paymentMethods, "parent"],
	["/settings/", "signed-in"],
	["/profile", "signed-in"],
	["/question/details/", "signed-in"],
	["/student/invitation/payment", "signed-in"],
	["/student/questions/", "signed-in"],
	["/get-attempts-details", "signed-in"],
	["/student/daily/", "signed-in"],
	["/student/month", "signed-in"],
	["/student-activity/", "parent"],
	["/parent/", "parent"],
	["/stripe-success", "parent"],
	["/add-invitation", "parent"],
	[paths.studentPaymentMethods, "own-student"],
	["/student/", "student"],
	["/superadmin/", "admin"],
	["/add-question", "admin"],
	["/all-questions", "admin"],
	["/view-questions", "admin"],
	["/add-question-with-prompt", "admin"],
	["/generate-multiple-questions", "admin"],
	["/multimodel-question-generation", "admin"],
	["/skills", "admin"],
	["/update-question/", "admin"],
	["/upload-images", "admin"],
	["/reported-questions", "admin"],
	["/question-generation-with-relevance", "admin"],
	["/misc", "admin"],
];

/** Pages that an account may use before it has finished registration. */
const openToUnknown = [
	"/settings/",
	paths.register,
	paths.successPayment,
	paths.failurePayment,
	paths.failedAnswer,
	paths.acceptInvitation,
	paths.acceptGuardian,
	paths.forgotPassword,
	paths.resetPassword,
	paths.confirmEmail,
];

/**
 * Whether this viewer may see the page at `path`. The server checks every call; this only spares people a useless
 * page. `null` is a visitor who is not signed in.
 */
export function decideRoute(viewer: Viewer | null, path: string): Decision {
	const group = groups.find(([pattern]) => covers(pattern, path))?.[1] ?? "public";
	if (viewer && isUnregistered(viewer)) {
		const isOpen = group !== "parent" && openToUnknown.some((each) => covers(each, path));
		return isOpen ? { kind: "stay" } : go(paths.register);
	}
	if (letsIn(group, viewer)) return { kind: "stay" };
	const ofOtherRole = viewer && samePageOfRole(viewer, path);
	if (ofOtherRole) return go(ofOtherRole);
	if (!viewer) return { kind: "go", to: paths.home, remember: group !== "register" };
	return go(group === "register" ? paths.home : ownDashboard(viewer, group));
}

/** The page about payment exists for both roles, with its own address for each. */
function samePageOfRole({ user_type }: Viewer, path: string): string | null {
	if (user_type === "STUDENT" && covers(paths.paymentMethods, path)) return paths.studentPaymentMethods;
	if (user_type === "PARENT" && covers(paths.studentPaymentMethods, path)) return paths.paymentMethods;
	return null;
}

/** The home page of an account. */
export function homeOf(viewer: Viewer): string {
	if (viewer.user_type === "STUDENT") return paths.studentDashboard;
	if (viewer.user_type === "PARENT") return paths.parentDashboard;
	return viewer.is_admin ? adminHomeOf(viewer) : paths.register;
}

/** A super-admin who still needs a second factor starts where it is turned on. */
function adminHomeOf({ second_factor }: Viewer): string {
	return second_factor === "required" ? paths.signInSettings : paths.adminDashboard;
}

function letsIn(group: Group, viewer: Viewer | null): boolean {
	switch (group) {
		case "public":
			return true;
		case "sign-in":
			return viewer === null;
		case "register":
			return viewer?.user_type === "UNKNOWN";
		case "signed-in":
			return viewer !== null;
		case "parent":
			return viewer?.user_type === "PARENT";
		case "student":
			return viewer?.user_type === "STUDENT";
		case "own-student":
			return viewer?.user_type === "STUDENT" && !viewer.is_opened_by_parent;
		case "admin":
			return viewer?.is_admin === true && viewer.second_factor !== "required";
	}
}

/** A super-admin without another role has no dashboard of that role. */
function ownDashboard(viewer: Viewer, group: Group): string {
	if (group === "admin" && viewer.is_admin) return adminHomeOf(viewer);
	const isRolePage = ["parent", "student", "own-student"].includes(group);
	return isRolePage && viewer.user_type === "UNKNOWN" ? paths.home : homeOf(viewer);
}

/** Super-admins are exempt: their home needs no registration. */
function isUnregistered(viewer: Viewer): boolean {
	return viewer.user_type === "UNKNOWN" && !viewer.is_admin;
}

function go(to: string): Decision {
	return { kind: "go", to, remember: false };
}

function covers(pattern: string, path: string): boolean {
	if (pattern[0] === "*") return path.includes(pattern.slice(1));
	const base = pattern.replace(/\/$/, "");
	return path === base || path === `${base}/` || (pattern.endsWith("/") && path.startsWith(pattern));
}

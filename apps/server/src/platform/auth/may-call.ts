import type { Route, Who } from "@learnin/contract/define-route";
import { ApiError } from "../http/errors/api-error.ts";
import type { Viewer } from "./viewer.ts";

/**
 * Lets a super-admin who impersonates an account read what that account reads. Throws `seeing_as` for
 * anything that writes, reveals a secret or is a download, and `forbidden` for what does not exist for other
 * accounts.
 */
export function requireMayCallAs(
	{ method, kind, whileImpersonating }: Pick<Route, "method" | "kind" | "whileImpersonating">,
	{ impersonated_by }: Viewer,
): void {
	if (impersonated_by === null && whileImpersonating === "only") throw new ApiError("forbidden");
	const mayPass =
		whileImpersonating === "only" || (method === "GET" && kind !== "file" && whileImpersonating !== "never");
	if (impersonated_by !== null && !mayPass) throw new ApiError("seeing_as");
}

/** Admits those who may call a route for `who`. Throws `forbidden`, or what is missing to be admitted. */
export function requireMayCall(who: Who, viewer: Viewer): void {
	if (mayCall(who, viewer)) return;
	const isShort = viewer.lacks_second_factor && mayCall(who, { ...viewer, is_admin: true });
	throw new ApiError(isShort ? "second_factor_required" : "forbidden");
}

function mayCall(who: Who, viewer: Viewer): boolean {
	switch (who) {
		case "public":
		case "account":
			return true;
		case "own_account":
			return viewer.opened_by === null;
		case "unknown":
			return viewer.user_type === "UNKNOWN";
		case "parent_or_admin":
			return viewer.user_type === "PARENT" || viewer.is_admin;
		case "signed_in":
			return viewer.user_type !== "UNKNOWN" || viewer.is_admin;
		case "parent":
			return viewer.user_type === "PARENT" && viewer.family_id !== null;
		case "payer":
			return ["PARENT", "UNKNOWN"].includes(viewer.user_type) && viewer.family_id !== null;
		case "student":
			return viewer.user_type === "STUDENT" && viewer.student_id !== null;
		case "practising_as":
			return viewer.user_type === "STUDENT" && viewer.student_id !== null && viewer.opened_by !== null;
		case "admin":
			return viewer.is_admin;
	}
}

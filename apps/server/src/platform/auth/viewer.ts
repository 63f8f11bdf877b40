import type { Who } from "@learnin/contract/define-route";
import type pg from "pg";
import { ApiError } from "../http/api-error.ts";
import type { AccessTokens } from "./access-token.ts";

/** Who is asking, read from the database at every call. */
export interface Viewer {
	account_id: string;
	session_id: string;
	user_type: "UNKNOWN" | "PARENT" | "STUDENT";
	is_admin: boolean;
	family_id: string | null;
	/** Set for a STUDENT. */
	student_id: string | null;
	/** End of the student's current enrolment; null for others and when there is none. */
	enrolled_until: Date | null;
}

export type StudentViewer = Viewer & { family_id: string; student_id: string };
export type ParentViewer = Viewer & { family_id: string };

/** The viewer a handler gets, by what the route asks for. */
export type ViewerFor<W extends Who> = W extends "public"
	? Viewer | null
	: W extends "student"
		? StudentViewer
		: W extends "parent"
			? ParentViewer
			: Viewer;

const selectViewer = {
	name: "select-viewer",
	text: `
		select a.id as account_id, s.id as session_id, a.user_type, a.is_admin, a.is_active,
			coalesce(st.family_id, g.family_id) as family_id, st.id as student_id,
			(select max(e.ends_at) from enrolments e
			 where e.student_id = st.id and e.starts_at <= $2 and e.ends_at > $2 and e.ended_early_at is null) as enrolled_until
		from sessions s
		join accounts a on a.id = s.account_id
		left join students st on st.account_id = a.id
		left join guardians g on g.account_id = a.id
		where s.id = $1 and s.ended_at is null and s.absolute_expires_at > $2`,
};

/**
 * The viewer of a bearer token. Throws `session_ended` for a token that is not valid (any more)
 * and `account_inactive` for a switched-off account.
 */
export async function readViewer(
	pool: pg.Pool,
	tokens: AccessTokens,
	token: string,
	now: Date,
): Promise<Viewer> {
	const claims = await tokens.verify(token);
	if (claims === null) throw new ApiError("session_ended");
	const { rows } = await pool.query<Viewer & { is_active: boolean }>({
		...selectViewer,
		values: [claims.session_id, now],
	});
	const row = rows[0];
	if (row === undefined || row.account_id !== claims.account_id) throw new ApiError("session_ended");
	if (!row.is_active) throw new ApiError("account_inactive");
	const { is_active: _, ...viewer } = row;
	return viewer;
}

/** Whether this viewer may call a route for `who`. */
export function mayCall(who: Who, viewer: Viewer): boolean {
	switch (who) {
		case "public":
		case "account":
			return true;
		case "unknown":
			return viewer.user_type === "UNKNOWN";
		case "parent_or_admin":
			return viewer.user_type === "PARENT" || viewer.is_admin;
		case "signed_in":
			return viewer.user_type !== "UNKNOWN" || viewer.is_admin;
		case "parent":
			return viewer.user_type === "PARENT" && viewer.family_id !== null;
		case "student":
			return viewer.user_type === "STUDENT" && viewer.student_id !== null;
		case "admin":
			return viewer.is_admin;
	}
}

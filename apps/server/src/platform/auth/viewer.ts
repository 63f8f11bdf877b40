import type { Who } from "@learnin/contract/define-route";
import type { ApiErrorCode } from "@learnin/contract/errors";
import type pg from "pg";
import { ApiError } from "../http/errors/api-error.ts";
import { runningDaysSql } from "../db/paid-days.ts";
import { bool, oneOf, orNull, type RowOf, sure, text, timestamptz, uuid } from "../db/statements/columns.ts";
import { statement } from "../db/statements/statement.ts";
import type { AccessClaims, AccessTokens } from "./access-token.ts";

/** Who is asking, read from the database on every request. */
export interface Viewer {
	account_id: string;
	session_id: string;
	user_type: "UNKNOWN" | "PARENT" | "STUDENT";
	/** A super-admin, whose second factor is verified if one is required. */
	is_admin: boolean;
	/** Would be a super-admin with the second factor that is required. */
	lacks_second_factor: boolean;
	/**
	 * The parent who opened this session for a child on the parent's device; null for the person's own session.
	 */
	opened_by: string | null;
	/** The super-admin who views the product as this account, read-only; null for the account's owner. */
	impersonated_by: string | null;
	/** The account's language; null if it never chose one. */
	language: string | null;
	/** Set for a PARENT who registered the family. */
	is_family_owner: boolean;
	family_id: string | null;
	/** Set for a STUDENT. */
	student_id: string | null;
	/** Set for a STUDENT whose parents set a daily reward. */
	earns_daily_reward: boolean;
	/** End of the student's current enrollment; null for others and if there is none. */
	enrolled_until: Date | null;
}

export type StudentViewer = Viewer & { family_id: string; student_id: string };
export type ParentViewer = Viewer & { family_id: string };
/** A child on the device of the parent who opened the session. */
export type PractisingAsViewer = StudentViewer & { opened_by: string };

/** The viewer type that a handler gets, by the route's `who`. */
export type ViewerFor<W extends Who> = W extends "public"
	? Viewer | null
	: W extends "student"
		? StudentViewer
		: W extends "practising_as"
			? PractisingAsViewer
			: W extends "parent" | "payer"
				? ParentViewer
				: Viewer;

/**
 * The SQL that reads a viewer's row, with the expressions to use for the session, the time and whether
 * super-admins need a second factor. Statements on the hot path include it. It looks up the consent with a limit because a
 * plan may replace `exists` by reading those of all families once.
 */
export function viewerSql(of: { session_id: string; now: string; requires_second_factor: string }): string {
	return `
		select a.id as account_id, s.id as session_id, s.ended_because, a.user_type, a.is_admin, a.language,
			a.is_active and coalesce(o.is_active, true) and coalesce(st.is_active, true) as is_active,
			s.seen_from is not null as is_impersonated,
			(select f.account_id from sessions f join accounts fa on fa.id = f.account_id
			 where f.id = s.seen_from and f.ended_at is null and f.absolute_expires_at > ${of.now}
				and fa.is_active and fa.is_admin and (f.second_factor_at is not null or not ${of.requires_second_factor}::boolean)) as impersonated_by,
			s.opened_by, s.second_factor_at is not null as has_second_factor, coalesce(g.is_owner, false) as is_family_owner,
			st.id is null or (
				select true from consents c
				where c.student_id = st.id and c.family_id = st.family_id and c.withdrawn_at is null and 'practice' = any (c.scopes)
				limit 1
			) is not null as has_consent,
			coalesce(st.family_id, g.family_id) as family_id, st.id as student_id,
			coalesce(st.daily_reward_minor > 0, false) as earns_daily_reward,
			(select max(e.ends_at) from enrolments e
			 where e.student_id = st.id and e.family_id = st.family_id and ${runningDaysSql(of.now)}) as enrolled_until
		from sessions s
		join accounts a on a.id = s.account_id
		left join accounts o on o.id = s.opened_by
		left join students st on st.account_id = a.id and st.family_id = a.family_id
		left join guardians g on g.account_id = a.id and g.family_id = a.family_id
		where s.id = ${of.session_id} and s.absolute_expires_at > ${of.now}`;
}

const isLogic = "a condition over columns that are never null";

/** The columns of `viewerSql`. */
export const viewerColumns = {
	account_id: sure(uuid, "a session has an account; only the joins after it are optional"),
	session_id: sure(uuid, "the row is the session's"),
	ended_because: orNull(text),
	user_type: sure(oneOf(["UNKNOWN", "PARENT", "STUDENT"]), "a session has an account"),
	is_admin: sure(bool, "a session has an account"),
	language: orNull(text),
	is_active: sure(bool, isLogic),
	is_impersonated: sure(bool, isLogic),
	impersonated_by: orNull(uuid),
	opened_by: orNull(uuid),
	has_second_factor: sure(bool, isLogic),
	is_family_owner: sure(bool, "`coalesce` with a constant"),
	has_consent: sure(bool, isLogic),
	family_id: orNull(uuid),
	student_id: orNull(uuid),
	earns_daily_reward: sure(bool, "`coalesce` with a constant"),
	enrolled_until: orNull(timestamptz),
};

/** What the database knows about who is asking; `judgeViewer` decides whether that is enough. */
export type ViewerRow = RowOf<typeof viewerColumns>;

const selectViewer = statement({
	name: "select-viewer",
	params: { session_id: uuid, now: timestamptz, requires_second_factor: bool },
	row: viewerColumns,
	sql: viewerSql({
		session_id: ":session_id",
		now: ":now",
		requires_second_factor: ":requires_second_factor",
	}),
});

/**
 * Sessions that were ended from another device: the person sees why, and the client does not try to renew the
 * token.
 */
const toldEnds: Record<string, ApiErrorCode | undefined> = {
	signed_out_everywhere: "signed_out_everywhere",
	password_changed: "password_was_changed",
};

/** The refusal for a session that ended for this reason. */
export function endedSession(ended_because: string): ApiError {
	return new ApiError(toldEnds[ended_because] ?? "session_ended");
}

interface Surroundings {
	pool: pg.Pool;
	accessTokens: AccessTokens;
	now: () => Date;
	/** Whether a super-admin without a second factor counts as one. */
	requiresSecondFactor: boolean;
}

/**
 * The viewer of a bearer token. Throws `session_ended` or the reason it ended if the token is not valid
 * (anymore), `account_inactive` if the account, or that of the parent who opened the session, is switched
 * off, and `consent_missing` for a child whose parent withdrew consent.
 */
export async function readViewer(
	{ pool, accessTokens, now, requiresSecondFactor }: Surroundings,
	token: string,
): Promise<Viewer> {
	const claims = await accessTokens.verify(token);
	if (claims === null) throw new ApiError("session_ended");
	const [row] = await selectViewer.allPrepared(pool, {
		session_id: claims.session_id,
		now: now(),
		requires_second_factor: requiresSecondFactor,
	});
	return judgeViewer(row, claims, requiresSecondFactor);
}

/** The viewer of this row, read for the session in these claims. Throws what `readViewer` throws. */
export function judgeViewer(
	row: ViewerRow | undefined,
	claims: AccessClaims,
	requiresSecondFactor: boolean,
): Viewer {
	if (row === undefined || row.account_id !== claims.account_id) throw new ApiError("session_ended");
	const isPaused = row.ended_because === "consent_withdrawn" && !row.has_consent;
	// Anyone who was shut out sees why, for as long as that lasts.
	const isShutOut = row.ended_because === "deactivated" && !row.is_active;
	if (row.ended_because !== null && !isPaused && !isShutOut) throw endedSession(row.ended_because);
	// Either no longer a super-admin, or became one since the token was issued.
	if (row.is_impersonated && (row.impersonated_by === null || row.is_admin))
		throw new ApiError("session_ended");
	if (!row.is_active) throw new ApiError("account_inactive");
	if (!row.has_consent) throw new ApiError("consent_missing");
	const { account_id, session_id, user_type, opened_by, impersonated_by, language } = row;
	const { is_family_owner, family_id, student_id, earns_daily_reward, enrolled_until } = row;
	const lacks_second_factor = row.is_admin && requiresSecondFactor && !row.has_second_factor;
	return {
		account_id,
		session_id,
		user_type,
		is_admin: row.is_admin && !lacks_second_factor,
		lacks_second_factor,
		opened_by,
		impersonated_by,
		language,
		is_family_owner,
		family_id,
		student_id,
		earns_daily_reward,
		enrolled_until,
	};
}

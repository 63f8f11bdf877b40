import type { Tokens } from "@learnin/contract/routes/people/sign-in.contract";
import { hashSecretToken, newSecretToken } from "../../platform/auth/secret-token.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { AppContext } from "../../platform/app-context.ts";
import { insertRefreshToken, insertSession } from "./sign-in.queries.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** How long a session lasts: families 14 days idle and 30 in total, super-admins an hour and a day. */
export function sessionTimes(is_admin: boolean): { idle_ms: number; absolute_ms: number } {
	return is_admin ? { idle_ms: hour, absolute_ms: day } : { idle_ms: 14 * day, absolute_ms: 30 * day };
}

interface SessionOf {
	id: string;
	is_admin: boolean;
	/** The second factor was verified just now. */
	has_second_factor?: boolean;
	/** The parent who starts this child's session on the parent's device. */
	opened_by?: string;
	/** Opened with only the PIN, which is no fresh proof of identity. */
	is_by_pin?: boolean;
}

/** Starts a session of this account in the caller's transaction and returns its first tokens. */
export async function openSession(
	app: Pick<AppContext, "accessTokens" | "now">,
	tx: Tx,
	account: SessionOf,
	user_agent: string,
): Promise<Tokens> {
	const now = app.now();
	const { idle_ms, absolute_ms } = sessionTimes(account.is_admin);
	const absolute_expires_at = new Date(now.getTime() + absolute_ms);
	const session = await insertSession(tx, {
		account_id: account.id,
		user_agent,
		created_at: now,
		last_seen_at: now,
		absolute_expires_at,
		opened_by: account.opened_by ?? null,
		is_by_pin: account.is_by_pin ?? false,
		second_factor_at: account.has_second_factor === true ? now : null,
	});
	const refresh_token = newSecretToken();
	await insertRefreshToken(tx, {
		token_hash: hashSecretToken(refresh_token),
		session_id: session.id,
		created_at: now,
		idle_expires_at: new Date(now.getTime() + idle_ms),
	});
	const access_token = await app.accessTokens.sign({ account_id: account.id, session_id: session.id });
	return { access_token, refresh_token };
}

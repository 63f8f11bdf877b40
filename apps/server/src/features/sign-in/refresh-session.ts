import { randomBytes } from "node:crypto";
import type { Tokens } from "@learnin/contract/routes/people/sign-in.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { hashSecretToken, successorOfToken } from "../../platform/auth/secret-token.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { sessionTimes } from "./open-session.ts";
import {
	insertRefreshToken,
	lockOptionalRefreshToken,
	updateRefreshTokenUsed,
	updateSaltsForgotten,
	updateSessionEnded,
	updateSessionSeen,
} from "./sign-in.queries.ts";

/**
 * A second use this soon after the first is a second tab or a lost response, not a thief (RFC 9700 with a
 * grace period).
 */
const graceMs = 10_000;

type Refused = { refused: "session_ended" | "account_inactive"; reuse_of?: string };

/**
 * Exchanges a refresh token for a new pair. Each has one successor: anyone who presents it again within the
 * grace period, on any node, gets the same one; any later reuse ends the whole session (RFC 9700 section
 * 4.14.2).
 */
export async function refreshSession(
	app: AppContext,
	refresh_token: string,
	from: { ip: string },
): Promise<Tokens> {
	await app.limit({ name: "refresh:address", hits: 150, seconds: 300 }, from.ip);
	// A refusal must commit too (a reuse ends the session), so it is returned, not thrown.
	const result = await inTransaction(app.db, (tx) => rotate(app, tx, refresh_token));
	if (!("refused" in result)) return result;
	if (result.reuse_of !== undefined)
		app.log.warn({ session_id: result.reuse_of }, "refresh token reused; session ended");
	throw new ApiError(result.refused);
}

async function rotate(app: AppContext, tx: Tx, refresh_token: string): Promise<Tokens | Refused> {
	const now = app.now();
	const token_hash = hashSecretToken(refresh_token);
	const token = await lockOptionalRefreshToken(tx, token_hash);
	if (token === undefined || token.ended_at !== null) return { refused: "session_ended" };
	if (token.absolute_expires_at <= now || token.idle_expires_at <= now) return { refused: "session_ended" };
	if (!token.is_active) return { refused: "account_inactive" };
	const { session_id, account_id } = token;
	if (token.used_at !== null && now.getTime() - token.used_at.getTime() > graceMs) {
		await updateSessionEnded(tx, session_id, now, "reuse");
		return { refused: "session_ended", reuse_of: session_id };
	}
	await updateSessionSeen(tx, session_id, now);
	const salt = token.successor_salt ?? (await makeSuccessor(tx, { ...token, refresh_token, now }));
	const access_token = await app.accessTokens.sign({ account_id, session_id });
	return { access_token, refresh_token: successorOfToken(refresh_token, salt) };
}

/**
 * The first use: stores the token's one successor as a hash. Returns the salt that derives it from the token.
 */
async function makeSuccessor(
	tx: Tx,
	used: { refresh_token: string; session_id: string; used_at: Date | null; is_admin: boolean; now: Date },
): Promise<Buffer> {
	const { refresh_token, session_id, now } = used;
	const predecessor_hash = hashSecretToken(refresh_token);
	const successor_salt = randomBytes(32);
	await updateSaltsForgotten(tx, session_id, new Date(now.getTime() - graceMs));
	await updateRefreshTokenUsed(tx, predecessor_hash, { used_at: used.used_at ?? now, successor_salt });
	await insertRefreshToken(tx, {
		token_hash: hashSecretToken(successorOfToken(refresh_token, successor_salt)),
		session_id,
		created_at: now,
		idle_expires_at: new Date(now.getTime() + sessionTimes(used.is_admin).idle_ms),
		predecessor_hash,
	});
	return successor_salt;
}

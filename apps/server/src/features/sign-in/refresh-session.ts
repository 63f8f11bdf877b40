import type { Tokens } from "@learnin/contract/routes/sign-in.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { hashSecretToken, newSecretToken } from "../../platform/auth/secret-token.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { sessionTimes } from "./open-session.ts";
import {
	insertRefreshToken,
	lockOptionalRefreshToken,
	updateRefreshTokenUsed,
	updateSessionEnded,
	updateSessionSeen,
} from "./sign-in.queries.ts";

/** A second use this soon after the first is a second tab or a lost answer, not a thief (RFC 9700 with a grace). */
const graceMs = 10_000;

type Refused = { refused: "session_ended" | "account_inactive"; reuse_of?: string };

/**
 * Exchanges a refresh token for a new pair. Each works once; within the grace a second use gets its own
 * successor in the same session; any later reuse ends the whole session (RFC 9700 section 4.14.2).
 */
export async function refreshSession(
	app: AppContext,
	refresh_token: string,
	from: { ip: string },
): Promise<Tokens> {
	await app.limit({ name: "refresh:address", hits: 150, seconds: 300 }, from.ip);
	const token_hash = hashSecretToken(refresh_token);
	// A refusal must commit too (a reuse ends the session), so it is returned, not thrown.
	const result = await inTransaction(app.db, (tx) => rotate(app, tx, token_hash));
	if (!("refused" in result)) return result;
	if (result.reuse_of !== undefined)
		app.log.warn({ session_id: result.reuse_of }, "refresh token reused; session ended");
	throw new ApiError(result.refused);
}

async function rotate(app: AppContext, tx: Tx, token_hash: Buffer): Promise<Tokens | Refused> {
	const now = app.now();
	const token = await lockOptionalRefreshToken(tx, token_hash);
	if (token === undefined || token.ended_at !== null) return { refused: "session_ended" };
	if (token.absolute_expires_at <= now || token.idle_expires_at <= now) return { refused: "session_ended" };
	if (!token.is_active) return { refused: "account_inactive" };
	if (token.used_at !== null && now.getTime() - token.used_at.getTime() > graceMs) {
		await updateSessionEnded(tx, token.session_id, now, "reuse");
		return { refused: "session_ended", reuse_of: token.session_id };
	}
	if (token.used_at === null) await updateRefreshTokenUsed(tx, token_hash, now);
	await updateSessionSeen(tx, token.session_id, now);
	const next = newSecretToken();
	const idle_expires_at = new Date(now.getTime() + sessionTimes(token.is_admin).idle_ms);
	await insertRefreshToken(tx, {
		token_hash: hashSecretToken(next),
		session_id: token.session_id,
		created_at: now,
		idle_expires_at,
	});
	const access_token = await app.accessTokens.sign({
		account_id: token.account_id,
		session_id: token.session_id,
	});
	return { access_token, refresh_token: next };
}

import { hashSecretToken, newSecretToken } from "../../platform/auth/secret-token.ts";
import type { Outcome } from "./callback-page.ts";
import type { GoogleAccount } from "./google-account.ts";
import { deleteOptionalFlow, insertHandoff } from "./google-sign-in.queries.ts";
import type { GoogleParts } from "./google-parts.ts";

const handoffMs = 60_000;

/**
 * Handles the redirect from Google: the flow must belong to this browser, be unused and in time. A verified
 * account is kept for a minute under a one-time code for the page that asked; no one is signed in yet.
 */
export async function finishGoogleSignIn(
	{ app, google }: GoogleParts,
	query: string,
	browser: string | undefined,
): Promise<Outcome> {
	const params = new URLSearchParams(query);
	const state = params.get("state");
	if (state === null || browser === undefined) return { outcome: "failed" };
	const now = app.now();
	const browser_hash = hashSecretToken(browser);
	const flow = await deleteOptionalFlow(app.db, { state_hash: hashSecretToken(state), browser_hash, now });
	if (flow === undefined) return { outcome: "failed" };
	if (params.get("error") === "access_denied") return { outcome: "cancelled" };
	let account: GoogleAccount;
	try {
		account = await google.accountOf(query, { state, ...flow });
	} catch (error) {
		app.log.warn(describe(error), "sign-in with Google refused");
		return { outcome: doesNotAnswer(error) ? "unavailable" : "failed" };
	}
	const handoff = newSecretToken();
	await insertHandoff(app.db, {
		...account,
		code_hash: hashSecretToken(handoff),
		browser_hash,
		created_at: now,
		expires_at: new Date(now.getTime() + handoffMs),
	});
	return { outcome: "handoff", handoff };
}

/** Kinds and codes only: a message may repeat what was received. */
export function describe(error: unknown): { kind: string; code: string | undefined } {
	const kind = error instanceof Error ? error.name : typeof error;
	const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
	return { kind, code };
}

/** The issuer is unreachable, too slow, or reports an outage. */
export function doesNotAnswer(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const { code, status, cause } = error as Error & { code?: unknown; status?: unknown };
	if (code === "OAUTH_TIMEOUT" || (typeof status === "number" && status >= 500)) return true;
	if (cause instanceof Response) return cause.status >= 500;
	return error instanceof TypeError || cause instanceof TypeError;
}

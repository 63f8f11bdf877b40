import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { hashSecretToken } from "../../platform/auth/secret-token.ts";
import { breaksUnique, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { createBrowserCookie } from "./browser-cookie.ts";
import type { GoogleAccount } from "./google-account.ts";
import {
	insertIdentity,
	lockOptionalHandoff,
	selectOptionalHandoff,
	updateHandoffExpiry,
	updateHandoffUsed,
} from "./google-sign-in.queries.ts";

/** A handoff code, and the Cookie header of the request that presents it. */
export interface BroughtHandoff {
	handoff: string;
	cookie: string;
}

type Needs = Pick<AppContext, "config" | "now">;

/** A person who must find a password or a phone first needs longer than a minute. */
const stepMs = 10 * 60 * 1000;

/** The account behind a code, which remains valid. Throws `handoff_unknown`. */
export async function readHandoff(
	app: Needs & Pick<AppContext, "db">,
	brought: BroughtHandoff,
): Promise<GoogleAccount> {
	const found = await selectOptionalHandoff(app.db, where(app, brought));
	if (found === undefined) throw new ApiError("handoff_unknown");
	return found;
}

/**
 * Uses up a code in the caller's transaction and returns the account that Google vouched for; if the
 * transaction rolls back, the code is valid again. The caller decides what the account may do: an address
 * counts only with `email_verified`. Throws `handoff_unknown`.
 */
export async function consumeHandoff(app: Needs, tx: Tx, brought: BroughtHandoff): Promise<GoogleAccount> {
	const wanted = where(app, brought);
	const { created_at: _, ...account } =
		(await lockOptionalHandoff(tx, wanted)) ?? refuse(new ApiError("handoff_unknown"));
	await updateHandoffUsed(tx, wanted.code_hash, wanted.now);
	return account;
}

/** Extends the code for another step by the person. */
export async function keepHandoff(
	app: Needs & Pick<AppContext, "db">,
	brought: BroughtHandoff,
): Promise<void> {
	const wanted = where(app, brought);
	const found = await selectOptionalHandoff(app.db, wanted);
	if (found === undefined) throw new ApiError("handoff_unknown");
	await updateHandoffExpiry(app.db, wanted.code_hash, new Date(found.created_at.getTime() + stepMs));
}

/**
 * Links this Google account to that account. Throws `google_linked_elsewhere` if it is linked to another one,
 * or the account has another one.
 */
export async function linkIdentity(
	app: Pick<AppContext, "now">,
	tx: Tx,
	account_id: string,
	{ issuer, subject, email }: GoogleAccount,
): Promise<void> {
	const created_at = app.now();
	try {
		await insertIdentity(tx, { issuer, subject, account_id, email, created_at });
	} catch (error) {
		if (breaksUnique(error, "identities_pkey") || breaksUnique(error, "identities_account_id_issuer_key"))
			throw new ApiError("google_linked_elsewhere");
		throw error;
	}
	await recordAct(tx, { actor_id: account_id, action: "google.linked", subject_id: account_id, created_at });
}

function where({ config, now }: Needs, { handoff, cookie }: BroughtHandoff) {
	const browser = createBrowserCookie(config).read(cookie) ?? refuse(new ApiError("handoff_unknown"));
	return { code_hash: hashSecretToken(handoff), browser_hash: hashSecretToken(browser), now: now() };
}

function refuse(error: ApiError): never {
	throw error;
}

import type { AppContext } from "../../platform/app-context.ts";
import { isCommonPassword } from "../../platform/auth/common-passwords.ts";
import { hashPassword } from "../../platform/auth/password.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { linkIdentity, consumeHandoff } from "../google-sign-in/index.ts";

/** How an invited person wants to sign in from now on. */
export interface ChosenSignIn {
	password?: string | undefined;
	/** The handoff code from Google's window, and its Cookie header. */
	handoff?: string | undefined;
	cookie: string;
}

/** A sign-in method that is ready to be given to an account, in a transaction. */
export interface ReadySignIn {
	/** Null with Google. */
	password_hash: string | null;
	/** Uses up the handoff code; returns the name that Google knows, or null. Throws why it cannot be used. */
	take(tx: Tx): Promise<{ name: string | null; link(account_id: string): Promise<void> }>;
}

/**
 * A validated and hashed password, or a Google account with the invited address. Throws `invalid_request` for
 * neither or both and `password_too_common`.
 */
export async function readySignIn(
	app: AppContext,
	chosen: ChosenSignIn,
	invited: { email: string; name: string },
): Promise<ReadySignIn> {
	const { password, handoff, cookie } = chosen;
	if ((password === undefined) === (handoff === undefined))
		throw new ApiError("invalid_request", { fields: { password: "Please choose a password." } });
	if (handoff !== undefined) return withGoogle(app, { handoff, cookie }, invited.email);
	const own = password ?? "";
	if (isCommonPassword(own, invited)) throw new ApiError("password_too_common");
	return {
		password_hash: await hashPassword(own),
		take: async () => ({ name: null, link: async () => {} }),
	};
}

function withGoogle(
	app: AppContext,
	brought: { handoff: string; cookie: string },
	email: string,
): ReadySignIn {
	return {
		password_hash: null,
		async take(tx) {
			const google = await consumeHandoff(app, tx, brought);
			if (!google.email_verified) throw new ApiError("google_email_unverified");
			if (google.email !== email) throw new ApiError("google_other_address");
			return {
				name: google.name,
				link: (account_id) => linkIdentity(app, tx, account_id, google),
			};
		},
	};
}

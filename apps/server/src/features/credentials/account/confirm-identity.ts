import type { AppContext } from "../../../platform/app-context.ts";
import { passwordMatches } from "../../../platform/auth/password.ts";
import type { Viewer } from "../../../platform/auth/viewer.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { forgetTries, type Guess, requireSecondFactor, countTry } from "../../sign-in/index.ts";
import { selectAccountOfSession } from "../credentials.queries.ts";

/** An account without a password proves its identity by having signed in this recently. */
const recentMs = 15 * 60_000;

export interface Proof {
	current_password?: string | undefined;
	code?: string | undefined;
}

type Needs = Pick<AppContext, "config" | "db" | "now">;

/**
 * Admits anyone who knows the account's password or, if it has none, signed in a short while ago. Throws
 * `wrong_password`, `session_too_old`, `too_many_requests` or `tries_used_up`. Returns the account.
 */
export async function requirePassword(
	app: Needs,
	viewer: Pick<Viewer, "account_id" | "session_id">,
	current_password: string | undefined,
) {
	const account = await selectAccountOfSession(app.db, viewer.session_id);
	if (account.password_hash === null) {
		const isOld = app.now().getTime() - account.signed_in_at.getTime() > recentMs;
		// A four-digit PIN leads back from a child's session; it does not prove identity.
		if (isOld || account.is_by_pin) throw new ApiError("session_too_old");
		return account;
	}
	const guess: Guess = { secret: "password", whose: account.id, from: { session_id: viewer.session_id } };
	await countTry(app, guess);
	if (!(await passwordMatches(account.password_hash, current_password ?? "")))
		throw new ApiError("wrong_password");
	await forgetTries(app, app.db, guess);
	return account;
}

/** The same, plus the code if a second factor is on. For anything that changes how an account signs in. */
export async function confirmIdentity(
	app: Needs,
	viewer: Pick<Viewer, "account_id" | "session_id">,
	{ current_password, code }: Proof,
) {
	const account = await requirePassword(app, viewer, current_password);
	await requireSecondFactor(app, account, { code, from: { session_id: viewer.session_id } });
	return account;
}

import type { AppContext } from "../../platform/app-context.ts";
import { passwordMatches } from "../../platform/auth/password.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { requireSecondFactor } from "../sign-in/index.ts";
import { selectAccountOfSession } from "./credentials.queries.ts";

/** An account without a password proves itself by having signed in this recently. */
const recentMs = 15 * 60_000;

export interface Proof {
	current_password?: string | undefined;
	code?: string | undefined;
}

type Needs = Pick<AppContext, "config" | "db" | "limit" | "now">;

/**
 * Lets pass whoever knows the account's password; without one, whoever signed in a short while ago.
 * Throws `wrong_password`, `session_too_old` or `too_many_requests`. Returns the account.
 */
export async function requirePassword(
	app: Needs,
	viewer: Pick<Viewer, "account_id" | "session_id">,
	current_password: string | undefined,
) {
	const account = await selectAccountOfSession(app.db, viewer.session_id);
	if (account.password_hash === null) {
		const isOld = app.now().getTime() - account.signed_in_at.getTime() > recentMs;
		// Four digits lead back from a child's side; they do not prove who is there.
		if (isOld || account.is_by_pin) throw new ApiError("session_too_old");
		return account;
	}
	await app.limit({ name: "own-password:account", hits: 10, seconds: 60 }, account.id);
	if (!(await passwordMatches(account.password_hash, current_password ?? "")))
		throw new ApiError("wrong_password");
	return account;
}

/** The same, and the code where a second factor is on. Before anything that changes how an account signs in. */
export async function confirmIdentity(
	app: Needs,
	viewer: Pick<Viewer, "account_id" | "session_id">,
	{ current_password, code }: Proof,
) {
	const account = await requirePassword(app, viewer, current_password);
	await requireSecondFactor(app, app.db, account, code);
	return account;
}

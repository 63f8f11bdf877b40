import type { Tokens } from "@learnin/contract/routes/sign-in.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { passwordMatches } from "../../platform/auth/password.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { openSession } from "./open-session.ts";
import { requireSecondFactor } from "./second-factor.ts";
import { lockOptionalSignIn, selectOptionalAccountByEmail } from "./sign-in.queries.ts";

/** Per address that is signed in to, from wherever: a password must not be found by trying. */
export const loginLimit = { name: "login:account", hits: 10, seconds: 60 };

/**
 * Signs in with email and password, and the code where a second factor is on.
 * The refusal is the same whether or not the address is known.
 */
export async function loginUser(
	app: AppContext,
	credentials: { email: string; password: string; code?: string | undefined },
	from: { ip: string; user_agent: string },
): Promise<Tokens> {
	await app.limit({ name: "login:address", hits: 30, seconds: 60 }, from.ip);
	await app.limit(loginLimit, credentials.email);
	const account = await selectOptionalAccountByEmail(app.db, credentials.email);
	const matches = await passwordMatches(account?.password_hash ?? null, credentials.password);
	if (account === undefined || !matches) throw new ApiError("wrong_credentials");
	// Said only to somebody who knows the password.
	if (!account.is_active) throw new ApiError("account_inactive");
	const { has_second_factor } = await requireSecondFactor(app, app.db, account, credentials.code);
	return inTransaction(app.db, async (tx) => {
		// Another password may have been set while this one was checked: then it opens nothing any more.
		const now = await lockOptionalSignIn(tx, account.id);
		if (now?.password_hash !== account.password_hash) throw new ApiError("wrong_credentials");
		if (!now.is_active) throw new ApiError("account_inactive");
		return openSession(app, tx, { ...account, has_second_factor }, from.user_agent);
	});
}

import type { Tokens } from "@learnin/contract/routes/people/sign-in.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { passwordMatches } from "../../platform/auth/password.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { forgetTries, type Guess, rememberNetwork, countTry } from "./guessing.ts";
import { openSession } from "./open-session.ts";
import { requireSecondFactor } from "./second-factor.ts";
import { lockOptionalSignIn, selectOptionalAccountByEmail } from "./sign-in.queries.ts";

/**
 * Signs in with email and password, and the code if a second factor is on. The refusal is the same whether or
 * not the address is known.
 */
export async function loginUser(
	app: AppContext,
	credentials: { email: string; password: string; code?: string | undefined },
	from: { ip: string; user_agent: string },
): Promise<Tokens> {
	await app.limit({ name: "login:address", hits: 30, seconds: 60 }, from.ip);
	const account = await selectOptionalAccountByEmail(app.db, credentials.email);
	const guess: Guess = { secret: "password", whose: account?.id ?? credentials.email, from: { ip: from.ip } };
	await countTry(app, guess);
	const matches = await passwordMatches(account?.password_hash ?? null, credentials.password);
	if (account === undefined || !matches) throw new ApiError("wrong_credentials");
	await forgetTries(app, app.db, guess);
	// Only revealed to someone who knows the password.
	if (!account.is_active) throw new ApiError("account_inactive");
	const { has_second_factor } = await requireSecondFactor(app, account, {
		code: credentials.code,
		from: guess.from,
	});
	return inTransaction(app.db, async (tx) => {
		// The password may have changed while this one was checked: then it no longer works.
		const now = await lockOptionalSignIn(tx, account.id);
		if (now?.password_hash !== account.password_hash) throw new ApiError("wrong_credentials");
		if (!now.is_active) throw new ApiError("account_inactive");
		await rememberNetwork(app, tx, { account_id: account.id, ip: from.ip });
		return openSession(app, tx, { ...account, has_second_factor }, from.user_agent);
	});
}

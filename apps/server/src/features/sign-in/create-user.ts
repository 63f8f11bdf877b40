import type { Tokens } from "@learnin/contract/routes/people/sign-in.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { isCommonPassword } from "../../platform/auth/common-passwords.ts";
import { hashPassword } from "../../platform/auth/password.ts";
import { breaksUnique, inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { rememberNetwork } from "./guessing.ts";
import { openSession } from "./open-session.ts";
import { insertAccount } from "./sign-in.queries.ts";

/** Per network, whatever the sign-up method. */
export const signUpLimit = { name: "sign-up:address", hits: 20, seconds: 3600 };

interface NewUser {
	name: string;
	email: string;
	password: string;
	time_zone: string;
}

/** Creates an account that is not registered yet (UNKNOWN) and signs it in. */
export async function createUser(
	app: AppContext,
	user: NewUser,
	from: { ip: string; user_agent: string },
): Promise<Tokens> {
	await app.limit(signUpLimit, from.ip);
	if (isCommonPassword(user.password, user)) throw new ApiError("password_too_common");
	const password_hash = await hashPassword(user.password);
	try {
		return await inTransaction(app.db, async (tx) => {
			const { password: _, ...details } = user;
			const created_at = app.now();
			const account = await insertAccount(tx, {
				...details,
				password_hash,
				created_at,
				email_verified_at: null,
			});
			await app.jobs.add(tx, "send-confirm-link", { account_id: account.id });
			await rememberNetwork(app, tx, { account_id: account.id, ip: from.ip });
			return openSession(app, tx, { id: account.id, is_admin: false }, from.user_agent);
		});
	} catch (error) {
		if (breaksUnique(error, "accounts_email_key")) throw new ApiError("email_taken");
		throw error;
	}
}

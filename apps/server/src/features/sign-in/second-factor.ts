import { Secret, TOTP } from "otpauth";
import type { AppContext } from "../../platform/app-context.ts";
import { keyedHash, unseal } from "../../platform/auth/sealed.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import {
	selectSecondFactor,
	updateOptionalRecoveryCodeUsed,
	updateOptionalTotpStepUsed,
} from "./sign-in.queries.ts";

type Needs = Pick<AppContext, "config" | "limit" | "now">;

/** Guesses per account: a code of six digits must not be found by trying. */
export const secondFactorGuessing = [
	{ name: "second-factor:minute", hits: 5, seconds: 60 },
	{ name: "second-factor:quarter", hits: 20, seconds: 900 },
];

/** Seconds that one code stands for; the one before and the one after count too, for clocks that differ. */
const period = 30;
const window = 1;

/**
 * Lets pass an account without a second factor, and one that shows a code: of its authenticator app, each once
 * (RFC 6238), or one of its recovery codes. Throws `second_factor_needed` when the code is missing, `wrong_code` or
 * `too_many_requests`. The count of tries is written by a connection of its own and outlives the caller's rollback:
 * call it before a transaction rather than in it where you can.
 */
export async function requireSecondFactor(
	app: Needs,
	db: Db | Tx,
	account: { id: string },
	code: string | undefined,
): Promise<{ has_second_factor: boolean }> {
	const { totp_secret, totp_confirmed_at } = await selectSecondFactor(db, account.id);
	if (totp_secret === null || totp_confirmed_at === null) return { has_second_factor: false };
	const typed = code?.replaceAll(/[\s-]/g, "").toUpperCase() ?? "";
	if (typed === "") throw new ApiError("second_factor_needed");
	for (const limit of secondFactorGuessing) await app.limit(limit, account.id);
	const isRight = /^\d{6}$/.test(typed)
		? await takeTotpCode(app, db, { id: account.id, totp_secret }, typed)
		: await updateOptionalRecoveryCodeUsed(
				db,
				account.id,
				hashRecoveryCode(app, account.id, typed),
				app.now(),
			);
	if (!isRight) throw new ApiError("wrong_code");
	return { has_second_factor: true };
}

/** Whether this is a code of the app's that was not used yet; then it is used up, and so are those before it. */
export async function takeTotpCode(
	app: Pick<AppContext, "config" | "now">,
	db: Db | Tx,
	account: { id: string; totp_secret: Buffer },
	code: string,
): Promise<boolean> {
	const plain = unseal(app.config.JWT_SECRET, "authenticator secret", account.totp_secret, account.id);
	const secret = new Secret({ buffer: new Uint8Array(plain).buffer });
	const timestamp = app.now().getTime();
	const delta = new TOTP({ secret, period }).validate({ token: code, timestamp, window });
	if (delta === null) return false;
	return updateOptionalTotpStepUsed(db, account.id, TOTP.counter({ period, timestamp }) + delta);
}

/** What is stored of a recovery code. It is short, so its hash has a key: a copy of the database alone gives none away. */
export function hashRecoveryCode(app: Pick<AppContext, "config">, account_id: string, typed: string): Buffer {
	return keyedHash(app.config.JWT_SECRET, "recovery code", typed, account_id);
}

import { Secret, TOTP } from "otpauth";
import type { AppContext } from "../../platform/app-context.ts";
import { readKeptKeys } from "../../platform/auth/kept-keys.ts";
import { keyedHash, possibleHashes, unseal } from "../../platform/auth/sealed.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { forgetTries, type Guess, countTry } from "./guessing.ts";
import {
	selectSecondFactor,
	updateOptionalRecoveryCodeUsed,
	updateOptionalTotpStepUsed,
} from "./sign-in.queries.ts";

type Needs = Pick<AppContext, "config" | "db" | "now">;

/** Seconds per code; the previous and next one are accepted too, because clocks differ. */
const period = 30;
const window = 1;

/**
 * Admits an account without a second factor, or with a valid code: from its authenticator app, each once (RFC
 * 6238), or one of its recovery codes. Throws `second_factor_needed` if the code is missing, `wrong_code`,
 * `too_many_requests` or `tries_used_up`. Tries are counted on another connection: call it before a
 * transaction.
 */
export async function requireSecondFactor(
	app: Needs,
	account: { id: string },
	{ code, from }: { code: string | undefined; from: Guess["from"] },
): Promise<{ has_second_factor: boolean }> {
	const { totp_secret, totp_confirmed_at } = await selectSecondFactor(app.db, account.id);
	if (totp_secret === null || totp_confirmed_at === null) return { has_second_factor: false };
	const typed = code?.replaceAll(/[\s-]/g, "").toUpperCase() ?? "";
	if (typed === "") throw new ApiError("second_factor_needed");
	const guess: Guess = { secret: "code", whose: account.id, from };
	await countTry(app, guess);
	const isRight = /^\d{6}$/.test(typed)
		? await consumeTotpCode(app, app.db, { id: account.id, totp_secret }, typed)
		: await consumeRecoveryCode(app, account.id, typed);
	if (!isRight) throw new ApiError("wrong_code");
	await forgetTries(app, app.db, guess);
	return { has_second_factor: true };
}

/** Whether this is an unused code from the app; uses it up, and all codes before it. */
export async function consumeTotpCode(
	app: Pick<AppContext, "config" | "now">,
	db: Db | Tx,
	account: { id: string; totp_secret: Buffer },
	code: string,
): Promise<boolean> {
	const plain = unseal(app.config.keyring, "authenticator secret", account.totp_secret, account.id);
	const secret = new Secret({ buffer: new Uint8Array(plain).buffer });
	const timestamp = app.now().getTime();
	const delta = new TOTP({ secret, period }).validate({ token: code, timestamp, window });
	if (delta === null) return false;
	return updateOptionalTotpStepUsed(db, account.id, TOTP.counter({ period, timestamp }) + delta);
}

/** Whether this is an unused recovery code, including those from before a secret rotation; uses it up. */
async function consumeRecoveryCode(app: Needs, account_id: string, typed: string): Promise<boolean> {
	const { keyring } = app.config;
	const kept = await readKeptKeys(app.db, keyring, "recovery code");
	const hashes = possibleHashes(keyring, "recovery code", { text: typed, owner: account_id, kept });
	return updateOptionalRecoveryCodeUsed(app.db, account_id, hashes, app.now());
}

/**
 * What is stored of a recovery code. It is short, so its hash is keyed: a copy of the database alone reveals
 * none.
 */
export function hashRecoveryCode(app: Pick<AppContext, "config">, account_id: string, typed: string): Buffer {
	return keyedHash(app.config.keyring, "recovery code", typed, account_id);
}

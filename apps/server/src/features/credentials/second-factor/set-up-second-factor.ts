import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import type { AppContext } from "../../../platform/app-context.ts";
import { recordAct } from "../../../platform/audit/audit.ts";
import { seal } from "../../../platform/auth/sealed.ts";
import type { Viewer } from "../../../platform/auth/viewer.ts";
import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import {
	forgetTries,
	type Guess,
	hashRecoveryCode,
	requireLiveSession,
	consumeTotpCode,
	countTry,
} from "../../sign-in/index.ts";
import { confirmIdentity, requirePassword, type Proof } from "../account/confirm-identity.ts";
import { credentialMails, mail } from "../password/credential-mails.ts";
import {
	lockSecondFactor,
	replaceRecoveryCodes,
	updateSecondFactor,
	updateSecondFactorOfSessions,
	updateSessionSecondFactor,
} from "../credentials.queries.ts";

/** Creates a new secret for the account's app. It is inactive until one of its codes was verified. */
export async function startSecondFactor(
	app: AppContext,
	viewer: Viewer,
	current_password: string | undefined,
) {
	const account = await requirePassword(app, viewer, current_password);
	const secret = new Secret({ size: 20 });
	const uri = new TOTP({ issuer: "Learnin", label: account.email ?? account.name, secret }).toString();
	const totp_secret = seal(app.config.keyring, "authenticator secret", secret.bytes, account.id);
	await inTransaction(app.db, async (tx) => {
		await requireLiveSession(tx, viewer);
		const { totp_confirmed_at, email_verified_at } = await lockSecondFactor(tx, account.id);
		if (totp_confirmed_at !== null) throw new ApiError("second_factor_on");
		// A code that only a stranger has would lock the owner of the address out for good.
		if (email_verified_at === null) throw new ApiError("email_not_proved");
		await updateSecondFactor(tx, account.id, { totp_secret, totp_confirmed_at: null, totp_used_step: null });
	});
	return { secret: secret.base32, uri, qr: drawQr(uri) };
}

/** Turns it on with a code from the app; this session then counts as verified. Returns the recovery codes. */
export async function confirmSecondFactor(app: AppContext, viewer: Viewer, code: string) {
	const from = { session_id: viewer.session_id };
	const guess: Guess = { secret: "code", whose: viewer.account_id, from };
	await countTry(app, guess);
	const now = app.now();
	return inTransaction(app.db, async (tx) => {
		await requireLiveSession(tx, viewer);
		const { id, totp_secret, totp_confirmed_at, ...owner } = await lockSecondFactor(tx, viewer.account_id);
		if (totp_confirmed_at !== null) throw new ApiError("second_factor_on");
		if (totp_secret === null) throw new ApiError("not_found");
		if (!(await consumeTotpCode(app, tx, { id, totp_secret }, code.replaceAll(/\s/g, ""))))
			throw new ApiError("wrong_code");
		await forgetTries(app, tx, guess);
		await updateSecondFactor(tx, id, { totp_confirmed_at: now });
		await updateSessionSecondFactor(tx, viewer.session_id, now);
		await note(app, tx, viewer, { ...owner, is_on: true });
		return { recovery_codes: await newRecoveryCodes(app, tx, id) };
	});
}

/** Turns it off; if one is required, no session of the account counts as verified. */
export async function turnOffSecondFactor(app: AppContext, viewer: Viewer, proof: Proof): Promise<void> {
	const { id, name, email } = await confirmIdentity(app, viewer, proof);
	await inTransaction(app.db, async (tx) => {
		await requireLiveSession(tx, viewer);
		await updateSecondFactor(tx, id, { totp_secret: null, totp_confirmed_at: null, totp_used_step: null });
		await updateSecondFactorOfSessions(tx, id);
		await replaceRecoveryCodes(tx, id, []);
		await note(app, tx, viewer, { name, email, is_on: false });
	});
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(app: AppContext, viewer: Viewer, proof: Proof) {
	const { id } = await confirmIdentity(app, viewer, proof);
	return inTransaction(app.db, async (tx) => {
		await requireLiveSession(tx, viewer);
		const { totp_confirmed_at } = await lockSecondFactor(tx, id);
		if (totp_confirmed_at === null) throw new ApiError("not_found");
		await recordAct(tx, {
			actor_id: id,
			action: "recovery_codes.renewed",
			subject_id: id,
			family_id: viewer.family_id,
			created_at: app.now(),
		});
		return { recovery_codes: await newRecoveryCodes(app, tx, id) };
	});
}

async function note(
	app: AppContext,
	tx: Tx,
	viewer: Viewer,
	{ name, email, is_on }: { name: string; email: string | null; is_on: boolean },
): Promise<void> {
	await recordAct(tx, {
		actor_id: viewer.account_id,
		action: is_on ? "second_factor.turned_on" : "second_factor.turned_off",
		subject_id: viewer.account_id,
		family_id: viewer.family_id,
		created_at: app.now(),
	});
	if (email === null) return;
	const text = credentialMails.secondFactor(name, app.config.APP_BASE_URL, is_on);
	await mail(app, tx, { name, address: email }, text);
}

const codes = 10;
const codeLength = 10;
/** Without letters and digits that are easily confused. */
const letters = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

/** Ten codes of 49 bits, written in two groups; only their hashes are stored. */
async function newRecoveryCodes(app: AppContext, tx: Tx, account_id: string): Promise<string[]> {
	const plain = Array.from({ length: codes }, () =>
		Array.from({ length: codeLength }, () => letters.charAt(randomInt(letters.length))).join(""),
	);
	const hashes = plain.map((code) => hashRecoveryCode(app, account_id, code));
	await replaceRecoveryCodes(tx, account_id, hashes);
	return plain.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** The dark modules as rows of an SVG path; the page draws it, so no markup is sent. */
function drawQr(text: string): { size: number; path: string } {
	const { size, data } = encode(text, { ecc: "M", border: 2 });
	const runs = data.flatMap((row, y) =>
		darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
	);
	return { size, path: runs.join("") };
}

function darkRuns(row: boolean[]): [start: number, width: number][] {
	const runs: [number, number][] = [];
	for (const [x, isDark] of row.entries()) {
		const last = runs.at(-1);
		if (!isDark) continue;
		if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
		else runs.push([x, 1]);
	}
	return runs;
}

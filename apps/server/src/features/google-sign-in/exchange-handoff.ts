import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type { exchangeGoogle } from "@learnin/contract/routes/people/google-sign-in.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { passwordMatches } from "../../platform/auth/password.ts";
import { breaksUnique, inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import {
	forgetTries,
	type Guess,
	insertAccount,
	lockOptionalSignIn,
	openSession,
	rememberNetwork,
	requireSecondFactor,
	signUpLimit,
	countTry,
	updateAddressProved,
} from "../sign-in/index.ts";
import { type GoogleAccount, provesAddress } from "./google-account.ts";
import {
	hasConsentOrNeedsNone,
	selectOptionalAccountByEmail,
	selectOptionalAccountOfIdentity,
} from "./google-sign-in.queries.ts";
import { mailLinked } from "./mail-linked.ts";
import { keepHandoff, linkIdentity, readHandoff, consumeHandoff } from "./take-handoff.ts";
import type { BroughtHandoff } from "./take-handoff.ts";

type Body = RouteRequest<typeof exchangeGoogle>["body"];
type Answer = RouteResponse<typeof exchangeGoogle>;
type Account = NonNullable<Awaited<ReturnType<typeof selectOptionalAccountOfIdentity>>>;

interface From {
	ip: string;
	user_agent: string;
	cookie: string;
}

/**
 * Signs in the account that this Google account is linked to. An unknown one gets its own account; but if an
 * account with the same address exists, it is linked to that only after its password was given.
 */
export async function exchangeHandoff(app: AppContext, body: Body, from: From): Promise<Answer> {
	await app.limit({ name: "google-exchange:address", hits: 30, seconds: 60 }, from.ip);
	const brought = { handoff: body.handoff, cookie: from.cookie };
	const google = await readHandoff(app, brought);
	const visit = { app, body, brought, from, google };
	const known = await selectOptionalAccountOfIdentity(app.db, google);
	if (known !== undefined) return signIn(visit, known, false);
	if (!google.email_verified) throw new ApiError("google_email_unverified");
	const owner = await selectOptionalAccountByEmail(app.db, google.email);
	return owner === undefined ? signUp(visit) : joinAccount(visit, owner);
}

interface Visit {
	app: AppContext;
	body: Body;
	brought: BroughtHandoff;
	from: From;
	google: GoogleAccount;
}

/** An account with this address exists: only someone who knows its password may link Google. */
async function joinAccount(visit: Visit, owner: Account): Promise<Answer> {
	const { app, body, brought, google } = visit;
	if (owner.password_hash === null) throw new ApiError("google_linked_elsewhere");
	if (body.password === undefined) {
		await keepHandoff(app, brought);
		return { step: "password_needed", email: google.email };
	}
	// Counted together with the tries at the sign-in itself.
	const guess: Guess = { secret: "password", whose: owner.id, from: { ip: visit.from.ip } };
	await countTry(app, guess);
	if (!(await passwordMatches(owner.password_hash, body.password))) throw new ApiError("wrong_password");
	await forgetTries(app, app.db, guess);
	return signIn(visit, owner, true);
}

async function signIn(visit: Visit, account: Account, isNewLink: boolean): Promise<Answer> {
	const { app, brought, from } = visit;
	if (!account.is_active) throw new ApiError("account_inactive");
	if (!(await hasConsentOrNeedsNone(app.db, account.id))) throw new ApiError("consent_missing");
	const shown = await secondFactorOf(visit, account);
	if (shown === "needed") {
		await keepHandoff(app, brought);
		return { step: "second_factor_needed" };
	}
	return inTransaction(app.db, async (tx) => {
		const google = await consumeHandoff(app, tx, brought);
		await requireSameSignIn(tx, { account, google, isNewLink });
		if (isNewLink) {
			await linkIdentity(app, tx, account.id, google);
			await mailLinked(app, tx, account);
		}
		if (provesAddress(google, account)) await updateAddressProved(tx, account.id, app.now());
		await rememberNetwork(app, tx, { account_id: account.id, ip: from.ip });
		const tokens = await openSession(app, tx, { ...account, ...shown }, from.user_agent);
		return { step: "signed_in", ...tokens, user_type: account.user_type, is_admin: account.is_admin };
	});
}

/**
 * In the meantime the password may have changed, the Google account may be unlinked, or the account switched
 * off.
 */
async function requireSameSignIn(
	tx: Tx,
	{ account, google, isNewLink }: { account: Account; google: GoogleAccount; isNewLink: boolean },
): Promise<void> {
	const now = await lockOptionalSignIn(tx, account.id);
	if (now?.is_active !== true) throw new ApiError("account_inactive");
	if (isNewLink) {
		if (now.password_hash !== account.password_hash) throw new ApiError("wrong_password");
		return;
	}
	const linked = await selectOptionalAccountOfIdentity(tx, google);
	if (linked?.id !== account.id) throw new ApiError("handoff_unknown");
}

async function secondFactorOf({ app, body, from }: Visit, account: Account) {
	try {
		return await requireSecondFactor(app, account, { code: body.code, from: { ip: from.ip } });
	} catch (error) {
		if (error instanceof ApiError && error.code === "second_factor_needed") return "needed";
		throw error;
	}
}

/** A new person: an account without a password, registered in the next step. */
async function signUp({ app, body, brought, from }: Visit): Promise<Answer> {
	await app.limit(signUpLimit, from.ip);
	try {
		return await inTransaction(app.db, async (tx) => {
			const google = await consumeHandoff(app, tx, brought);
			const now = app.now();
			const { id } = await insertAccount(tx, {
				email: google.email,
				name: google.name,
				password_hash: null,
				time_zone: body.time_zone,
				created_at: now,
				email_verified_at: now,
			});
			await linkIdentity(app, tx, id, google);
			await rememberNetwork(app, tx, { account_id: id, ip: from.ip });
			const tokens = await openSession(app, tx, { id, is_admin: false }, from.user_agent);
			return { step: "signed_in", ...tokens, user_type: "UNKNOWN", is_admin: false };
		});
	} catch (error) {
		// Someone signed up with this address at the same moment.
		if (breaksUnique(error, "accounts_email_key")) throw new ApiError("google_linked_elsewhere");
		throw error;
	}
}

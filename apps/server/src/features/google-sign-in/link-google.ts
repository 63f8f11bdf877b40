import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type { linkGoogle as linkContract } from "@learnin/contract/routes/people/google-sign-in.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { passwordMatches } from "../../platform/auth/password.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { provesAddress } from "./google-account.ts";
import {
	deleteIdentitiesOfAccount,
	lockAccount,
	selectAccount,
	selectOptionalIdentityOfAccount,
} from "./google-sign-in.queries.ts";
import { forgetTries, requireLiveSession, countTry, updateAddressProved } from "../sign-in/index.ts";
import type { Guess } from "../sign-in/index.ts";
import { mailLinked, mailUnlinked } from "./mail-linked.ts";
import { keepHandoff, linkIdentity, readHandoff, consumeHandoff } from "./take-handoff.ts";

/** The address of the linked Google account; null if there is none. */
export async function readGoogleLink(app: AppContext, account_id: string) {
	const linked = await selectOptionalIdentityOfAccount(app.db, account_id, app.config.GOOGLE_ISSUER);
	return { is_offered: app.config.GOOGLE_CLIENT_ID !== undefined, email: linked?.email ?? null };
}

/**
 * Links a Google account to the signed-in account. Requires the password, like every change of the sign-in,
 * so that someone at an unlocked screen cannot add a way in.
 */
export async function linkGoogle(
	app: AppContext,
	viewer: Viewer,
	body: RouteRequest<typeof linkContract>["body"],
	cookie: string,
): Promise<RouteResponse<typeof linkContract>> {
	const brought = { handoff: body.handoff, cookie };
	const { email_verified } = await readHandoff(app, brought);
	if (!email_verified) throw new ApiError("google_email_unverified");
	const { account_id } = viewer;
	const account = await selectAccount(app.db, account_id);
	// Without a password there is already a Google account, and only one can be linked.
	if (account.password_hash === null || account.email === null) throw new ApiError("google_linked_elsewhere");
	if (body.password === undefined) {
		await keepHandoff(app, brought);
		return { step: "password_needed", email: account.email };
	}
	const guess: Guess = { secret: "password", whose: account_id, from: { session_id: viewer.session_id } };
	await countTry(app, guess);
	if (!(await passwordMatches(account.password_hash, body.password))) throw new ApiError("wrong_password");
	await forgetTries(app, app.db, guess);
	return inTransaction(app.db, async (tx) => {
		await requireLiveSession(tx, viewer);
		const google = await consumeHandoff(app, tx, brought);
		await linkIdentity(app, tx, account_id, google);
		if (provesAddress(google, account)) await updateAddressProved(tx, account_id, app.now());
		await mailLinked(app, tx, account);
		return { step: "linked" };
	});
}

/** Unlinks Google, unless it is the only way to sign in. */
export async function unlinkGoogle(app: AppContext, account_id: string): Promise<void> {
	await inTransaction(app.db, async (tx) => {
		const account = await lockAccount(tx, account_id);
		if (account.password_hash === null) throw new ApiError("last_sign_in");
		if ((await deleteIdentitiesOfAccount(tx, account_id)) === 0) return;
		await recordAct(tx, {
			actor_id: account_id,
			action: "google.unlinked",
			subject_id: account_id,
			created_at: app.now(),
		});
		await mailUnlinked(app, tx, account);
	});
}

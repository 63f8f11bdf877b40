import type { AppContext } from "../../../platform/app-context.ts";
import { isCommonPassword } from "../../../platform/auth/common-passwords.ts";
import { hashPassword } from "../../../platform/auth/password.ts";
import type { Viewer } from "../../../platform/auth/viewer.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { requireLiveSession } from "../../sign-in/index.ts";
import { confirmIdentity, type Proof } from "../account/confirm-identity.ts";
import { setPassword } from "./set-password.ts";

/**
 * Changes the password, or sets the first one of an account that has signed in otherwise; this device stays
 * signed in.
 */
export async function changePassword(
	app: AppContext,
	viewer: Viewer,
	{ password, ...proof }: Proof & { password: string },
): Promise<void> {
	// Each change sends an email, possibly to an unverified address: this limit prevents flooding another
	// person's inbox.
	await app.limit({ name: "change-password:account", hits: 20, seconds: 3600 }, viewer.account_id);
	const { id, name, email } = await confirmIdentity(app, viewer, proof);
	if (isCommonPassword(password, { email: email ?? "", name })) throw new ApiError("password_too_common");
	const password_hash = await hashPassword(password);
	await inTransaction(app.db, async (tx) => {
		await requireLiveSession(tx, viewer);
		await setPassword(app, tx, {
			account: { id, name, email },
			password_hash,
			keep_session: viewer.session_id,
			action: "password.changed",
		});
	});
}

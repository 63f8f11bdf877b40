import type { AppContext } from "../../../platform/app-context.ts";
import type { Viewer } from "../../../platform/auth/viewer.ts";
import {
	countRecoveryCodesLeft,
	selectAccountOfSession,
	selectOptionalPendingEmail,
} from "../credentials.queries.ts";

/** How the account signs in, for its settings page. */
export async function signInSettings(app: AppContext, viewer: Viewer) {
	const [account, pending, recovery_codes_left] = await Promise.all([
		selectAccountOfSession(app.db, viewer.session_id),
		selectOptionalPendingEmail(app.db, viewer.account_id, app.now()),
		countRecoveryCodesLeft(app.db, viewer.account_id),
	]);
	const is_on = account.totp_confirmed_at !== null;
	return {
		email: account.email ?? "",
		is_email_proved: account.email_verified_at !== null,
		has_password: account.password_hash !== null,
		pending_email:
			pending === undefined
				? null
				: { email: pending.new_email ?? "", expires_at: pending.expires_at.toISOString() },
		second_factor: {
			is_on,
			is_required: account.is_admin && app.requiresSecondFactor,
			is_missing_here: is_on && viewer.lacks_second_factor,
			recovery_codes_left,
		},
	};
}

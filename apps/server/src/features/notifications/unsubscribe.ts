import { NOTIFICATION_KINDS, type NotificationKind } from "@learnin/domain/notifications/notification-kinds";
import type { AppContext } from "../../platform/app-context.ts";
import { readKeptKeys } from "../../platform/auth/kept-keys.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { isAccount, upsertSwitch } from "./notifications.queries.ts";
import { readUnsubscribeToken } from "./unsubscribe-token.ts";

type Needs = Pick<AppContext, "config" | "db" | "now">;

/**
 * Switches off emails of the kind in the token, as the setting would. Idempotent. Throws `link_unknown` for
 * what this server did not sign or a deleted account, `link_expired`.
 */
export async function unsubscribe(
	app: Needs,
	token: string,
): Promise<{ kind: NotificationKind; name: string }> {
	const { keyring } = app.config;
	const kept = await readKeptKeys(app.db, keyring, "unsubscribe link");
	const read = readUnsubscribeToken({ keyring, kept }, token, app.now());
	if (read === "expired") throw new ApiError("link_expired");
	if (read === "unknown") throw new ApiError("link_unknown");
	const { account_id, kind } = read;
	if (!(await isAccount(app.db, account_id))) throw new ApiError("link_unknown");
	await upsertSwitch(app.db, { account_id, kind, channel: "mail", is_on: false });
	return { kind, name: NOTIFICATION_KINDS[kind].name };
}

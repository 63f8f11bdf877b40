import * as contract from "@learnin/contract/routes/notifications.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { readCursor, toPage } from "../../platform/db/cursor.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { chooseSwitch, listSwitches } from "./notification-switches.ts";
import { selectNotifications, selectUnreadCount, updateNotificationsRead } from "./notifications.queries.ts";

export { notify, notifyGuardians } from "./notify.ts";
export { selectUnreadCount } from "./notifications.queries.ts";

const pageSize = 20;

export function notificationsRoutes(app: AppContext): void {
	registerRoute(app, contract.getNotifications, ({ viewer, query }) =>
		listNotifications(app, viewer.account_id, query.cursor),
	);
	registerRoute(app, contract.readNotifications, async ({ viewer: { account_id }, body }) => {
		await updateNotificationsRead(app.db, { account_id, up_to: new Date(body.up_to), read_at: app.now() });
		return { notifications_count: await selectUnreadCount(app.db, account_id) };
	});
	registerRoute(app, contract.getNotificationSwitches, ({ viewer }) => listSwitches(app, viewer));
	registerRoute(app, contract.setNotificationSwitch, ({ viewer, body }) => chooseSwitch(app, viewer, body));
}

async function listNotifications(app: AppContext, account_id: string, cursor: string | undefined) {
	const after = cursor === undefined ? undefined : readCursor(cursor);
	if (cursor !== undefined && after === undefined) throw new ApiError("not_found");
	const rows = await selectNotifications(app.db, { account_id, after, limit: pageSize + 1 });
	const { page, next_cursor } = toPage(rows, pageSize, (row) => row);
	return {
		notifications: page.map(({ id, kind, description, created_at, read_at }) => ({
			id,
			kind,
			description,
			created_at: created_at.toISOString(),
			is_read: read_at !== null,
		})),
		next_cursor,
	};
}

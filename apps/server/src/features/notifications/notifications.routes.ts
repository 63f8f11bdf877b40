import * as contract from "@learnin/contract/routes/people/notifications.contract";
import { UNSUBSCRIBE_PATH } from "@learnin/domain/notifications/unsubscribe-path";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute, registerStream } from "../../platform/http/register-route.ts";
import { followNotifications, watchNotifications } from "./live-notifications.ts";
import { chooseSwitch, listSwitches } from "./notification-switches.ts";
import { listNotifications } from "./list-notifications.ts";
import { selectUnreadCount, updateNotificationsRead } from "./notifications.queries.ts";
import { unsubscribe } from "./unsubscribe.ts";

export function notificationsRoutes(app: AppContext): void {
	registerRoute(app, contract.getNotifications, ({ viewer, query }) =>
		listNotifications(app, viewer.account_id, query.cursor),
	);
	registerRoute(app, contract.readNotifications, async ({ viewer: { account_id }, body }) => {
		const { ids = [], up_to = 0 } = body;
		await updateNotificationsRead(app.db, { account_id, ids, up_to: new Date(up_to), read_at: app.now() });
		return { notifications_count: await selectUnreadCount(app.db, account_id) };
	});
	registerRoute(app, contract.getNotificationSwitches, ({ viewer }) => listSwitches(app, viewer));
	registerRoute(app, contract.setNotificationSwitch, ({ viewer, body }) => chooseSwitch(app, viewer, body));
	const watch = watchNotifications(app);
	app.server.addHook("preClose", async () => watch.stop());
	registerStream(app, contract.streamNotifications, ({ viewer }, stream) =>
		followNotifications(app, watch, viewer.account_id, stream),
	);
	unsubscribeRoutes(app);
}

/**
 * An email client's own button posts a form without a sign-in; one that cannot do that opens the page
 * instead.
 */
function unsubscribeRoutes(app: AppContext): void {
	void app.server.register(async (server) => {
		// The body is always the same (RFC 8058); the URL says the rest.
		for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"])
			server.addContentTypeParser(type, { parseAs: "buffer", bodyLimit: 2_000 }, async () => ({}));
		registerRoute({ ...app, server }, contract.unsubscribe, ({ query }) => unsubscribe(app, query.token));
		server.get(contract.unsubscribe.path, { config: { who: "public" } }, async (request, reply) => {
			const { token } = request.query as { token?: unknown };
			const query = typeof token === "string" ? `?token=${encodeURIComponent(token)}` : "";
			return reply.header("cache-control", "no-store").redirect(`${UNSUBSCRIBE_PATH}${query}`, 303);
		});
	});
}

import type { RouteResponse } from "@learnin/contract/define-route";
import type { getNotifications } from "@learnin/contract/routes/people/notifications.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import { selectBundled, selectNotifications } from "./notifications.queries.ts";

const pageSize = 20;

type Row = Awaited<ReturnType<typeof selectNotifications>>[number];

/**
 * An account's notifications, newest first, a page at a time; those about one child on one day form one row.
 */
export async function listNotifications(
	app: AppContext,
	account_id: string,
	cursor: string | undefined,
): Promise<RouteResponse<typeof getNotifications>> {
	const after = requirePlace(cursor);
	const rows = await selectNotifications(app.db, { account_id, after, limit: pageSize + 1 });
	const { page, next_cursor } = toPage(rows, pageSize, (row) => row);
	const bundles = page.flatMap(({ bundle }) => (bundle === null ? [] : [bundle]));
	const bundled = bundles.length === 0 ? [] : await selectBundled(app.db, { account_id, bundles });
	const partsOf = (row: Row) => {
		const parts = bundled.filter(({ bundle }) => bundle === row.bundle);
		return parts.length === 0 ? [row] : parts;
	};
	return { notifications: page.map((row) => present(row, partsOf(row))), next_cursor };
}

function present({ id, kind, created_at, happened_at, time_zone, page }: Row, parts: readonly Row[]) {
	return {
		id,
		kind,
		// One line per notification, for clients that do not know parts.
		description: parts.map(({ description }) => description).join("\n"),
		created_at: created_at.toISOString(),
		happened_at: (happened_at ?? created_at).toISOString(),
		time_zone,
		is_read: parts.every(({ read_at }) => read_at !== null),
		page,
		parts: parts.map((part) => ({
			id: part.id,
			kind: part.kind,
			description: part.description,
			page: part.page,
		})),
	};
}

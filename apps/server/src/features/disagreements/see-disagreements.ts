import type { RouteResponse } from "@learnin/contract/define-route";
import type { getDisagreements, SeenDisagreement } from "@learnin/contract/routes/operations.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import { countOpenDisagreements, selectDisagreements } from "./disagreements.queries.ts";

const pageSize = 20;

/** What waits for a person, or what was decided; newest first. */
export async function seeDisagreements(
	app: Pick<AppContext, "db">,
	{ state, cursor }: { state: "open" | "decided"; cursor?: string | undefined },
): Promise<RouteResponse<typeof getDisagreements>> {
	const after = requirePlace(cursor);
	const rows = await selectDisagreements(app.db, { state, after, limit: pageSize + 1 });
	const { page, next_cursor } = toPage(rows, pageSize, ({ found_at, id }) => ({ created_at: found_at, id }));
	return {
		disagreements: page.map((row) => ({
			...row,
			details: row.details as SeenDisagreement["details"],
			found_at: row.found_at.toISOString(),
			resolved_at: row.resolved_at?.toISOString() ?? null,
		})),
		open_count: await countOpenDisagreements(app.db),
		next_cursor,
	};
}

import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type { getParents, getStudents } from "@learnin/contract/routes/people/people-lists.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { readPlace, readSearch, writePlace } from "./find-words.ts";
import { selectParents, selectStudents } from "./lists.queries.ts";

const pageSize = 25;

interface Asked {
	search?: string | undefined;
	sort: "newest" | "name";
	cursor?: string | undefined;
}

function pageOf({ search, sort, cursor }: Asked, now: Date) {
	return { wanted: readSearch(search), sort, after: readPlace(cursor, sort), limit: pageSize + 1, now };
}

/** Cuts rows, read with one more than the page size, to a page with the position of the next one. */
function cut<Row extends { id: string; place_key: string }>(rows: Row[]) {
	const page = rows.slice(0, pageSize);
	const last = page.at(-1);
	const hasMore = rows.length > pageSize && last !== undefined;
	return { page, next_cursor: hasMore ? writePlace({ key: last.place_key, id: last.id }) : null };
}

/** Parents and accounts that are still registering, with only what the list shows. */
export async function listParents(
	app: AppContext,
	query: RouteRequest<typeof getParents>["query"],
): Promise<RouteResponse<typeof getParents>> {
	const { page, next_cursor } = cut(await selectParents(app.db, query.state, pageOf(query, app.now())));
	const parents = page.map(({ email, children, paid_until, created_at, ...row }) => ({
		...row,
		email: email ?? "",
		children: children ?? 0,
		paid_until: paid_until?.toISOString() ?? null,
		created_at: created_at.toISOString(),
	}));
	return { parents, next_cursor };
}

/** Children of all families, likewise. */
export async function listStudents(
	app: AppContext,
	query: RouteRequest<typeof getStudents>["query"],
): Promise<RouteResponse<typeof getStudents>> {
	const rows = await selectStudents(app.db, query, pageOf(query, app.now()));
	const { page, next_cursor } = cut(rows);
	const students = page.map(({ parent_name, enrolled_until, created_at, ...row }) => ({
		...row,
		parent_name: parent_name ?? "",
		enrolled_until: enrolled_until?.toISOString() ?? null,
		created_at: created_at.toISOString(),
	}));
	return { students, next_cursor };
}

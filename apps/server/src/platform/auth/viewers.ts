import type pg from "pg";
import { bool, timestamptz, uuids } from "../db/statements/columns.ts";
import { statement } from "../db/statements/statement.ts";
import { viewerColumns, type ViewerRow, viewerSql } from "./viewer.ts";

/** Looks up the listeners of open streams again. */
export interface Viewers {
	/** The row of a session as `judgeViewer` takes it; undefined if the session no longer exists. */
	row(session_id: string): Promise<ViewerRow | undefined>;
}

interface Surroundings {
	pool: pg.Pool;
	now: () => Date;
	/** Whether a super-admin without a second factor counts as one. */
	requiresSecondFactor: boolean;
}

interface Asked {
	resolve: (row: ViewerRow | undefined) => void;
	reject: (error: unknown) => void;
}

/** Lookups within this time are batched. */
const gatherMs = 10;
/** A few milliseconds of database work. */
const mostAtOnce = 500;

const selectViewers = statement({
	name: "select-viewers",
	params: { session_ids: uuids, now: timestamptz, requires_second_factor: bool },
	row: viewerColumns,
	sql: viewerSql({
		session_id: "any (:session_ids::uuid[])",
		now: ":now",
		requires_second_factor: ":requires_second_factor",
	}),
});

/** One statement for all streams that have something to send at the same moment, however many there are. */
export function createViewers({ pool, now, requiresSecondFactor }: Surroundings): Viewers {
	let gathered = new Map<string, Asked[]>();

	async function ask(): Promise<void> {
		const all = [...gathered];
		gathered = new Map();
		for (let from = 0; from < all.length; from += mostAtOnce)
			await askFor(all.slice(from, from + mostAtOnce));
	}

	async function askFor(sessions: [id: string, asked: Asked[]][]): Promise<void> {
		try {
			const rows = await selectViewers.allPrepared(pool, {
				session_ids: sessions.map(([id]) => id),
				now: now(),
				requires_second_factor: requiresSecondFactor,
			});
			const found = new Map(rows.map((row) => [row.session_id, row]));
			for (const [id, asked] of sessions) for (const { resolve } of asked) resolve(found.get(id));
		} catch (error) {
			for (const [, asked] of sessions) for (const { reject } of asked) reject(error);
		}
	}

	return {
		row: (session_id) =>
			new Promise((resolve, reject) => {
				if (gathered.size === 0) setTimeout(() => void ask(), gatherMs);
				gathered.set(session_id, [...(gathered.get(session_id) ?? []), { resolve, reject }]);
			}),
	};
}

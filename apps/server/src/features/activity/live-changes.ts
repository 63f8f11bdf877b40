import type { Db } from "../../platform/db/database.ts";
import { createChangeWatch } from "../../platform/live/change-watch.ts";
import { selectChangedFamilies } from "./activity.queries.ts";

/** Notifies listeners on this node when a child of their family did something on any node. */
export interface LiveChanges {
	/** Calls `onChange` after each change until the returned function is called. */
	listen(family_id: string, onChange: () => void): () => void;
	stop(): void;
}

/** Polls the attempts of the families that have listeners. */
export function createLiveChanges(db: Db, now: () => Date, onError: (error: unknown) => void): LiveChanges {
	return createChangeWatch({
		read: async (since, families) => {
			const rows = await selectChangedFamilies(db, families(), since);
			return rows.map(({ family_id, changed_at, count }) => ({
				key: family_id,
				changed_at: new Date(changed_at),
				count: Number(count),
			}));
		},
		now,
		onError,
	});
}

import type { Db } from "../../platform/db/database.ts";
import { selectChangedFamilies } from "./activity.queries.ts";

/** Tells listeners on this node when a child of their family did something on any node. */
export interface LiveChanges {
	/** Calls `onChange` after each change until the returned function is called. */
	listen(family_id: string, onChange: () => void): () => void;
	stop(): void;
}

const pollMs = 400;
/** Clocks of nodes differ and transactions commit late: each look goes this far back, and counts tell what is new. */
const overlapMs = 5_000;

/**
 * One indexed look at the attempts of the families that are being watched, while there are any:
 * no LISTEN/NOTIFY, so it works the same on every relative of PostgreSQL and through any pooler.
 */
export function createLiveChanges(db: Db, now: () => Date, onError: (error: unknown) => void): LiveChanges {
	const listeners = new Map<string, Set<() => void>>();
	const seen = new Map<string, string>();
	let timer: NodeJS.Timeout | undefined;

	async function look(): Promise<void> {
		// Everybody may have left since this look was planned.
		if (listeners.size === 0) return;
		const since = new Date(now().getTime() - overlapMs);
		const rows = await selectChangedFamilies(db, [...listeners.keys()], since);
		for (const { family_id, changed_at, count } of rows) {
			const mark = `${new Date(changed_at).getTime()} ${count}`;
			const before = seen.get(family_id);
			seen.set(family_id, mark);
			// A falling count only means that old rows left the window.
			if (before !== undefined && !isNewer(before, mark)) continue;
			for (const notify of listeners.get(family_id) ?? []) notify();
		}
	}

	function schedule(): void {
		if (timer !== undefined || listeners.size === 0) return;
		timer = setTimeout(() => {
			look()
				.catch(onError)
				.finally(() => {
					timer = undefined;
					schedule();
				});
		}, pollMs);
	}

	return {
		listen(family_id, onChange) {
			const own = listeners.get(family_id) ?? new Set();
			listeners.set(family_id, own.add(onChange));
			schedule();
			return () => {
				own.delete(onChange);
				if (own.size > 0) return;
				listeners.delete(family_id);
				seen.delete(family_id);
			};
		},
		stop() {
			listeners.clear();
			clearTimeout(timer);
		},
	};
}

function isNewer(before: string, mark: string): boolean {
	const [beforeAt = 0, beforeCount = 0] = before.split(" ").map(Number);
	const [at = 0, count = 0] = mark.split(" ").map(Number);
	return at > beforeAt || count > beforeCount;
}

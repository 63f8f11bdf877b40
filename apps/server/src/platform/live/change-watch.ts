/** What changed recently for one key: how many things, and when the newest changed. */
export interface Change {
	key: string;
	changed_at: Date;
	count: number;
}

/** Notifies listeners on this node when something with their key changed on any node. */
export interface ChangeWatch<C extends Change> {
	/** Calls `onChange` after each change until the returned function is called. */
	listen(key: string, onChange: (change: C) => void): () => void;
	stop(): void;
}

interface ChangeWatchOptions<C extends Change> {
	/** What changed since a time; may leave out all but `keys`, which have listeners. */
	read: (since: Date, keys: () => string[]) => Promise<C[]>;
	now: () => Date;
	onError: (error: unknown) => void;
}

const pollMs = 400;
/**
 * Clocks of nodes differ and transactions commit late: each poll looks this far back, and counts show what is
 * new.
 */
const overlapMs = 5_000;

/**
 * One indexed poll for all listeners of this node, while there are any: no LISTEN/NOTIFY, so it works the
 * same on every variant of PostgreSQL and through any pooler.
 */
export function createChangeWatch<C extends Change>({
	read,
	now,
	onError,
}: ChangeWatchOptions<C>): ChangeWatch<C> {
	const listeners = new Map<string, Set<(change: C) => void>>();
	const seen = new Map<string, Change>();
	let timer: NodeJS.Timeout | undefined;

	async function look(): Promise<void> {
		// Everyone may have left since this poll was scheduled.
		if (listeners.size === 0) return;
		const changes = await read(new Date(now().getTime() - overlapMs), () => [...listeners.keys()]);
		for (const change of changes) {
			const own = listeners.get(change.key);
			if (own === undefined) continue;
			const before = seen.get(change.key);
			seen.set(change.key, change);
			// A falling count only means that old rows left the window.
			if (before !== undefined && !isNewer(before, change)) continue;
			for (const tell of own) tell(change);
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
		listen(key, onChange) {
			const own = listeners.get(key) ?? new Set();
			listeners.set(key, own.add(onChange));
			schedule();
			return () => {
				own.delete(onChange);
				if (own.size > 0) return;
				listeners.delete(key);
				seen.delete(key);
			};
		},
		stop() {
			listeners.clear();
			clearTimeout(timer);
		},
	};
}

function isNewer(before: Change, change: Change): boolean {
	return change.changed_at.getTime() > before.changed_at.getTime() || change.count > before.count;
}

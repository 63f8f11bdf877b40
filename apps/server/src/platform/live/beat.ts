/** The heartbeat of all open streams of a node. */
export interface Beat {
	/** Calls `say` at each beat until the returned function is called. */
	listen(say: () => void): () => void;
}

/**
 * One timer for all streams of a node: their lines are due at the same moment, so that one statement looks up
 * all of their listeners. It runs while there are listeners.
 */
export function createBeat(everyMs: number): Beat {
	const listeners = new Set<() => void>();
	let timer: NodeJS.Timeout | undefined;
	return {
		listen(say) {
			// A function that is added twice is two listeners.
			const own = () => say();
			listeners.add(own);
			timer ??= setInterval(() => {
				for (const each of listeners) each();
			}, everyMs);
			return () => {
				listeners.delete(own);
				if (listeners.size > 0) return;
				clearInterval(timer);
				timer = undefined;
			};
		},
	};
}

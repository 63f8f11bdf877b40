/** The moments at which every stream of a node that is still open says so. */
export interface Beat {
	/** Calls `say` at each beat until the returned function is called. */
	listen(say: () => void): () => void;
}

/**
 * One timer for all streams of a node: their lines come in the same moment, so that one statement finds out for all of
 * them who still listens. It runs while there are listeners.
 */
export function createBeat(everyMs: number): Beat {
	const listeners = new Set<() => void>();
	let timer: NodeJS.Timeout | undefined;
	return {
		listen(say) {
			// A function that listens twice is two listeners.
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

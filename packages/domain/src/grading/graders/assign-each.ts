/**
 * Assigns keys to entries so that as many as possible have one, each key at most once (maximum bipartite
 * matching): by entry, the index of its key or null. `worth` says by entry and key how well they match: 0 not
 * at all, 1 partially, 2 fully. Full matches come first, and early choices never block later ones.
 * Deterministic.
 */
export function assignEach(worth: readonly (readonly (0 | 1 | 2)[])[]): (number | null)[] {
	const entry_of: (number | null)[] = (worth[0] ?? []).map(() => null);
	for (const least of [2, 1] as const)
		for (const entry of worth.keys())
			if (!entry_of.includes(entry)) giveKey({ worth, entry_of, least }, entry, new Set());
	return worth.map((_, entry) => {
		const key = entry_of.indexOf(entry);
		return key === -1 ? null : key;
	});
}

interface Assignment {
	worth: readonly (readonly (0 | 1 | 2)[])[];
	/** By key, the entry that has it. */
	entry_of: (number | null)[];
	least: 1 | 2;
}

/** Gives the entry a key, if needed by reassigning the entry that has it. False if it is impossible. */
function giveKey(assignment: Assignment, entry: number, tried: Set<number>): boolean {
	const { worth, entry_of, least } = assignment;
	for (const [key, fit] of (worth[entry] ?? []).entries()) {
		if (fit < least || tried.has(key)) continue;
		tried.add(key);
		const holder = entry_of[key] ?? null;
		if (holder !== null && !giveKey(assignment, holder, tried)) continue;
		entry_of[key] = entry;
		return true;
	}
	return false;
}

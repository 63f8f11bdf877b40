/** A skill with the ids of its prerequisites. */
interface BuildsOn {
	id: string;
	prerequisites: readonly string[];
}

/**
 * A shortest cycle of prerequisites, as ids from a skill back to itself; undefined if there is none. Unknown ids are
 * ignored.
 */
export function findCycle(all: readonly BuildsOn[], start: string): string[] | undefined {
	const below = new Map(all.map(({ id, prerequisites }) => [id, prerequisites]));
	const cameFrom = new Map<string, string>();
	const open = [start];
	for (const id of open)
		for (const next of below.get(id) ?? []) {
			if (next === start) return [...wayTo(id, cameFrom), start];
			if (cameFrom.has(next)) continue;
			cameFrom.set(next, id);
			open.push(next);
		}
	return undefined;
}

function wayTo(id: string, cameFrom: ReadonlyMap<string, string>): string[] {
	const way = [id];
	for (let from = cameFrom.get(id); from !== undefined; from = cameFrom.get(from)) way.unshift(from);
	return way;
}

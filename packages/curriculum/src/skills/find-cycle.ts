/** A skill with the ids of what it builds on. */
interface BuildsOn {
	id: string;
	prerequisites: readonly string[];
}

/**
 * A shortest way on which a skill builds on itself, as ids from the skill to itself again; undefined where it does not.
 * Ids of skills that are not given lead nowhere.
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

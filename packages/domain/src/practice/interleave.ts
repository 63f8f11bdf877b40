/**
 * The items reordered so that neighbors have different keys, if possible; otherwise early items stay early.
 * Mixing skills within a session makes them last (interleaved practice).
 */
export function interleave<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
	const left = [...items];
	const mixed: T[] = [];
	while (left.length > 0) {
		const last = mixed.at(-1);
		const counts = new Map<string, number>();
		for (const item of left) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
		const others = left.filter((item) => last === undefined || keyOf(item) !== keyOf(last));
		// A key of more than half the remaining items must go now, or its items would be adjacent at the end.
		const urgent = others.find((item) => (counts.get(keyOf(item)) ?? 0) * 2 > left.length);
		const next = urgent ?? others[0] ?? left[0];
		if (next === undefined) break;
		left.splice(left.indexOf(next), 1);
		mixed.push(next);
	}
	return mixed;
}

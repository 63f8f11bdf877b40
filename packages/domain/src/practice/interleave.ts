/**
 * The same items in an order in which no two neighbours have the same key, as far as that can be; otherwise early items
 * stay early. Mixing skills within a session makes them last (interleaved practice).
 */
export function interleave<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
	const left = [...items];
	const mixed: T[] = [];
	while (left.length > 0) {
		const last = mixed.at(-1);
		const counts = new Map<string, number>();
		for (const item of left) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
		const others = left.filter((item) => last === undefined || keyOf(item) !== keyOf(last));
		// A key that fills more than half of what is left must go now, or its items would meet at the end.
		const urgent = others.find((item) => (counts.get(keyOf(item)) ?? 0) * 2 > left.length);
		const next = urgent ?? others[0] ?? left[0];
		if (next === undefined) break;
		left.splice(left.indexOf(next), 1);
		mixed.push(next);
	}
	return mixed;
}

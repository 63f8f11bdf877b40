/**
 * The entry for each part, or null if there is an entry for a part that the question does not have. Stops at
 * the first such part, so that a request with thousands of them is cheap.
 */
export function entriesByPart(
	answer_dict: Readonly<Record<string, string>>,
	parts: readonly { id: string }[],
): ReadonlyMap<string, string> | null {
	const known = new Set(parts.map(({ id }) => id));
	const entries = new Map<string, string>();
	for (const id in answer_dict) {
		// Properties inherited from Object are not answers.
		if (!Object.hasOwn(answer_dict, id)) continue;
		if (!known.has(id)) return null;
		entries.set(id, answer_dict[id] ?? "");
	}
	return entries;
}

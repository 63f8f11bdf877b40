/**
 * Reads the entries for these parts, in their order, empty where there is none. Null if there is an entry for a part
 * that the question does not have; a request with thousands of them is cheap.
 */
export function entryReaderByPart(
	ids: readonly string[],
): (answer_dict: Readonly<Record<string, string>>) => string[] | null {
	const places = new Map(ids.map((id, at) => [id, at]));
	return (answer_dict) => {
		// Only own properties: those inherited from Object are not answers.
		const answered = Object.keys(answer_dict);
		if (answered.length > ids.length) return null;
		const entries = ids.map(() => "");
		for (const id of answered) {
			const place = places.get(id);
			if (place === undefined) return null;
			entries[place] = answer_dict[id] ?? "";
		}
		return entries;
	};
}

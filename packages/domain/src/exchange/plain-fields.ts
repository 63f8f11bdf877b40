/** Names a part of a question by its position, whatever its id is. */
export type NameOf = (kind: string, id: string) => string;

/** The object with its keys sorted, recursively. */
export function sortedFields(value: object): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(value)
			.filter(([, field]) => field !== undefined)
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([name, field]): [string, unknown] => [name, sortedValue(field)]),
	);
}

function sortedValue(value: unknown): unknown {
	if (typeof value === "string") return asShown(value);
	if (Array.isArray(value)) return value.map(sortedValue);
	return typeof value === "object" && value !== null ? sortedFields(value) : value;
}

/**
 * Normalizes what readers cannot see: needless backslashes, blanks and line breaks around a text, and
 * repeated blanks.
 */
export function asShown(text: string): string {
	return text
		.replaceAll(/\\([\p{P}\p{S}])/gu, "$1")
		.replaceAll(/[ \t]+/g, " ")
		.replaceAll(/ ?\n ?/g, "\n")
		.trim();
}

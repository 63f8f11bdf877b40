/** What a part of a question is called by its place, whatever its id is. */
export type NameOf = (kind: string, id: string) => string;

/** In the order of their names, all the way down. */
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

/** A sign that needs no backslash may have one; blanks and line breaks around a text, and blank after blank, show as none. */
export function asShown(text: string): string {
	return text
		.replaceAll(/\\([\p{P}\p{S}])/gu, "$1")
		.replaceAll(/[ \t]+/g, " ")
		.replaceAll(/ ?\n ?/g, "\n")
		.trim();
}

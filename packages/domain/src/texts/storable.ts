/** Control characters but line breaks and tabs, and halves of characters. */
const STRAY = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/**
 * A value of JSON that somebody else wrote, without what no text here can hold. JSON spells such characters (`\u0000`,
 * `\ud800`) where the bytes themselves have none, and the database takes neither in a text nor in JSON.
 */
export function storable<T>(value: T): T {
	return withoutStray(value) as T;
}

function withoutStray(value: unknown): unknown {
	if (typeof value === "string") return value.replaceAll("\r\n", "\n").replaceAll(STRAY, "");
	if (Array.isArray(value)) return value.map(withoutStray);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutStray(each)]));
}

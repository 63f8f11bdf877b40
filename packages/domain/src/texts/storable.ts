/** Control characters except line breaks and tabs, and lone surrogates. */
const STRAY = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/**
 * A JSON value from outside, without characters that we cannot store. JSON escapes such characters (`\u0000`,
 * `\ud800`), and the database accepts them neither in a text nor in JSON.
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

/**
 * Parses a JSON object and keeps its numbers as written: 1000.0 becomes "1000.0", not 1000, because that text
 * was signed. Undefined for anything but a JSON object.
 */
export function readFlatJson(text: string): Record<string, unknown> | undefined {
	try {
		const value: unknown = JSON.parse(text, keepNumberText);
		return typeof value === "object" && value !== null && !Array.isArray(value)
			? (value as Record<string, unknown>)
			: undefined;
	} catch {
		return undefined;
	}
}

/** The library's types do not have the third argument yet. */
function keepNumberText(_: string, value: unknown, context?: { source?: string }): unknown {
	return typeof value === "number" ? (context?.source ?? value) : value;
}

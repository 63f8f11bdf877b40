import { useState } from "react";

/** Which keys came after the list was first shown: those rows fade in, and only those. */
export function useFreshKeys(keys: readonly string[]): ReadonlySet<string> {
	const [first] = useState(() => new Set(keys));
	return new Set(keys.filter((key) => !first.has(key)));
}

import { useState } from "react";

/** Keys added after the list was first shown: only those rows fade in. */
export function useFreshKeys(keys: readonly string[]): ReadonlySet<string> {
	const [first] = useState(() => new Set(keys));
	return new Set(keys.filter((key) => !first.has(key)));
}

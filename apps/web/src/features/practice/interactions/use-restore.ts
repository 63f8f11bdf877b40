import { useRef } from "react";
import type { Entries } from "./use-entries.ts";

/** What there was when a movable thing got the focus, which Escape gives back. */
export function useRestore(entries: Entries, onMake: (entries: Entries) => void) {
	const before = useRef(entries);
	return {
		note: () => {
			before.current = entries;
		},
		restore: () => onMake(before.current),
	};
}

import { useRef } from "react";
import type { Entries } from "./use-entries.ts";

/** The state when a movable element got the focus, which Escape restores. */
export function useRestore(entries: Entries, onMake: (entries: Entries) => void) {
	const before = useRef(entries);
	return {
		note: () => {
			before.current = entries;
		},
		restore: () => onMake(before.current),
	};
}

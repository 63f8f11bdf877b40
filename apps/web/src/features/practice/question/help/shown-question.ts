import { useEffect, useSyncExternalStore } from "react";

/** The question on screen, for what helps with it outside of it. */
export interface ShownQuestion {
	id: string;
	skill_id: string;
	/** Its number in the set, from 1. */
	number: number;
}

let shown: ShownQuestion | null = null;
const listeners = new Set<() => void>();

function show(next: ShownQuestion | null): void {
	shown = next;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Null where no question is on screen. */
export function useShownQuestion(): ShownQuestion | null {
	return useSyncExternalStore(subscribe, () => shown);
}

/** Makes it known while it is on screen. */
export function useAsShown({ id, skill_id, number }: ShownQuestion): void {
	useEffect(() => {
		show({ id, skill_id, number });
		return () => show(null);
	}, [id, skill_id, number]);
}

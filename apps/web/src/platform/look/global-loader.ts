import { useEffect, useSyncExternalStore } from "react";

const longest = 3000;
const listeners = new Set<() => void>();
let isOn = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the loader; it hides itself after at most three seconds. */
function turnLoaderOn(): void {
	clearTimeout(timer);
	timer = setTimeout(turnLoaderOff, longest);
	set(true);
}

function turnLoaderOff(): void {
	clearTimeout(timer);
	set(false);
}

export function useIsLoaderOn(): boolean {
	return useSyncExternalStore(watch, () => isOn);
}

/** Shows the loader while the calling component is mounted. */
export function useLoaderWhileMounted(): void {
	useEffect(() => {
		turnLoaderOn();
		return turnLoaderOff;
	}, []);
}

function set(value: boolean): void {
	if (value === isOn) return;
	isOn = value;
	for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

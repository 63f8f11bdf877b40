import { useSyncExternalStore } from "react";

const key = "learnin-admin-mode";
const listeners = new Set<() => void>();

/** Whether a super-admin looks at the app as one; the choice lasts. */
export function useAdminMode(): [boolean, (isOn: boolean) => void] {
	return [useSyncExternalStore(watch, read), write];
}

function read(): boolean {
	try {
		return localStorage.getItem(key) === "on";
	} catch {
		return false;
	}
}

function write(isOn: boolean): void {
	try {
		localStorage.setItem(key, isOn ? "on" : "off");
	} catch {}
	for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}

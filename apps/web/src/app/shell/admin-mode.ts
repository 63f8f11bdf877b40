import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { useSyncExternalStore } from "react";

const key = "learnin-admin-mode";
const listeners = new Set<() => void>();

/** Whether a super-admin uses admin mode; the choice persists. The default is on for one without another role. */
export function useAdminMode({ user_type }: UserDetails): [boolean, (isOn: boolean) => void] {
	const choice = useSyncExternalStore(watch, read);
	return [choice === null ? user_type === "UNKNOWN" : choice === "on", write];
}

function read(): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
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

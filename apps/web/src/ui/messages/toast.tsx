import { useEffect, useSyncExternalStore } from "react";
import type { dismissToast as dismissShown, ToastKind, ToastList, showToast } from "./toast-list.tsx";

interface List {
	ToastList: typeof ToastList;
	showToast: typeof showToast;
	dismissToast: typeof dismissShown;
}

let list: List | null = null;
let loading: Promise<List> | null = null;
const listeners = new Set<() => void>();

/**
 * Mounted once per document. The code that renders toasts loads with the first one, or earlier when idle. Not `lazy`:
 * if it cannot load, the page must stay, and the next toast tries again.
 */
export function Toasts() {
	const loaded = useSyncExternalStore(subscribe, () => list);
	useEffect(() => {
		// Offline it could no longer load, and that is when there is most to report.
		const timer = setTimeout(() => void loadList().catch(ignore), idleAfter);
		return () => clearTimeout(timer);
	}, []);
	if (loaded === null) return null;
	return <loaded.ToastList />;
}

const idleAfter = 1500;

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function loadList(): Promise<List> {
	// Some browsers remember that a module failed to load, so offline only what the service worker has is tried.
	if (!loading && !navigator.onLine && !navigator.serviceWorker?.controller)
		return Promise.reject(new Error("Toasts cannot load offline."));
	loading ??= import("./toast-list.tsx").then(
		(loaded) => {
			list = loaded;
			for (const listener of listeners) listener();
			return loaded;
		},
		(error: unknown) => {
			loading = null;
			throw error;
		},
	);
	return loading;
}

/** `onShown` is called when the toast is visible: the code that renders it may have to load first. */
export function say(kind: ToastKind, text: string, onShown?: () => void): void {
	if (list) list.showToast(kind, text, onShown);
	// The app itself reports a chunk that failed to load.
	else loadList().then((loaded) => loaded.showToast(kind, text, onShown), ignore);
}

export function toastSuccess(text: string): void {
	say("success", text);
}

export function toastError(text: string): void {
	say("error", text);
}

export function toastInfo(text: string): void {
	say("info", text);
}

/** Removes a toast that no longer applies. */
export function dismissToast(text: string): void {
	// If it was added a moment ago, it may not be there yet.
	loading?.then((loaded) => loaded.dismissToast(text), ignore);
}

function ignore(): void {}

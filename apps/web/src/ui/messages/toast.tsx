import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import type * as toastList from "./toast-list.tsx";

type List = typeof toastList;
type Kind = toastList.ToastKind;

const ToastList = lazy(async () => {
	await loadList();
	return import("./toast-list.tsx").then((m) => ({ default: m.ToastList }));
});

let list: List | null = null;
let loading: Promise<List> | null = null;
let isWanted = false;
const listeners = new Set<() => void>();

/** Mounted once per document. The code that renders toasts loads with the first one, or earlier when idle. */
export function Toasts() {
	const isShown = useSyncExternalStore(subscribe, () => isWanted);
	const [isIdle, setIsIdle] = useState(false);
	useEffect(() => {
		// Offline it could no longer load, and that is when there is most to report.
		const load = () => void loadList().then(() => setIsIdle(true), ignore);
		const timer = setTimeout(load, idleAfter);
		return () => clearTimeout(timer);
	}, []);
	if (!isShown && !isIdle) return null;
	return (
		<Suspense fallback={null}>
			<ToastList />
		</Suspense>
	);
}

const idleAfter = 1500;

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function loadList(): Promise<List> {
	// Loading a missing chunk offline would make the app reload the page.
	if (!loading && !navigator.onLine) return Promise.reject(new Error("No line to load the toasts by."));
	loading ??= import("./toast-list.tsx").then(
		(loaded) => (list = loaded),
		(error: unknown) => {
			loading = null;
			throw error;
		},
	);
	return loading;
}

/** `onShown` is called when the toast is visible: the code that renders it may have to load first. */
export function say(kind: Kind, text: string, onShown?: () => void): void {
	if (list) list.showToast(kind, text, onShown);
	// The app itself reports a chunk that failed to load.
	else loadList().then((loaded) => loaded.showToast(kind, text, onShown), ignore);
	isWanted = true;
	for (const listener of listeners) listener();
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

import { readSession, removeSession, writeSession } from "../api/session-storage.ts";

export interface Flash {
	kind: "success" | "error" | "info";
	text: string;
}

const key = "learnin-flash";
/** A message shown for less time was not read. */
const readAfter = 1000;

/** A toast for the page that comes after a reload. */
export function leaveFlash(flash: Flash): void {
	writeSession(key, JSON.stringify(flash));
}

export function hasFlash(): boolean {
	return readSession(key) !== null;
}

/**
 * Shows the message of the previous page once this one is visible. `say` reports when it is shown. Toasts disappear
 * with their page, and some pages redirect immediately: so the message is kept for the next page until it could be
 * read. Returns a function that stops it.
 */
export function tellFlash(say: (flash: Flash, onShown: () => void) => void): () => void {
	const raw = readSession(key);
	if (raw === null) return () => {};
	const flash = parseFlash(raw);
	if (flash === null) {
		removeSession(key);
		return () => {};
	}
	const wasRead = () => {
		// The page may have left another one since then.
		if (readSession(key) === raw) removeSession(key);
	};
	const onShown = () => {
		setTimeout(wasRead, readAfter);
	};
	return whenVisible(() => say(flash, onShown));
}

function parseFlash(raw: string): Flash | null {
	try {
		const flash = JSON.parse(raw) as Partial<Flash>;
		const kind = flash.kind === "success" || flash.kind === "info" ? flash.kind : "error";
		return typeof flash.text === "string" ? { kind, text: flash.text } : null;
	} catch {
		return null;
	}
}

/** Immediately, or when the person returns to this tab. */
function whenVisible(work: () => void): () => void {
	const stop = new AbortController();
	const look = () => {
		if (document.visibilityState !== "visible") return;
		stop.abort();
		work();
	};
	document.addEventListener("visibilitychange", look, { signal: stop.signal });
	look();
	return () => stop.abort();
}

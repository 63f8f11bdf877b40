import { readSession, removeSession, writeSession } from "./session-storage.ts";

export interface Flash {
	kind: "success" | "error" | "info";
	text: string;
}

const key = "learnin-flash";
/** A message that stood for less was not read. */
const readAfter = 1000;

/** A toast for the page that comes after a reload. */
export function leaveFlash(flash: Flash): void {
	writeSession(key, JSON.stringify(flash));
}

export function hasFlash(): boolean {
	return readSession(key) !== null;
}

/**
 * Says what the page before this one left, as soon as somebody looks at this one. `say` tells when it stands there.
 * A page that is left takes its toasts with it, and one that leads on is left at once: so the message is kept for the
 * next page until it could be read. Returns how to stop.
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
		// The page may have left another one meanwhile.
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

/** At once, or when the person comes back to this tab. */
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

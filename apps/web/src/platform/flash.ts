import { readSession, removeSession, writeSession } from "./session-storage.ts";

export interface Flash {
	kind: "success" | "error" | "info";
	text: string;
}

const key = "learnin-flash";

/** A toast for the page that comes after a reload. */
export function leaveFlash(flash: Flash): void {
	writeSession(key, JSON.stringify(flash));
}

export function hasFlash(): boolean {
	return readSession(key) !== null;
}

/** Takes the message out, so that it shows once. */
export function takeFlash(): Flash | null {
	const text = readSession(key);
	if (text === null) return null;
	removeSession(key);
	try {
		const flash = JSON.parse(text) as Partial<Flash>;
		const kind = flash.kind === "success" || flash.kind === "info" ? flash.kind : "error";
		return typeof flash.text === "string" ? { kind, text: flash.text } : null;
	} catch {
		return null;
	}
}

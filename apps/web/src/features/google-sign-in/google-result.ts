import { readSession, removeSession, writeSession } from "../../platform/session-storage.ts";

/** How a visit to Google ended. */
export type GoogleResult =
	| { outcome: "handoff"; handoff: string }
	| { outcome: "cancelled" }
	| { outcome: "failed" }
	| { outcome: "unavailable" };

const attemptKey = "learnin-google-attempt";
/** Written and read by the page that Google leads back to, too. */
const returnKey = "learnin-google-return";
const resultKey = "learnin-google-result";

/** A number for one press of the button, so that of several tabs only the right one takes what comes back. */
export function newAttempt(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The result of this attempt, if the message is one. */
export function resultFor(attempt: string, message: unknown): GoogleResult | null {
	if (typeof message !== "object" || message === null) return null;
	const { attempt: of, outcome, handoff } = message as Record<string, unknown>;
	if (of !== attempt) return null;
	switch (outcome) {
		case "handoff":
			return typeof handoff === "string" ? { outcome, handoff } : null;
		case "cancelled":
		case "failed":
		case "unavailable":
			return { outcome };
		default:
			return null;
	}
}

/** Goes to Google in this very window and comes back to `path`: the way for browsers that open no second window. */
export function goToGoogle(path: string): void {
	const attempt = newAttempt();
	writeSession(attemptKey, attempt);
	writeSession(returnKey, path);
	location.assign(`/api/auth/google/start?mode=page&attempt=${attempt}`);
}

/** What this window came back from Google with, once. */
export function takePageResult(): GoogleResult | null {
	const attempt = readSession(attemptKey);
	const text = readSession(resultKey);
	if (text === null) return null;
	for (const key of [attemptKey, returnKey, resultKey]) removeSession(key);
	if (attempt === null) return null;
	try {
		return resultFor(attempt, JSON.parse(text));
	} catch {
		return null;
	}
}

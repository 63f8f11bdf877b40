import { readSession, removeSession, writeSession } from "../../platform/api/session-storage.ts";

/** The result of a visit to Google. */
export type GoogleResult =
	| { outcome: "handoff"; handoff: string }
	| { outcome: "cancelled" }
	| { outcome: "failed" }
	| { outcome: "unavailable" };

const attemptKey = "learnin-google-attempt";
/** Also used by the page that Google redirects to. */
const returnKey = "learnin-google-return";
const resultKey = "learnin-google-result";

/** A random id for one press of the button, so that of several tabs only the right one takes the result. */
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

/** Goes to Google in this window and returns to `path`: for browsers that block windows. */
export function goToGoogle(path: string): void {
	const attempt = newAttempt();
	writeSession(attemptKey, attempt);
	writeSession(returnKey, path);
	location.assign(`/api/auth/google/start?mode=page&attempt=${attempt}`);
}

/** The result with which this window returned from Google, until it is forgotten. */
export function readPageResult(): GoogleResult | null {
	const attempt = readSession(attemptKey);
	const text = readSession(resultKey);
	if (text === null || attempt === null) return null;
	try {
		return resultFor(attempt, JSON.parse(text));
	} catch {
		return null;
	}
}

/** Forgets a result that was read, so that it counts once. */
export function forgetPageResult(): void {
	if (readSession(resultKey) === null) return;
	for (const key of [attemptKey, returnKey, resultKey]) removeSession(key);
}

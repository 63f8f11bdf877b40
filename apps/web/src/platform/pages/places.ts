import { readSession, removeSession, writeSession } from "../api/session-storage.ts";

/**
 * The pages of this app visited in this tab, oldest first. Unlike the browser's own history it can be read, also after
 * a reload.
 */
const key = "learnin-places";
const most = 50;

/** Records the current page. The same page with another query replaces the last entry; a step back removes it. */
export function recordPlace(place: string): void {
	const places = readPlaces();
	if (places.at(-1) === place) return;
	if (places.at(-2) === place) places.pop();
	else if (pageOf(places.at(-1)) === pageOf(place)) places.splice(-1, 1, place);
	else places.push(place);
	writeSession(key, JSON.stringify(places.slice(-most)));
}

/** The page before the last recorded one; null if there is none. */
export function placeBefore(): string | null {
	return readPlaces().at(-2) ?? null;
}

/** The next person in this tab must not be led to them. */
export function forgetPlaces(): void {
	removeSession(key);
}

function pageOf(place: string | undefined): string | undefined {
	return place?.split(/[?#]/)[0];
}

function readPlaces(): string[] {
	try {
		const stored: unknown = JSON.parse(readSession(key) ?? "[]");
		return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : [];
	} catch {
		return [];
	}
}

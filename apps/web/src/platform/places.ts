import { readSession, removeSession, writeSession } from "./session-storage.ts";

/** The places of this app that were visited in this tab, oldest first. Survives a reload, unlike what the browser tells. */
const key = "learnin-places";
const most = 50;

/** Notes where the person is now. A place of the same page takes the last one's place; a step back drops it. */
export function recordPlace(place: string): void {
	const places = readPlaces();
	if (places.at(-1) === place) return;
	if (places.at(-2) === place) places.pop();
	else if (pageOf(places.at(-1)) === pageOf(place)) places.splice(-1, 1, place);
	else places.push(place);
	writeSession(key, JSON.stringify(places.slice(-most)));
}

/** The place before the one that was recorded last; null where there is none. */
export function placeBefore(): string | null {
	return readPlaces().at(-2) ?? null;
}

/** The next person at this tab shall not be led to them. */
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

import { type Season, SEASONS } from "@learnin/domain/rewards/seasons";
import { useSyncExternalStore } from "react";
import { useProfile } from "./use-session.ts";

/** A student's preferences; stored on the device for each account. */
export interface Preferences {
	/** No points, no streak, no motion. */
	isCalm: boolean;
	/** Larger letters with more room between letters, words and lines. */
	isEasyReading: boolean;
	/** Sounds, chosen by the student; calm mode has none anyway. */
	hasSound: boolean;
	/** The earned tile art that was chosen; calm mode has none anyway. */
	season: Season | null;
}

const listeners = new Set<() => void>();

function keyOf(account_id: string): string {
	return `learnin-practice:${account_id}`;
}

export function usePreferences(): Preferences {
	const { id } = useProfile();
	const stored = useSyncExternalStore(subscribe, () => read(id));
	return {
		isCalm: stored.includes("calm"),
		isEasyReading: stored.includes("easy-reading"),
		hasSound: stored.includes("sound"),
		season: SEASONS.find((season) => stored.includes(wordOf(season))) ?? null,
	};
}

function wordOf(season: Season): string {
	return `tiles-${season}`;
}

export function keepPreferences(account_id: string, preferences: Preferences): void {
	const { isCalm, isEasyReading, hasSound, season } = preferences;
	const words = [
		isCalm && "calm",
		isEasyReading && "easy-reading",
		hasSound && "sound",
		season !== null && wordOf(season),
	]
		.filter(Boolean)
		.join(" ");
	try {
		localStorage.setItem(keyOf(account_id), words);
	} catch {}
	for (const listener of listeners) listener();
}

function read(account_id: string): string {
	try {
		return localStorage.getItem(keyOf(account_id)) ?? "";
	} catch {
		return "";
	}
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}

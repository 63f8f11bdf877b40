import { userDetails } from "@learnin/contract/routes/people/profile.contract";
import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import * as z from "zod/mini";
import { showTimesIn } from "../../platform/time/time-zone.ts";
import { readSession, removeSession, writeSession } from "../../platform/api/session-storage.ts";

const key = "learnin-profile";

/** This tab's last known profile: shown while the server does not respond. */
export function keepProfile(profile: UserDetails): void {
	writeSession(key, JSON.stringify(profile));
	showTimesIn(profile.time_zone);
}

export function forgetProfile(): void {
	removeSession(key);
	showTimesIn(undefined);
}

export function readLastProfile(): UserDetails | undefined {
	const text = readSession(key);
	if (text === null) return undefined;
	try {
		const parsed = z.safeParse(userDetails, JSON.parse(text));
		if (!parsed.success) return undefined;
		showTimesIn(parsed.data.time_zone);
		return parsed.data;
	} catch {
		return undefined;
	}
}

import { userDetails } from "@learnin/contract/routes/people/profile.contract";
import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import * as z from "zod/mini";
import { readSession, removeSession, writeSession } from "../../platform/api/session-storage.ts";

const key = "learnin-profile";

/** This tab's last known profile: shown while the server does not respond. */
export function keepProfile(profile: UserDetails): void {
	writeSession(key, JSON.stringify(profile));
}

export function forgetProfile(): void {
	removeSession(key);
}

export function readLastProfile(): UserDetails | undefined {
	const text = readSession(key);
	if (text === null) return undefined;
	try {
		const parsed = z.safeParse(userDetails, JSON.parse(text));
		return parsed.success ? parsed.data : undefined;
	} catch {
		return undefined;
	}
}

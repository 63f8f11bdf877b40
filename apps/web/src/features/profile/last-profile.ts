import { userDetails } from "@learnin/contract/routes/profile.contract";
import type { UserDetails } from "@learnin/contract/routes/profile.contract";
import * as z from "zod/mini";
import { readSession, removeSession, writeSession } from "../../platform/session-storage.ts";

const key = "learnin-profile";

/** The last known profile of this tab: shown while the server does not answer. */
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

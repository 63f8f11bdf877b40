import * as z from "zod/mini";
import { readSession, removeSession, writeSession } from "../../platform/session-storage.ts";

// As main.tsx asks for it, which is apart so that no page of a family loads this.
const key = "learnin-seeing-as";
const tokenKeys = ["learnin-access-token", "learnin-refresh-token"] as const;

const seeing = z.object({
	name: z.string(),
	/** When it ends by itself. */
	ends_at: z.string(),
	/** The super-admin's page that it was begun from. */
	back_to: z.string(),
});
export type Seeing = z.infer<typeof seeing>;

/** As whom this tab is looked at; undefined in every other, also in one that was signed out meanwhile. */
export function readSeeing(): Seeing | undefined {
	if (readSession(tokenKeys[0]) === null) forgetSeeing();
	try {
		return z.safeParse(seeing, JSON.parse(readSession(key) ?? "null")).data;
	} catch {
		return undefined;
	}
}

/** This tab alone becomes the other person's; there is nothing to renew its token with. */
export function keepSeeing(access_token: string, kept: Seeing): void {
	forgetPerson();
	writeSession(key, JSON.stringify(kept));
	writeSession(tokenKeys[0], access_token);
	writeSession(tokenKeys[1], "");
}

/** This tab is the super-admin's again. */
export function forgetSeeing(): void {
	forgetPerson();
	for (const each of [key, ...tokenKeys]) removeSession(each);
}

/** What a tab keeps of who uses it. */
function forgetPerson(): void {
	for (const each of ["learnin-profile", "learnin-places"]) removeSession(each);
}

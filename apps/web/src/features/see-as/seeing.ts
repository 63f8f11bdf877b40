import * as z from "zod/mini";
import { readSession, removeSession, writeSession } from "../../platform/session-storage.ts";

const key = "learnin-seeing-as";
/** As platform/tokens.ts and main.tsx read them, which no page of a family needs more of. */
const tokenKeys = ["learnin-access-token", "learnin-refresh-token"] as const;

const seeing = z.object({
	name: z.string(),
	/** When it ends by itself. */
	ends_at: z.string(),
	/** The super-admin's page that it was begun from. */
	back_to: z.string(),
});
export type Seeing = z.infer<typeof seeing>;

/** As whom this tab is looked at; undefined in every other. One that was signed out meanwhile has no token anymore. */
export function readSeeing(): Seeing | undefined {
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

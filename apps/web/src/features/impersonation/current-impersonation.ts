import { type Guarded, hasFields, isText, readStored } from "../../platform/stored.ts";
import { readSession, removeSession, writeSession } from "../../platform/api/session-storage.ts";

const key = "learnin-seeing-as";
/** The same keys as in platform/tokens.ts and main.tsx, which families' pages load without this file. */
const tokenKeys = ["learnin-access-token", "learnin-refresh-token"] as const;

const isImpersonation = hasFields({
	name: isText,
	/** When it expires. */
	ends_at: isText,
	/** The super-admin's page where it was started. */
	back_to: isText,
});
export type Impersonation = Guarded<typeof isImpersonation>;

/** The person impersonated in this tab; undefined in other tabs. A tab that was signed out has no token anymore. */
export function readImpersonation(): Impersonation | undefined {
	return readStored({ getItem: readSession }, key, isImpersonation) ?? undefined;
}

/** Makes only this tab the other person's, without a refresh token. */
export function keepImpersonation(access_token: string, kept: Impersonation): void {
	forgetPerson();
	writeSession(key, JSON.stringify(kept));
	writeSession(tokenKeys[0], access_token);
	writeSession(tokenKeys[1], "");
}

/** Returns this tab to the super-admin. */
export function forgetImpersonation(): void {
	forgetPerson();
	for (const each of [key, ...tokenKeys]) removeSession(each);
}

/** Clears what a tab stores about its user. */
function forgetPerson(): void {
	for (const each of ["learnin-profile", "learnin-places"]) removeSession(each);
}

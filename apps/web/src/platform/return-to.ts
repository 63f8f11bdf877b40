import { readSession, removeSession, writeSession } from "./session-storage.ts";

const key = "learnin-return-to";
const askedKey = "learnin-asked-to-sign-in";
const signedInKey = "learnin-just-signed-in";

/** Remembers where the person was going before signing in. */
export function rememberReturnTo(path: string): void {
	if (safePath(path) !== null) writeSession(key, path);
}

/** Where the person was going, once; null when nowhere, or when it is not one of our own pages. */
export function takeReturnTo(): string | null {
	const path = readSession(key);
	removeSession(key);
	return path === null ? null : safePath(path);
}

/** Tells the home page that somebody came for a page that needs signing in: it offers that at once. */
export function askToSignIn(): void {
	writeSession(askedKey, "yes");
}

export function takeAskedToSignIn(): boolean {
	const isAsked = readSession(askedKey) !== null;
	removeSession(askedKey);
	return isAsked;
}

/** Tells the home page that it is only the way through after signing in. */
export function markJustSignedIn(): void {
	writeSession(signedInKey, "yes");
}

export function takeJustSignedIn(): boolean {
	const isMarked = readSession(signedInKey) !== null;
	removeSession(signedInKey);
	return isMarked;
}

/** Only a path of this origin: `//host`, `/\host`, `javascript:` and the like would lead away. */
export function safePath(path: string): string | null {
	if (!path.startsWith("/") || /[\p{Cc}\s\\]/u.test(path)) return null;
	const base = "https://learnin.invalid";
	const url = URL.canParse(path, base) ? new URL(path, base) : null;
	if (url?.origin !== base || url.pathname.startsWith("/api/") || url.pathname.startsWith("//")) return null;
	return url.pathname + url.search + url.hash;
}

import { readSession, removeSession, writeSession } from "../api/session-storage.ts";

const key = "learnin-return-to";
const askedKey = "learnin-asked-to-sign-in";
const signedInKey = "learnin-just-signed-in";

/** Remembers the requested page before sign-in. */
export function rememberReturnTo(path: string): void {
	if (safePath(path) !== null) writeSession(key, path);
}

/** The requested page, once; null if there is none, or if it is not one of ours. */
export function takeReturnTo(): string | null {
	const path = readSession(key);
	removeSession(key);
	return path === null ? null : safePath(path);
}

/** Tells the home page that a page needs sign-in: it opens the dialog immediately. */
export function askToSignIn(): void {
	writeSession(askedKey, "yes");
}

export function takeAskedToSignIn(): boolean {
	const isAsked = readSession(askedKey) !== null;
	removeSession(askedKey);
	return isAsked;
}

/** Tells the home page that it is only a redirect after sign-in. */
export function markJustSignedIn(): void {
	writeSession(signedInKey, "yes");
}

export function takeJustSignedIn(): boolean {
	const isMarked = readSession(signedInKey) !== null;
	removeSession(signedInKey);
	return isMarked;
}

/** Only a path of this origin: `//host`, `/\host`, `javascript:` and the like would leave it. */
export function safePath(path: string): string | null {
	if (!path.startsWith("/") || /[\p{Cc}\s\\]/u.test(path)) return null;
	const base = "https://learnin.invalid";
	const url = URL.canParse(path, base) ? new URL(path, base) : null;
	if (url?.origin !== base || url.pathname.startsWith("/api/") || url.pathname.startsWith("//")) return null;
	return url.pathname + url.search + url.hash;
}

import type { Tokens } from "@learnin/contract/routes/people/sign-in.contract";

const accessKey = "learnin-access-token";
const refreshKey = "learnin-refresh-token";

/** Storage can be disabled or full; then the session lives as long as the page. */
const memory = new Map<string, string>();

export function readAccessToken(): string | null {
	return read(accessKey);
}

export function readRefreshToken(): string | null {
	return read(refreshKey);
}

export function hasTokens(): boolean {
	return read(accessKey) !== null;
}

export function storeTokens(tokens: Tokens): void {
	write(accessKey, tokens.access_token);
	write(refreshKey, tokens.refresh_token);
}

export function clearTokens(): void {
	for (const key of [accessKey, refreshKey]) {
		memory.delete(key);
		try {
			storeOf(key).removeItem(key);
		} catch {}
	}
}

/** A tab in which a super-admin impersonates someone has its own tokens. */
function storeOf(key: string): Storage {
	return sessionStorage.getItem(key) === null ? localStorage : sessionStorage;
}

function read(key: string): string | null {
	const kept = memory.get(key);
	if (kept !== undefined) return kept;
	try {
		return storeOf(key).getItem(key);
	} catch {
		return null;
	}
}

function write(key: string, value: string): void {
	try {
		storeOf(key).setItem(key, value);
		memory.delete(key);
	} catch {
		memory.set(key, value);
	}
}

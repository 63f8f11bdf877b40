/** Session storage that never throws: browsers can disable it. */
export function readSession(key: string): string | null {
	try {
		return sessionStorage.getItem(key);
	} catch {
		return null;
	}
}

export function writeSession(key: string, value: string): void {
	try {
		sessionStorage.setItem(key, value);
	} catch {}
}

export function removeSession(key: string): void {
	try {
		sessionStorage.removeItem(key);
	} catch {}
}

/** Prefix of the storage keys of an account's unsent answers. */
export function unsentPrefix(account_id: string): string {
	return `learnin-unsent:${account_id}:`;
}

/** Whether there are any; cheap, for pages that need the rest only then. */
export function hasUnsent(account_id: string): boolean {
	try {
		return Object.keys(localStorage).some((key) => key.startsWith(unsentPrefix(account_id)));
	} catch {
		return false;
	}
}

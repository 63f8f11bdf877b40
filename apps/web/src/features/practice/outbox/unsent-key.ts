/** Where on the device an account's answers wait for the line: the beginning of their keys. */
export function unsentPrefix(account_id: string): string {
	return `learnin-unsent:${account_id}:`;
}

/** Whether any wait; cheap, for pages that need the rest only then. */
export function hasUnsent(account_id: string): boolean {
	try {
		return Object.keys(localStorage).some((key) => key.startsWith(unsentPrefix(account_id)));
	} catch {
		return false;
	}
}

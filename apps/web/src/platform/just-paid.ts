import { isText, readStored } from "./stored.ts";

const key = /* not a text */ "just paid";

/** For the page that follows a payment with a full load: it confirms what was paid. */
export function rememberPaid(orderId: string): void {
	try {
		sessionStorage.setItem(key, JSON.stringify(orderId));
	} catch {
		// Without storage the next page does not confirm it; the email does.
	}
}

/** The order that was paid just before this page, or null. */
export function readJustPaid(): string | null {
	try {
		return readStored(sessionStorage, key, isText);
	} catch {
		return null;
	}
}

/** It is confirmed once. */
export function forgetPaid(): void {
	try {
		sessionStorage.removeItem(key);
	} catch {
		// Nothing was stored either.
	}
}

import { type GoogleResult, newAttempt, resultFor } from "./google-result.ts";

const width = 500;
const height = 600;
const lookEveryMs = 500;
/** A window may close before its message lands; and Google's own pages can make an open one look closed. */
const graceMs = 8000;

interface Listener {
	/** At most once. */
	onResult: (result: GoogleResult) => void;
	/** The window looks closed. A hint: a result may still come. */
	onClosed: () => void;
	/** It looked closed and nothing came for a while. Even so a result may come later. */
	onGone: () => void;
}

/** A window at Google. */
export interface GoogleWindow {
	/** Brings it to the front. */
	show: () => void;
	/** Closes it; nothing is told anymore. */
	end: () => void;
}

/**
 * Opens Google's choice of account in a window of its own and tells how it ends. To be called in the press of a
 * button itself: later the browser would refuse. Null when it refused anyway.
 */
export function openGoogleWindow(listener: Listener): GoogleWindow | null {
	const attempt = newAttempt();
	// A name of its own: an earlier window that is just closing must not be taken for this one.
	const popup = window.open(`/api/auth/google/start?attempt=${attempt}`, `google-${attempt}`, features());
	if (popup === null || popup.closed) return null;
	const channel = new BroadcastChannel("learnin-google");
	let closedAt: number | null = null;
	const end = () => {
		clearInterval(timer);
		removeEventListener("message", fromWindow);
		channel.close();
		popup.close();
	};
	const take = (message: unknown) => {
		const result = resultFor(attempt, message);
		if (result === null) return;
		end();
		listener.onResult(result);
	};
	const fromWindow = (event: MessageEvent) => {
		if (event.origin === location.origin && event.source === popup) take(event.data);
	};
	const look = () => {
		if (!popup.closed) return;
		if (closedAt === null) {
			closedAt = performance.now();
			listener.onClosed();
		} else if (performance.now() - closedAt >= graceMs) {
			// It may be open all the same, and a person may take long: what comes late is taken too.
			clearInterval(timer);
			listener.onGone();
		}
	};
	const timer = setInterval(look, lookEveryMs);
	addEventListener("message", fromWindow);
	channel.addEventListener("message", ({ data }) => take(data));
	return { show: () => popup.focus(), end };
}

function features(): string {
	const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
	const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
	return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

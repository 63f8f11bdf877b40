import { type GoogleResult, newAttempt, resultFor } from "./google-result.ts";

const width = 500;
const height = 600;
const lookEveryMs = 500;
/** A window may close before its message arrives, and Google's own pages can make an open one look closed. */
const graceMs = 8000;

interface Listener {
	/** Called at most once. */
	onResult: (result: GoogleResult) => void;
	/** The window looks closed. Only a hint: a result may still arrive. */
	onClosed: () => void;
	/** It looked closed and nothing arrived for a while. Even so a result may still arrive. */
	onGone: () => void;
}

/** A window at Google. */
export interface GoogleWindow {
	/** Brings it to the front. */
	show: () => void;
	/** Closes it; no further callbacks. */
	end: () => void;
}

/**
 * Opens Google's account chooser in its own window and reports the result. Call it in a button's press handler, or the
 * browser will block it. Null if it was blocked anyway.
 */
export function openGoogleWindow(listener: Listener): GoogleWindow | null {
	const attempt = newAttempt();
	// A unique name: an earlier window that is just closing must not be reused.
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
			// It may still be open, and people may take long: a late result is accepted.
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

import {
	readNotifications,
	streamNotifications,
} from "@learnin/contract/routes/people/notifications.contract";
import { callApi } from "../../platform/api/api-client.ts";
import { followStream } from "../../platform/live.ts";

export interface Unread {
	notifications_count: number;
	/** A notification was added, or read elsewhere; otherwise only the count changed. */
	isChange: boolean;
}

/**
 * Follows an account's notifications until the returned function is called. However many tabs are open, only one of
 * them holds the connection and shares its events: browsers allow few connections per server.
 */
export function followNotifications(accountId: string, onUnread: (unread: Unread) => void): () => void {
	const name = `learnin-news-${accountId}`;
	const stop = new AbortController();
	const others = new BroadcastChannel(name);
	others.addEventListener("message", ({ data }: MessageEvent<Unread>) => onUnread(data));
	const passOn = others.postMessage.bind(others);
	const hear = (unread: Unread) => {
		if (stop.signal.aborted) return;
		onUnread(unread);
		passOn(unread);
	};
	const hold = () => holdLine(hear, stop.signal);
	// Without locks, as on an address without https, each tab has its own connection.
	if ("locks" in navigator)
		void navigator.locks.request(name, { signal: stop.signal }, hold).catch(() => undefined);
	else void hold();
	return () => {
		stop.abort();
		others.close();
	};
}

async function holdLine(hear: (unread: Unread) => void, signal: AbortSignal): Promise<void> {
	if (signal.aborted) return;
	const end = followStream(
		streamNotifications,
		{},
		{
			onLine: ({ type, notifications_count }) => {
				if (notifications_count !== null) hear({ notifications_count, isChange: type === "changed" });
			},
			onPoll: asker(hear),
		},
	);
	await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
	end();
}

/** Fetches the count, one request at a time; marking nothing as read returns it. */
function asker(hear: (unread: Unread) => void): () => void {
	let isAsking = false;
	return () => {
		if (isAsking) return;
		isAsking = true;
		callApi(readNotifications, { body: {} })
			.then(({ notifications_count }) => hear({ notifications_count, isChange: true }))
			// A lost connection is retried anyway.
			.catch(() => undefined)
			.finally(() => {
				isAsking = false;
			});
	};
}

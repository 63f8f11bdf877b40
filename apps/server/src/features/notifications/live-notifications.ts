import type { AppContext } from "../../platform/app-context.ts";
import { describeError } from "../../platform/http/errors/describe-error.ts";
import { type Beat, createBeat } from "../../platform/live/beat.ts";
import { type Change, type ChangeWatch, createChangeWatch } from "../../platform/live/change-watch.ts";
import { selectNotificationChanges, selectUnreadCount } from "./notifications.queries.ts";

/** An account received or read a notification; with the unread count. */
export interface NotificationChange extends Change {
	notifications_count: number;
}

export interface NotificationLine {
	type: "hello" | "changed" | "still_here";
	at: string;
	notifications_count: number | null;
}

/** Slower than other streams: every signed-in page has this one open. */
const stillHereMs = 30_000;

interface NotificationWatch extends ChangeWatch<NotificationChange> {
	beat: Beat;
}

/**
 * Watches all accounts' notifications with one query per node and poll, however many pages are open: there
 * are few changes in the last seconds, for all accounts together.
 */
export function watchNotifications(app: AppContext): NotificationWatch {
	const changes = createChangeWatch<NotificationChange>({
		read: (since) => selectNotificationChanges(app.db, since),
		now: app.now,
		onError: (error) =>
			app.log.warn(error instanceof Error ? describeError(error) : {}, "notifications could not be read"),
	});
	return { ...changes, beat: createBeat(stillHereMs) };
}

/** Sends the unread count, at first and after every change, until `closed`. */
export async function followNotifications(
	app: AppContext,
	watch: NotificationWatch,
	account_id: string,
	{ send, closed }: { send: (line: NotificationLine) => void; closed: AbortSignal },
): Promise<void> {
	const line = (type: NotificationLine["type"], notifications_count: number | null) =>
		send({ type, at: app.now().toISOString(), notifications_count });
	// Subscribe first, then count, so that no change is missed in between.
	const stop = watch.listen(account_id, (change) => line("changed", change.notifications_count));
	const stopBeat = watch.beat.listen(() => line("still_here", null));
	try {
		line("hello", await selectUnreadCount(app.db, account_id));
		await untilAborted(closed);
	} finally {
		stopBeat();
		stop();
	}
}

async function untilAborted(signal: AbortSignal): Promise<void> {
	if (signal.aborted) return;
	await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}

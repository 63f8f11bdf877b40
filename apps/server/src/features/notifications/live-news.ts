import type { AppContext } from "../../platform/app-context.ts";
import { describeError } from "../../platform/http/describe-error.ts";
import { type Change, type ChangeWatch, createChangeWatch } from "../../platform/live/change-watch.ts";
import { selectNews, selectUnreadCount } from "./notifications.queries.ts";

/** Something was told to an account, or read by it; with what is unread now. */
export interface NewsChange extends Change {
	notifications_count: number;
}

export interface NewsLine {
	type: "hello" | "changed" | "still_here";
	at: string;
	notifications_count: number | null;
}

/** Rarer than on other streams: every signed-in page has this one open, and each line asks who is listening. */
const stillHereMs = 30_000;

/**
 * Every account's bell, watched with one query per node and look, however many pages are open: what was told and read
 * in the last seconds is little, whoever it was for.
 */
export function watchNews(app: AppContext): ChangeWatch<NewsChange> {
	return createChangeWatch<NewsChange>({
		read: (since) => selectNews(app.db, since),
		now: app.now,
		onError: (error) =>
			app.log.warn(error instanceof Error ? describeError(error) : {}, "news could not be read"),
	});
}

/** Tells how much is unread, at first and after every change, until `closed`. */
export async function followNews(
	app: AppContext,
	news: ChangeWatch<NewsChange>,
	account_id: string,
	{ send, closed }: { send: (line: NewsLine) => void; closed: AbortSignal },
): Promise<void> {
	const line = (type: NewsLine["type"], notifications_count: number | null) =>
		send({ type, at: app.now().toISOString(), notifications_count });
	// First the ear, then the count: nothing falls between.
	const stop = news.listen(account_id, (change) => line("changed", change.notifications_count));
	const beat = setInterval(() => line("still_here", null), stillHereMs);
	try {
		line("hello", await selectUnreadCount(app.db, account_id));
		await untilAborted(closed);
	} finally {
		clearInterval(beat);
		stop();
	}
}

async function untilAborted(signal: AbortSignal): Promise<void> {
	if (signal.aborted) return;
	await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}

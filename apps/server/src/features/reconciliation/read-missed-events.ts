import type { AppContext } from "../../platform/app-context.ts";
import { askStripe, eventTypes, recordEvent } from "../payments/index.ts";
import { selectEventsReadUpTo, upsertEventsReadUpTo } from "./reconciliation.queries.ts";

const hour = 60 * 60 * 1000;
/** Stripe retries an event for three days. */
const firstLookMs = 72 * hour;
/** An event can appear in the list after newer ones. */
const overlapMs = hour;

/**
 * Reads Stripe's list of events since the last known one and handles each as if it had been delivered; known
 * events are recognized by id. Returns how many were missed.
 */
export async function readMissedEvents(app: AppContext): Promise<number> {
	const readUpTo = await selectEventsReadUpTo(app.db);
	const since = readUpTo?.getTime() ?? app.now().getTime() - firstLookMs + overlapMs;
	const listed = app.stripe.events.list({
		created: { gte: Math.floor((since - overlapMs) / 1000) },
		types: [...eventTypes],
		limit: 100,
	});
	let newest = 0;
	let missed = 0;
	await askStripe(async () => {
		for await (const event of listed) {
			newest = Math.max(newest, event.created);
			if (await recordEvent(app, event)) missed += 1;
		}
	});
	// Only now: after a failure the list is read again from the same position.
	if (newest > 0) await upsertEventsReadUpTo(app.db, new Date(newest * 1000));
	if (missed > 0) app.log.warn({ missed }, "found Stripe events that were never delivered");
	return missed;
}

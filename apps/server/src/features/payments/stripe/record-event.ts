import type Stripe from "stripe";
import type { AppContext } from "../../../platform/app-context.ts";
import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import { insertProviderEvent } from "../payments.queries.ts";

/**
 * The events handled here: those the webhook subscribes to, and those that are fetched when it missed some.
 */
export const eventTypes = [
	"payment_intent.succeeded",
	"payment_intent.payment_failed",
	"payment_intent.canceled",
	"payment_intent.processing",
	"payment_intent.requires_action",
	"setup_intent.succeeded",
	"refund.created",
	"refund.updated",
	"refund.failed",
	"charge.refunded",
	"charge.dispute.created",
	"charge.dispute.updated",
	"charge.dispute.closed",
	"charge.dispute.funds_withdrawn",
	"charge.dispute.funds_reinstated",
] as const satisfies Stripe.Event.Type[];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What is read from an event's object. */
interface EventObject {
	id?: string;
	metadata?: Record<string, string> | null;
	payment_intent?: string | { id: string } | null;
}

/**
 * Records an event once and adds a job that asks Stripe for the truth; nothing in the event is trusted but
 * what it is about. Returns false for a known event.
 */
export async function recordEvent(app: AppContext, event: Stripe.Event): Promise<boolean> {
	const object = event.data.object as EventObject;
	return inTransaction(app.db, async (tx) => {
		const isNew = await insertProviderEvent(tx, {
			event_id: event.id,
			type: event.type,
			object_id: object.id ?? "",
		});
		if (isNew) await addJob(app, tx, event.type, object);
		return isNew;
	});
}

async function addJob(app: AppContext, tx: Tx, type: string, object: EventObject): Promise<void> {
	const { id = "", payment_intent } = object;
	if (type.startsWith("payment_intent.") || type === "setup_intent.succeeded") {
		const order_id = object.metadata?.["order_id"] ?? "";
		const payment = type.startsWith("payment_intent.") ? { payment_intent_id: id } : {};
		if (uuid.test(order_id)) await app.jobs.add(tx, "settle-order", { order_id, ...payment });
	} else if (type.startsWith("charge.dispute.")) {
		await app.jobs.add(tx, "note-dispute", { dispute_id: id });
	} else if (type.startsWith("refund.") || type === "charge.refunded") {
		const payment_intent_id = typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
		if (payment_intent_id !== undefined) await app.jobs.add(tx, "settle-refunds", { payment_intent_id });
	}
}
